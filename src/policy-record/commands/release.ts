import {longDay} from '../../shared/dates';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../shared/report';
import {listDocuments} from '../../reading/files';
import {shownSource} from '../facts';
import {applyChanges} from '../ledger/amend';
import {EDITIONS, editionFiles, editionsOf, headsOf, withRow} from '../ledger/ledger';
import {behindProblems} from '../ledger/git';
import {documentFile, keptSource, readRecord, type DocumentRecord} from '../ledger/read-record';
import {allInForce, isWithdrawn, nextReview} from '../ledger/timeline';
import sidebars from '../../../sidebars';
import {problemsOf} from './check';
import {Refused, refuseMixing, WrongUse, type Command} from './command';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Reports documents with an overdue review, which prevent closing the edition. */
function overdue({histories}: DocumentRecord, today: string): Problem[] {
  return allInForce(histories).flatMap(({history: {document}, version}) => {
    const reviewBy = nextReview(version);
    return reviewBy !== null && reviewBy < today
      ? [
          {
            file: documentFile(document),
            field: 'next review',
            expected: `${today} or later: an edition can’t be closed while a review is overdue`,
            found: reviewBy,
            fix: `Review the document. If its words stay: npm run policy:amend -- ${document} --kind reviewed`,
          },
        ]
      : [];
  });
}

/** Copies the documents as shown today, with brand tokens replaced; none that is withdrawn. */
function freeze(siteDir: string, folder: string, {histories}: DocumentRecord): void {
  const gone = new Set(histories.filter(isWithdrawn).map(({document}) => documentFile(document)));
  for (const file of listDocuments(siteDir, 'docs').files.filter((each) => !gone.has(each))) {
    const original = path.join(siteDir, file);
    const copy = path.join(siteDir, folder, path.relative('docs', file));
    mkdirSync(path.dirname(copy), {recursive: true});
    writeFileSync(copy, keptSource(shownSource(siteDir, original, readFileSync(original, 'utf8'))));
  }
}

/** Returns the sidebars without documents that are withdrawn. */
function sidebarsWithout({histories}: DocumentRecord): object {
  const gone = new Set<unknown>(histories.filter(isWithdrawn).map(({document}) => document));
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, ids]) => [
      name,
      Array.isArray(ids) ? ids.filter((id) => !gone.has(id)) : ids,
    ]),
  );
}

/** `npm run policy:release`: closes the edition in force; the next begins with the same texts. */
export const release: Command = {
  usage: `Closes the edition in force: its documents are kept as they are shown today, and none of
their files can change again. The next edition begins with the same texts.

  npm run policy:release -- 2026     the edition to close

It refuses if a text is still a draft, a review is overdue, the published branch has other documents,
or policy:check finds a problem.`,
  words: 1,
  options: {},
  act({words: [label]}, {siteDir, today, print}) {
    const {inForce: current, closed} = editionsOf(siteDir);
    if (label !== current) {
      throw new WrongUse(
        `Name the edition that is in force: ${current}. You named ${label ?? 'none'}.`,
      );
    }
    const places = ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json'];
    refuseMixing(siteDir, places, 'git restore');
    const record = readRecord(siteDir, today);
    const problems = [
      ...problemsOf(siteDir, record),
      ...overdue(record, today),
      ...behindProblems(siteDir, ...places),
    ];
    if (problems.length > 0) throw new Refused('Nothing was changed.', problems);
    const folder = `versioned_docs/version-${label}`;
    try {
      freeze(siteDir, folder, record);
    } catch (error) {
      rmSync(path.join(siteDir, folder), {recursive: true, force: true});
      throw error;
    }
    const sidebarsFile = `versioned_sidebars/version-${label}-sidebars.json`;
    const files = editionFiles(siteDir, label);
    const row = {edition: label, closedOn: today, files, heads: headsOf(record.ledger)};
    applyChanges(siteDir, [
      {file: sidebarsFile, content: json(sidebarsWithout(record))},
      {file: 'versions.json', content: json([label, ...closed])},
      withRow(siteDir, row),
    ]);
    const waiting = record.histories.flatMap(({document, versions: all}) =>
      all
        .filter(({state}) => state === 'coming')
        .map(({version, effectiveFrom}) => `${document} ${version} from ${longDay(effectiveFrom)}`),
    );
    if (waiting.length > 0) {
      print(
        `Not in the closed edition, because they apply from a later date: ${waiting.join(', ')}. They will be in the next edition.\n`,
      );
    }
    print(`Edition ${label} is closed: ${folder}, ${sidebarsFile}, versions.json, ${EDITIONS}.

To undo this before you commit: git restore ${EDITIONS} versions.json && git clean -fd versioned_docs versioned_sidebars`);
    return 0;
  },
};
