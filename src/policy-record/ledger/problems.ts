import path from 'node:path';
import {today} from '../../configuration/build-clock';
import {distinct, type Problem} from '../../shared/report';
import {documentProblems} from '../../reading/documents';
import {reportProblems, targetProblems} from '../results/results';
import {partsOf, textOf} from '../shared/blocks';
import {rowsFile} from './ledger';
import {documentFile, withdrawnDocuments, type DocumentRecord} from './read-record';
import {isWithdrawn, newestVersion, type History, type Words} from './timeline';

/** Start of the placeholders in a new document. An approved text may not contain any. */
export const PLACEHOLDER = '[To be written';

function referenceProblems({histories, unapproved}: DocumentRecord): Problem[] {
  const owners = new Map(histories.map(({reference, document}) => [reference, document]));
  const drafts = [
    ...histories.flatMap((history) =>
      history.draft && !isWithdrawn(history)
        ? [{document: history.document, words: history.draft}]
        : [],
    ),
    ...unapproved,
  ];
  return drafts.flatMap(({document, words}) => {
    const {file, frontMatter} = words;
    const {reference} = frontMatter;
    const own = histories.find((history) => history.document === document)?.reference;
    const other = owners.get(reference);
    owners.set(reference, document);
    const problem = (expected: string, found: string, fix: string) => [
      {file, field: 'reference', expected, found, fix},
    ];
    if (own !== undefined && own !== reference) {
      const fix = 'Put the old reference back. A different document needs its own file.';
      return problem(`${own}: a reference never changes`, reference, fix);
    }
    if (other === undefined || other === document) return [];
    const found = `${reference}, which ${documentFile(other)} already has`;
    return problem('a reference that no other document has', found, 'Use the next free number.');
  });
}

/** Names a document as lists of copies, feeds and calendars do, which leave out its folder. */
const nameOf = ({document}: Named) => path.posix.basename(document);

type Named = Pick<History, 'document'>;

/** Reports documents whose file has the name of an earlier one, or of an approved one. */
function sameNames(
  documents: readonly Named[],
  approved: readonly Named[],
  fix: string,
): Problem[] {
  return documents.flatMap((named, index) => {
    const other = [...approved, ...documents.slice(0, index)].find(
      (each) => nameOf(each) === nameOf(named),
    );
    if (other === undefined) return [];
    return [
      {
        file: documentFile(named.document),
        field: 'the file’s name',
        expected: 'a name that no other policy, notice or report has, in any folder',
        found: `${nameOf(named)}, like ${documentFile(other.document)}`,
        fix,
      },
    ];
  });
}

/**
 * Reports approved documents with the same reference or name, which two branches may both have given
 * to a new document. Only the check reports them: once merged, neither may change.
 */
export function duplicateDocuments({histories}: DocumentRecord): Problem[] {
  const inUse = histories.filter(({withdrawal}) => withdrawal === undefined);
  const again = (what: string) =>
    `Take your approval back, ${what} and approve again. If both are published, withdraw one.`;
  const sameReferences = inUse.flatMap(({document, reference}, index) => {
    const other = inUse.slice(0, index).find((each) => each.reference === reference);
    if (other === undefined) return [];
    return [
      {
        file: documentFile(document),
        field: 'reference',
        expected: 'a reference that no other document has',
        found: `${reference}, which ${documentFile(other.document)} already has`,
        fix: again('use the next free number'),
      },
    ];
  });
  return [...sameReferences, ...sameNames(inUse, [], again('rename the file'))];
}

/** Reports texts that nobody has approved, which stop a public build. */
function draftProblems({histories, unapproved, problems}: DocumentRecord): Problem[] {
  // With rows that are wrong, nothing can be said about the text.
  const wrong = new Set(problems.map(({file}) => file));
  const drafts: readonly (Pick<History, 'document'> & {version?: string})[] = [
    ...histories.flatMap((history) =>
      history.draft && !isWithdrawn(history)
        ? [{document: history.document, version: newestVersion(history)?.version ?? ''}]
        : [],
    ),
    ...unapproved,
  ];
  const readable = drafts.filter(({document}) => !wrong.has(rowsFile(document)));
  return readable.map(({document, version}) => ({
    file: documentFile(document),
    field: 'text',
    expected:
      version === undefined ? 'a version in the ledger' : `the approved text of version ${version}`,
    found:
      version === undefined
        ? 'a document that no one has approved'
        : 'a different text, which no one has approved',
    fix: `Have the text approved, then run: npm run policy:amend -- ${document}. To undo your change: git restore ${documentFile(document)}. If you changed src/data/brand/brand.ts, see "The record" in contributing/rebrand.md.`,
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
    ...referenceProblems(record),
    ...sameNames(
      unapproved,
      histories,
      'Rename the file: lists of copies, feeds and calendars name documents without their folder.',
    ),
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
