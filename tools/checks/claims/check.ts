import {quoted, type Problem} from '../../../src/shared/report';
import type {Claim, Exempt, Words} from './claims';

/** Patterns that match claims, by kind. A row must cover each match on a selling page. */
const CLAIM_PATTERNS: Readonly<Record<string, RegExp>> = {
  'hours without end': /24\/7|\bday and night\b|(?<!within )\b24[- ]hours?|\bany hour\b/gi,
  coverage: /\bnationwide\b|\bacross the UK\b|\bwhole UK\b/gi,
  'a percentage': /\d[\d.]*(?:%| per cent\b)/g,
  'an amount of money': /£\d[\d,]*(?:\.\d+)?m?/g,
  'a count':
    /\b\d[\d,]* (?:[a-z]+ )?(?:people|staff|employees|officers|clients|projects|buildings|years)\b|\bPeople \d+|\bsince \d{4}\b/g,
  'a superlative':
    /\b(?:our|the|UK’s|Britain’s) (?:best|leading|largest|oldest|fastest|cheapest|finest|safest|only|most trusted)\b|\b(?:award-winning|first-class|world-class|industry-leading|unrivalled|unbeatable|second to none)\b|(?<!not )\bguaranteed?\b/gi,
  'a testimonial': /“[^”]{40,}”/g,
  'a mark':
    /\bISO \d{4,5}\b|\bcertified (?:management )?systems\b|\bthird-party certified\b|\bArchitects Registration Board\b|\bLicensed (?:officers|guarding|where)\b|\bSecurity Industry Authority licences\b/gi,
};

/** The text of a selling page. */
export interface SellingPage {
  readonly path: string;
  /** The file to edit. */
  readonly source: string;
  /** The text on one line. */
  readonly text: string;
}

/** Start and end of some words in a text. */
type Range = readonly [from: number, to: number];

/** The file that contains the rows. */
export const TABLE = 'tools/checks/claims/claims.ts';

/** Number of characters shown on each side of a claim in the report. */
const CONTEXT_LENGTH = 40;

const isBelow = (place: string, path: string) => path === place || path.startsWith(`${place}/`);

const isOn = ({on}: Words, path: string) => on.some((place) => isBelow(place, path));

function rangesOf(words: string | RegExp, text: string): Range[] {
  const pattern =
    typeof words === 'string'
      ? new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g')
      : new RegExp(words, `${words.flags.replace('g', '')}g`);
  return [...text.matchAll(pattern)].map(({0: found, index}) => [index, index + found.length]);
}

const has = (words: string | RegExp, {text}: SellingPage) => rangesOf(words, text).length > 0;

const overlap = ([from, to]: Range, [start, end]: Range) => from < end && start < to;

/** A claim that is on a page but in no row. */
interface Uncovered {
  readonly page: SellingPage;
  readonly kind: string;
  readonly place: Range;
}

function uncovered(page: SellingPage, rows: readonly Words[]): Uncovered[] {
  const covered = rows
    .filter((row) => isOn(row, page.path))
    .flatMap(({words}) => rangesOf(words, page.text));
  return Object.entries(CLAIM_PATTERNS).flatMap(([kind, pattern]) =>
    rangesOf(pattern, page.text)
      .filter((place) => !covered.some((range) => overlap(range, place)))
      .map((place) => ({page, kind, place})),
  );
}

/** Suggests adding the page to a row that has the words, or drafts a new row. */
function uncoveredProblem({page, kind, place}: Uncovered, rows: readonly Words[]): Problem {
  const {path, source, text} = page;
  const [from, to] = place;
  // Ignores a pattern that matches only the figure: "95 per cent" could be about anything.
  const row = rows.find(({words}) =>
    rangesOf(words, text).some(
      (range) =>
        overlap(range, place) && (typeof words === 'string' || range[1] - range[0] > to - from),
    ),
  );
  return {
    file: source,
    field: `${path}, ${kind}`,
    expected: `words that a row of ${TABLE} covers`,
    found: `…${text.slice(Math.max(0, from - CONTEXT_LENGTH), from)}[${text.slice(from, to)}]${text.slice(to, to + CONTEXT_LENGTH)}…`,
    fix:
      row === undefined
        ? `Take the words out, or get the evidence and add {words: ${quoted(text.slice(from, to))}, on: ['${path}'], evidence: '…', owner: '…', expires: 'YYYY-MM-DD'}.`
        : `Add '${path}' to "on" in the row ${String(row.words)}.`,
  };
}

/** Reports pages that a row lists but that lack its words, and quotes their uncovered claims. */
function unusedProblems(
  row: Words,
  pages: readonly SellingPage[],
  open: readonly Uncovered[],
): Problem[] {
  return row.on
    .filter((place) => !pages.some((page) => isBelow(place, page.path) && has(row.words, page)))
    .map((place) => {
      const there = open.filter(({page: {path}}) => isBelow(place, path));
      const quotes = there.map(({page, place: [from, to]}) =>
        quoted(page.text.slice(Math.max(0, from - CONTEXT_LENGTH), to + CONTEXT_LENGTH)),
      );
      return {
        file: TABLE,
        field: String(row.words),
        expected: `these words on ${place}`,
        found: 'no page with them',
        fix: [
          `Take '${place}' out of "on", or delete the row.`,
          ...(quotes.length > 0
            ? [`If the page has been reworded, it may now say: ${quotes.join(' ')}`]
            : []),
        ].join(' '),
      };
    });
}

function qualifierProblems(claim: Claim, pages: readonly SellingPage[]): Problem[] {
  const {words, qualifier} = claim;
  if (qualifier === undefined) return [];
  return pages
    .filter((page) => isOn(claim, page.path) && has(words, page) && !has(qualifier, page))
    .map(({path, source}) => ({
      file: source,
      field: `${path}, ${String(words)}`,
      expected: `on the same page: ${String(qualifier)}`,
      found: 'the claim without these words',
      fix: 'Write these words beside the claim, correct the qualifier in its row, or remove the claim.',
    }));
}

/**
 * Checks the selling pages against the table: each claim has a row, the words of each row are on
 * the pages that it lists, and each qualifier is on the page of its claim. Dates are not checked
 * here; `npm run due` warns about lapsing evidence.
 */
export function claimProblems(
  pages: readonly SellingPage[],
  table: {readonly claims: readonly Claim[]; readonly exempt: readonly Exempt[]},
): Problem[] {
  const rows = [...table.claims, ...table.exempt];
  const open = pages.flatMap((page) => uncovered(page, rows));
  return [
    ...open.map((each) => uncoveredProblem(each, rows)),
    ...table.claims.flatMap((claim) => qualifierProblems(claim, pages)),
    ...rows.flatMap((row) => unusedProblems(row, pages, open)),
  ];
}
