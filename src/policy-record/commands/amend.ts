import path from 'node:path';
import {aYearAfter} from '../../shared/wall-clock';
import {nearest} from '../../data/nearest';
import {enterAmendment, planAmendment, touch, type Amendment} from '../ledger/amend';
import {KEPT, rowsFile} from '../ledger/ledger';
import {readRecord} from '../ledger/read-record';
import {rebase} from '../ledger/rebase';
import {answer, Refused, refuseMixing, WrongUse, type Command, type ExitCode} from './command';

/**
 * Finds a document by any of its names: `whistleblowing`, `policies/whistleblowing`, `docs/….mdx`.
 */
function documentNamed(name: string, documents: readonly string[]): string {
  const place = name.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const found = documents.find((each) => each === place || each === `policies/${place}`);
  if (found === undefined) {
    const meant = nearest(place, [...documents, ...documents.map((each) => path.basename(each))]);
    throw new Refused(
      `There is no policy or notice “${name}”. ${
        meant === undefined ? `There are: ${documents.join(', ')}.` : `Did you mean ${meant}?`
      }`,
    );
  }
  return found;
}

type Planned = Exclude<Amendment, {problems: unknown}>;

/** Says what was entered, and which files were written. */
function entered({row, changes, details, replaces}: Planned): string {
  const files = [...new Set(changes.map(({file}) => file))];
  const sections = Array.isArray(row.sections) ? row.sections.join(', ') || 'none' : 'all';
  const above = details.length > 0 ? ` Title block: ${details.join(', ')}.` : '';
  const instead = replaces.map(
    (version) =>
      `\nVersion ${version}, which was approved for a later date, will now never come into force. If you still want its changes, make them in the text again and enter them as the next version.\n`,
  );
  return `${row.reference} ${row.version}, in force from ${row.effectiveFrom}. Changed sections: ${sections}.${above}
${instead.join('')}
${files.join('\n')}`;
}

/** `npm run policy:amend`: enters an approved text into the record. */
export const amend: Command = {
  usage: `Enters the approved text of a policy or a notice in the record.

  npm run policy:amend -- whistleblowing

The command asks for anything you leave out. Change the text first, and commit nothing else with it.

  --kind <kind>            major (anyone has to act differently), minor or withdrawn
  --approved-on <day>      e.g. 2026-11-20
  --approved-by <role>     a role or a body, e.g. Group board
  --effective-from <day>   first day in force; it can be in the future
  --review-by <day>        next review, within a year of approval
  --note <sentence>        what changed, for readers`,
  options: {
    kind: {type: 'string'},
    'approved-on': {type: 'string'},
    'approved-by': {type: 'string'},
    'effective-from': {type: 'string'},
    'review-by': {type: 'string'},
    note: {type: 'string'},
  },
  async act(call, context): Promise<ExitCode> {
    const {siteDir, today, print} = context;
    const [name] = call.words;
    if (name === undefined) throw new WrongUse('Name the document.');
    const {histories, unapproved} = readRecord(siteDir, today);
    const document = documentNamed(
      name,
      [...histories, ...unapproved].map((each) => each.document),
    );
    const rows = rowsFile(document);
    const kept = `${KEPT}/${document}`;
    refuseMixing(siteDir, rows, kept);
    const history = histories.find((each) => each.document === document);
    const ask = (option: string, question: string, suggestion?: string) =>
      answer(call, context, option, question, suggestion);
    const kind = await ask(
      'kind',
      'Does anyone have to act differently? Type major if so, otherwise minor',
    );
    const approvedOn = await ask('approved-on', 'Approved on (YYYY-MM-DD)');
    const plan = planAmendment(
      siteDir,
      document,
      {
        kind,
        approvedOn,
        approvedBy: await ask('approved-by', 'Approved by', history?.versions[0]?.approvedBy),
        effectiveFrom: await ask('effective-from', 'In force from (YYYY-MM-DD)', approvedOn),
        reviewBy: await ask(
          'review-by',
          'Next review by (YYYY-MM-DD)',
          /^\d{4}-\d\d-\d\d$/.test(approvedOn) ? aYearAfter(approvedOn) : undefined,
        ),
        note: await ask('note', 'What changed, in a sentence for readers'),
      },
      today,
    );
    if ('problems' in plan) throw new Refused('Nothing was changed.', plan.problems);
    enterAmendment(siteDir, document, plan);
    print(`${entered(plan)}

To undo this before you commit: ${history ? `git restore ${rows} && git clean -fd ${kept}` : `git clean -fd ${rows} ${kept}`}`);
    return 0;
  },
};

/** `npm run policy:rebase`: enters an approval again after another one was published first. */
export const rebaseCommand: Command = {
  usage: `Enters your approval of a policy or a notice again, after another version of the same document was
published first. It gets the next number and the text as it is now; days, approver and note stay.

  npm run policy:rebase -- whistleblowing

Bring your branch onto the published one first: git fetch, then git rebase origin/main (or git
merge). Where git stops with a conflict, choose the words of the text under docs, then run this.

  --effective-from <day>   another first day, if the approved one has passed
  --review-by <day>        another day of the next review`,
  options: {'effective-from': {type: 'string'}, 'review-by': {type: 'string'}},
  act({words: [name], options}, {siteDir, today, print}) {
    if (name === undefined) throw new WrongUse('Name the document.');
    const {histories, unapproved} = readRecord(siteDir, today);
    const document = documentNamed(
      name,
      [...histories, ...unapproved].map((each) => each.document),
    );
    const {'effective-from': effectiveFrom, 'review-by': reviewBy} = options;
    const plan = rebase(siteDir, document, {
      ...(typeof effectiveFrom === 'string' && {effectiveFrom}),
      ...(typeof reviewBy === 'string' && {reviewBy}),
    });
    if ('problems' in plan) throw new Refused('Nothing was changed.', plan.problems);
    touch(siteDir, document);
    print(`${entered(plan)}

The text has the changes of both versions. Read it, then go on:
git add docs versioned_docs && git rebase --continue     (after git merge: git commit)`);
    return 0;
  },
};
