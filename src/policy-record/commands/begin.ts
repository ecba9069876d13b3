import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {counted} from '../../shared/counted';
import {longDay} from '../../shared/dates';
import type {Problem} from '../../shared/report';
import {aYearAfter} from '../../shared/wall-clock';
import {listDocuments} from '../../reading/files';
import {approve} from '../ledger/amend';
import {git, hasGit} from '../ledger/git';
import {editionsOf} from '../ledger/ledger';
import {readRecord} from '../ledger/read-record';
import {entryName} from '../shared/version';
import {documentNamed} from './amend';
import {answer, expectAnswers, Refused, type Command, type ExitCode} from './command';

/** The files of the record, which are emptied together. */
const RECORD = ['versioned_docs', 'versioned_sidebars', 'versions.json'];

/** Name of a record that is put aside until the new one is complete. */
const aside = (place: string) => `${place}.before`;

function hasHistory(siteDir: string): boolean {
  if (!hasGit(siteDir)) return false;
  const hasCommits = git({siteDir}, 'rev-list', '--all', '--max-count=1').trim() !== '';
  return (
    hasCommits && git({siteDir}, 'log', '--all', '-1', '--format=%H', '--', 'versioned_docs') !== ''
  );
}

const VERSION_LINK = /\]\((\/[^)]*\/(?:versions|changes)\/[^)]*)\)/;

/** Finds what the documents say about closed editions and versions, which a new record does not have. */
function recordNamed(siteDir: string): Problem[] {
  const {closed} = editionsOf(siteDir);
  return listDocuments(siteDir, 'docs').files.flatMap((file) =>
    readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const [, version] = VERSION_LINK.exec(text) ?? [];
        if (version !== undefined) {
          const expected = 'no link to a version, because all of them go';
          const fix = 'Take the link and what it says out.';
          return {file, line: index + 1, field: 'text', expected, found: version, fix};
        }
        return closed.flatMap((label): Problem[] => {
          const at = {
            file,
            line: index + 1,
            expected: `nothing about edition ${label}, which goes`,
          };
          if (new RegExp(`^targetsOf:.*\\b${label}\\b`).test(text)) {
            const fix = 'Delete the file: its targets are those of the other group.';
            return [{...at, field: 'targetsOf', found: text, fix}];
          }
          return new RegExp(`\\(/${label}\\b`).test(text)
            ? [{...at, field: 'text', found: `a link to /${label}`, fix: 'Take the link out.'}]
            : [];
        });
      }),
  );
}

/** `npm run policy:begin`: empties the record and enters the first approvals of another owner. */
export const begin: Command = {
  usage: `Begins a record of your own: deletes all versions, approvals and closed editions of the group
before you, and approves the documents that you name, or all of them, as version 1.0.

  npm run policy:begin -- --approved-on 2027-01-15 --approved-by 'Group board'
  npm run policy:begin -- policies/whistleblowing terms --approved-on …     only these; the others stay drafts

Nothing changes unless every document can be approved. It needs a repository whose history has no
record: delete the folder .git and run git init first.

  --approved-on <day>      day of the approval, today or earlier, e.g. 2027-01-15
  --approved-by <role>     a role or a body, e.g. Group board
  --effective-from <day>   first day in force; otherwise the day of the approval
  --review-by <day>        next review, within a year; otherwise a year after the approval
  --note <sentence>        for readers; otherwise "First version."`,
  words: Infinity,
  options: {
    'approved-on': {type: 'string'},
    'approved-by': {type: 'string'},
    'effective-from': {type: 'string'},
    'review-by': {type: 'string'},
    note: {type: 'string'},
  },
  async act(call, context): Promise<ExitCode> {
    const {siteDir, today, print} = context;
    const ask = (option: string, question: string, suggestion?: string) =>
      answer(call, context, option, question, suggestion);
    const approvedOn = await ask('approved-on', 'Approved on (YYYY-MM-DD)');
    const approvedBy = await ask('approved-by', 'Approved by');
    expectAnswers(call);
    const day = /^\d{4}-\d\d-\d\d$/.test(approvedOn) ? approvedOn : today;
    const approval = {
      kind: 'major',
      approvedOn,
      approvedBy,
      effectiveFrom: call.options['effective-from'] ?? day,
      reviewBy: call.options['review-by'] ?? aYearAfter(day),
      note: call.options.note ?? 'First version.',
    };
    if (hasHistory(siteDir)) {
      throw new Refused(
        'Nothing was changed. The history of this repository has a record, which nobody may shorten. Begin a repository of your own: delete the folder .git, run git init, then this command, and commit afterwards.',
      );
    }
    const problems = recordNamed(siteDir);
    if (problems.length > 0) throw new Refused('Nothing was changed.', problems);

    const there = RECORD.filter((place) => existsSync(path.join(siteDir, place)));
    const move = (from: (place: string) => string, to: (place: string) => string) => {
      for (const place of there) {
        renameSync(path.join(siteDir, from(place)), path.join(siteDir, to(place)));
      }
    };
    const same = (place: string) => place;
    move(same, aside);
    let isDone = false;
    try {
      writeFileSync(path.join(siteDir, 'versions.json'), '[]\n');
      const all = readRecord(siteDir, today).unapproved.map(({document}) => document);
      const documents =
        call.words.length > 0 ? call.words.map((name) => documentNamed(name, all)) : all;
      const entry = approve(siteDir, documents, approval, today);
      if ('problems' in entry) throw new Refused('Nothing was changed.', entry.problems);
      for (const {row} of entry.plans) print(`${row.reference} ${entryName(row)}: ${row.document}`);
      const drafts = all.filter((document) => !documents.includes(document));
      if (drafts.length > 0) print(`\nStill drafts: ${drafts.join(', ')}`);
      print(
        `\nThe record begins on ${longDay(today)} with ${counted(entry.plans.length, 'document')}. Commit everything: git add --all && git commit`,
      );
      isDone = true;
      return 0;
    } finally {
      const remove = (place: string) =>
        rmSync(path.join(siteDir, place), {recursive: true, force: true});
      if (isDone) {
        there.map(aside).forEach(remove);
      } else {
        RECORD.forEach(remove);
        move(aside, same);
      }
    }
  },
};
