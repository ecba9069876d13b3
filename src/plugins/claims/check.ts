import type {Claim, Exempt, Words} from '../../data/claims/claims';
import {quoted, type Problem} from '../../content/report';
import {addDays} from '../../content/wall-clock';

/** What sells, by what it is: whatever one of these finds must be covered by a row. */
const SELLS: Readonly<Record<string, RegExp>> = {
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

/** What a page of the build says to those who may buy or apply. */
export interface SellingPage {
  readonly path: string;
  /** The file someone edits to change it. */
  readonly source: string;
  /** On one line. */
  readonly text: string;
}

/** Where something stands in a text. */
type Range = readonly [from: number, to: number];

const REGISTER = 'src/data/claims/claims.ts';

function standsOn({on}: Words, path: string): boolean {
  return on?.some((place) => path === place || path.startsWith(`${place}/`)) ?? true;
}

function placesOf(words: string | RegExp, text: string): Range[] {
  const pattern =
    typeof words === 'string'
      ? new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g')
      : new RegExp(words, `${words.flags.replace('g', '')}g`);
  return [...text.matchAll(pattern)].map(({0: found, index}) => [index, index + found.length]);
}

function covers([from, to]: Range, [start, end]: Range): boolean {
  return from < end && start < to;
}

/** What stands round a place, for whoever looks for it. */
function excerpt(text: string, [from, to]: Range): string {
  return text.slice(Math.max(0, from - 25), to + 25).trim();
}

function unregistered(page: SellingPage, rows: readonly Words[]): Problem[] {
  const {path, source, text} = page;
  const covered = rows
    .filter((row) => standsOn(row, path))
    .flatMap(({words}) => placesOf(words, text));
  return Object.entries(SELLS).flatMap(([kind, pattern]) =>
    placesOf(pattern, text)
      .filter((place) => !covered.some((range) => covers(range, place)))
      .map((place) => ({
        file: source,
        field: `${path}, ${kind}`,
        expected: `words that a row of ${REGISTER} covers`,
        found: quoted(excerpt(text, place)),
        fix: 'Add a row with its evidence, or take the words out.',
      })),
  );
}

function rowProblems(claim: Claim, pages: readonly SellingPage[], today: string): Problem[] {
  const {words, owner, expires, qualifier} = claim;
  const field = String(words);
  const found = pages.filter(
    (page) => standsOn(claim, page.path) && placesOf(words, page.text).length > 0,
  );
  const problems: Problem[] = found
    .filter(({text}) => qualifier !== undefined && placesOf(qualifier, text).length === 0)
    .map(({path, source}) => ({
      file: source,
      field: `${path}, ${field}`,
      expected: `on the same page: ${String(qualifier)}`,
      found: 'the claim without it',
      fix: 'Put its qualifier beside it, or take the claim out.',
    }));
  if (expires < today) {
    problems.push({
      file: REGISTER,
      field,
      expected: `evidence that holds on ${today}`,
      found: `evidence that held until ${expires}`,
      fix: `Ask its owner (${owner}) for new evidence and write its last day, or take the claim out.`,
    });
  }
  return found.length > 0 ? problems : [...problems, unused(field)];
}

function unused(field: string): Problem {
  return {
    file: REGISTER,
    field,
    expected: 'a row for words that a page has',
    found: 'no page with these words',
    fix: 'Delete the row, or correct its words or its pages.',
  };
}

/** So many days before a claim lapses builds begin to say so. */
const NOTICE = 60;

/** The claims whose evidence holds today but not for long, each with its owner and its last day. */
export function lapsingSoon(claims: readonly Claim[], today: string): string[] {
  return claims
    .filter(({expires}) => expires >= today && expires < addDays(today, NOTICE))
    .map(({words, owner, expires}) => `${String(words)} (${owner}, until ${expires})`);
}

/**
 * Holds what pages claim against the register: every claim is covered, none has expired, each has
 * its qualifier beside it, and no row is left over.
 *
 * @param today day of the build, written YYYY-MM-DD
 */
export function claimProblems(
  pages: readonly SellingPage[],
  register: {readonly claims: readonly Claim[]; readonly exempt: readonly Exempt[]},
  today: string,
): Problem[] {
  const {claims, exempt} = register;
  const isIdle = (row: Words) =>
    !pages.some(({path, text}) => standsOn(row, path) && placesOf(row.words, text).length > 0);
  return [
    ...pages.flatMap((page) => unregistered(page, [...claims, ...exempt])),
    ...claims.flatMap((claim) => rowProblems(claim, pages, today)),
    ...exempt.filter(isIdle).map(({words}) => unused(String(words))),
  ];
}
