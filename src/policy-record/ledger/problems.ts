import path from 'node:path';
import {today} from '../../configuration/build-clock';
import {distinct, type Problem} from '../../shared/report';
import {documentProblems} from '../../reading/documents';
import {reportProblems, targetProblems} from '../results/results';
import {partsOf, textOf} from '../shared/blocks';
import {rowsFile} from './ledger';
import {documentFile, withdrawnDocuments, type DocumentRecord} from './read-record';
import {isWithdrawn, newestVersion, type Words} from './timeline';

/** Start of the placeholders in a new document. An approved text may not contain any. */
export const PLACEHOLDER = '[To be written';

/** A document, with the reference in its text. */
interface Named {
  readonly document: string;
  readonly reference: string;
}

/** What no two documents have in common. Lists of copies, feeds and calendars leave out the folder. */
const UNIQUE = [
  {
    field: 'reference',
    expected: 'a reference that no other document has',
    fix: 'Use the next free number.',
    of: ({reference}: Named) => reference,
  },
  {
    field: 'the file’s name',
    expected: 'a name that no other policy, notice or report has, in any folder',
    fix: 'Rename the file.',
    of: ({document}: Named) => path.posix.basename(document),
  },
];

/** Reports documents with a reference or name of an approved one, or of an earlier one. */
function sameNames(named: readonly Named[], approved: readonly Named[], also = ''): Problem[] {
  return named.flatMap((own, index) =>
    UNIQUE.flatMap(({field, expected, fix, of}) => {
      const other = [...approved, ...named.slice(0, index)].find(
        (each) => each.document !== own.document && of(each) === of(own),
      );
      if (other === undefined) return [];
      const found = `${of(own)}, which ${documentFile(other.document)} already has`;
      return [{file: documentFile(own.document), field, expected, found, fix: `${fix}${also}`}];
    }),
  );
}

/** Returns the texts that nobody has approved, of documents that are not withdrawn. */
function draftsOf({histories, unapproved}: DocumentRecord) {
  const edited = histories.flatMap((history) =>
    history.draft && !isWithdrawn(history)
      ? [{document: history.document, words: history.draft, history}]
      : [],
  );
  return [...edited, ...unapproved.map((draft) => ({...draft, history: undefined}))];
}

/** Reports drafts with another reference than before, and new texts with one that others have. */
function namingProblems(record: DocumentRecord): Problem[] {
  const renamed = draftsOf(record).flatMap(({words, history}) => {
    const {reference: found} = words.frontMatter;
    if (history === undefined || history.reference === found) return [];
    const expected = `${history.reference}: a reference never changes`;
    const fix = 'Put the old reference back. A different document needs its own file.';
    return [{file: words.file, field: 'reference', expected, found, fix}];
  });
  const unapproved = record.unapproved.map(({document, words}) => {
    return {document, reference: words.frontMatter.reference};
  });
  return [...renamed, ...sameNames(unapproved, record.histories)];
}

/**
 * Reports approved documents with the same reference or name, which two branches may both have given
 * to a new document. Only the check reports them: once merged, neither may change.
 */
export function duplicateDocuments({histories}: DocumentRecord): Problem[] {
  return sameNames(
    histories.filter(({withdrawal}) => withdrawal === undefined),
    [],
    ' Take your approval back first, and approve again. If both are published, withdraw one.',
  );
}

/** Reports texts that nobody has approved, which stop a public build. */
function draftProblems(record: DocumentRecord): Problem[] {
  // With rows that are wrong, nothing can be said about the text.
  const wrong = new Set(record.problems.map(({file}) => file));
  const readable = draftsOf(record).filter(({document}) => !wrong.has(rowsFile(document)));
  return readable.map(({document, history}) => ({
    file: documentFile(document),
    field: 'text',
    expected:
      history === undefined
        ? 'a version in the ledger'
        : `the approved text of version ${newestVersion(history)?.version ?? ''}`,
    found:
      history === undefined
        ? 'a document that no one has approved'
        : 'a different text, which no one has approved',
    fix: `Have the text approved, then run: npm run policy:amend -- ${document}. ${
      history === undefined
        ? 'To give it up: delete the file.'
        : `To undo your change: git restore ${documentFile(document)}. If you changed src/data/brand/brand.ts, see "Policies and the record" in contributing/adopt.md.`
    }`,
  }));
}

