import {expect, it} from 'vitest';
import type {PolicyFrontMatter} from '../../shared/documents/schema';
import {parseLedger} from './ledger';
import {readRecord, type DocumentRecord} from './read-record';
import {duplicateDocuments, figureProblems, figuresOf, recordProblems} from './problems';
import {exampleHistory} from '../example-history.test-data';
import type {Words} from './timeline';

it.each([
  ['Gifts above £50 need approval.', ['£50']],
  ['At least 95% of it', ['95 per cent']],
  ['At least 95 per cent of it', ['95 per cent']],
  ['Reported within 72 hours; the 72-hour limit', ['72 hour', '72 hour']],
  ['within two working\ndays', ['2 working day']],
  ['£58.4m and 1,460 days', ['£58.4', '1,460 day']],
  ['Reviewed annually by the board of 2026', []],
])('figuresOf finds the figures of "%s"', (text, figures) => {
  expect(figuresOf(text)).toEqual(figures);
});

const policy = (promise: string, text: string): Words => ({
  file: 'docs/policies/gifts.mdx',
  frontMatter: {
    kind: 'policy',
    promise,
    description: 'Who decides.',
    inShort: ['Ask first.'],
  } as unknown as PolicyFrontMatter,
  blocks: [{kind: 'clause', number: '1.1', runs: [{text}]}],
});

it('figureProblems reports a limit that was changed in the promise only', () => {
  expect(figureProblems(policy('Gifts above £75 need approval.', 'Above £50, ask.'))).toEqual([
    {
      file: 'docs/policies/gifts.mdx',
      field: 'promise',
      expected: 'only figures that the text below also contains',
      found: '"£75", which the text does not contain, in "Gifts above £75 need approval."',
      fix: 'Give the same figure in the summary and the text, and word it the same way.',
    },
  ]);
});

it('figureProblems treats different spellings of a figure as equal', () => {
  expect(figureProblems(policy('Within 72 hours.', 'The 72-hour limit.'))).toEqual([]);
});

it('figureProblems finds nothing in the published policies', () => {
  const words = readRecord(process.cwd(), '2026-11-24').histories.flatMap(
    ({draft, versions}) => draft ?? versions[0]?.kept ?? [],
  );
  expect(words.flatMap(figureProblems)).toEqual([]);
});

it('two documents with one name in two folders are reported, while the newer one can be renamed', () => {
  const history = exampleHistory({body: '## Gifts\n\nNone.\n'});
  const words = {...policy('', ''), file: 'docs/reports/gifts.mdx'};
  const record: DocumentRecord = {
    histories: [history],
    unapproved: [{document: 'reports/gifts', words}],
    ledger: parseLedger(new Map()),
    problems: [],
  };
  expect(recordProblems(record, {isPublic: false})).toEqual([
    expect.objectContaining({
      file: 'docs/reports/gifts.mdx',
      field: 'the file’s name',
      found: 'gifts, which docs/policies/gifts.mdx already has',
    }),
  ]);
  const both = [history, {...history, document: 'reports/gifts', reference: 'RP-01'}];
  const approved: DocumentRecord = {...record, histories: both, unapproved: []};
  expect(recordProblems(approved, {isPublic: true})).toEqual([]);
  expect(duplicateDocuments(approved).map(({file}) => file)).toEqual(['docs/reports/gifts.mdx']);
});
