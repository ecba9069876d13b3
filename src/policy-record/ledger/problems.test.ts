import {expect, it} from 'vitest';
import type {PolicyFrontMatter} from '../../shared/documents/schema';
import {readRecord} from './read-record';
import {figureProblems, figuresOf} from './problems';
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

it('figureProblems finds nothing in the published policies, which do contain figures', () => {
  const words = readRecord(process.cwd(), '2026-11-24').histories.flatMap(
    ({draft, versions}) => draft ?? versions[0]?.kept ?? [],
  );
  const promised = words.flatMap(({frontMatter}) =>
    frontMatter.kind === 'policy' ? figuresOf(frontMatter.inShort.join(' ')) : [],
  );
  expect(promised.length).toBeGreaterThan(5);
  expect(words.flatMap(figureProblems)).toEqual([]);
});