/**
 * Returns the problems of the record and of the working texts.
 *
 * @param options `isPublic` also reports drafts, which a preview only marks
 */
export function recordProblems(record: DocumentRecord, {isPublic}: {isPublic: boolean}): Problem[] {
  const {histories, unapproved, problems} = record;
  const current = [
    ...histories.flatMap((history) => {
      const {document, draft} = history;
      const words = (isWithdrawn(history) ? undefined : draft) ?? newestVersion(history)?.kept;
      return words ? [{document, words}] : [];
    }),
    ...unapproved,
  ];
  const edited = current.map(({words}) => words).filter(({file}) => file.startsWith('docs/'));
  return [
    ...problems,
    ...namingProblems(record),
    ...edited.flatMap((words) => [...figureProblems(words), ...targetProblems(words)]),
    ...(isPublic ? draftProblems(record) : []),
  ];
}

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = String.raw`(?:\d[\d,.]*\d|\d|${WORDS.join('|')})`;
const UNIT = String.raw`(?:working )?(?:minute|hour|day|week|month|year)s?`;

/** Sums of money, percentages and lengths of time: the commitments that readers rely on. */
const FIGURE = new RegExp(
  String.raw`£\d[\d,]*(?:\.\d+)?|\b${NUMBER}(?:\s?%| per cent)|\b${NUMBER}[ -]${UNIT}\b`,
  'gi',
);

/** Normalises figures that differ in spelling only: `72-hour`, `72 hours`; `two days`, `2 days`. */
function comparable(figure: string): string {
  return figure
    .toLowerCase()
    .replace(/\s?%/, ' per cent')
    .replaceAll('-', ' ')
    .replace(/^[a-z]+/, (word) => String(WORDS.indexOf(word) + 1))
    .replace(/(minute|hour|day|week|month|year)s$/, '$1');
}

/** Returns the normalised figures of a text. Example: `['£50', '72 hour', '2 working day']`. */
export function figuresOf(text: string): string[] {
  return [...text.replaceAll(/\s+/g, ' ').matchAll(FIGURE)].map(([figure]) => comparable(figure));
}

/**
 * Reports figures in a policy's promise that are not in its text, such as a limit that was changed
 * in one place only.
 */
export function figureProblems({file, frontMatter, blocks}: Words): Problem[] {
  if (frontMatter.kind !== 'policy') return [];
  const text = blocks.flatMap((block) => partsOf(block).map(textOf)).join('\n');
  const known = new Set(figuresOf(text));
  const {promise = '', description, inShort} = frontMatter;
  const summaries = {
    promise,
    description,
    ...Object.fromEntries(inShort.map((sentence, index) => [`inShort[${index}]`, sentence])),
  };
  return Object.entries(summaries).flatMap(([field, summary]) =>
    figuresOf(summary)
      .filter((figure) => !known.has(figure))
      .map((figure) => ({
        file,
        field,
        expected: 'only figures that the text below also contains',
        found: `"${figure}", which the text does not contain, in "${summary}"`,
        fix: 'Give the same figure in the summary and the text, and word it the same way.',
      })),
  );
}

/** Returns the problems of documents and record. A problem that both find is returned once. */
export function documentAndRecordProblems(
  siteDir: string,
  record: DocumentRecord,
  {isPublic}: {readonly isPublic: boolean},
): Problem[] {
  return distinct([
    ...documentProblems(siteDir, {withdrawn: withdrawnDocuments(siteDir, today())}),
    ...reportProblems(siteDir),
    ...recordProblems(record, {isPublic}),
  ]);
}
