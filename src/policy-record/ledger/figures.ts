import type {Problem} from '../../shared/report';
import {partsOf, textOf} from '../shared/blocks';
import type {Words} from './version';

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

/** The figures of a text in one form. Example: `['£50', '72 hour', '2 working day']`. */
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
