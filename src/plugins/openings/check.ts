import {NATIONAL_LIVING_WAGE} from '../../data/pay/national-living-wage';
import {listDocuments} from '../../reading/files';
import {withLines} from '../../reading/front-matter';
import {nameHeadings} from '../../reading/grammar';
import {linkProblems, siteAddresses} from '../../reading/links';
import type {ClosedOpening, Opening} from '../../shared/openings/schema';
import {quoted, type Problem} from '../../shared/report';
import type {Identity, ParsedOpening} from './parse';

/** Checks each opening, and the openings against each other. */
export function checkOpenings(parsed: readonly ParsedOpening[]): Problem[] {
  const identities = parsed.flatMap(({identity}) => identity ?? []);
  const problems: Problem[] = [
    ...parsed.flatMap(({file, document, closed}) => {
      const findings = document
        ? [...dates(document.opening), ...change(document.opening), ...pay(document.opening)]
        : closed
          ? dates(closed)
          : [];
      return findings.map((finding) => ({file, ...finding}));
    }),
    ...duplicates(identities, 'id', 'Give it the next free number.'),
    ...duplicates(identities, 'title', 'Change the title: the page’s address is based on it.'),
    ...duplicates(identities, 'reference', 'Give it the next free reference.'),
  ];
  return parsed.flatMap((opening) =>
    withLines(
      problems.filter(({file}) => file === opening.file),
      opening,
    ),
  );
}

type Finding = Omit<Problem, 'file'>;

function dates({posted, closes, interview}: ClosedOpening): Finding[] {
  const findings: Finding[] = [];
  const closingDay = closes.slice(0, 10);
  if (closingDay <= posted) {
    findings.push({
      field: 'closes',
      expected: `a day after ${posted}, when it was posted`,
      found: quoted(closes),
      fix: 'Correct "closes" or "posted".',
    });
  }
  if (interview !== undefined && interview <= closingDay) {
    findings.push({
      field: 'interview',
      expected: `a day after ${closingDay}, when applications close`,
      found: quoted(interview),
      fix: 'Change the interview date, or leave it out.',
    });
  }
  return findings;
}

function change({posted, updated, closes}: Opening): Finding[] {
  if (updated === undefined || (updated >= posted && updated <= closes)) return [];
  return [
    {
      field: 'updated',
      expected: `from ${posted}, when it was posted, to ${closes}, when it closes`,
      found: quoted(updated),
      fix: 'Write the day, or the day and the time, of the last change, or leave it out.',
    },
  ];
}

/** Minimum full-time hours per unit, for comparing pay with the hourly minimum wage. */
const MIN_FULL_TIME_HOURS = {hour: 1, day: 7, year: 7 * 5 * 52} as const;

/** Maximum pay in pounds. No job here pays more, so a higher value is a typing mistake. */
const MAX_PAY = {hour: 150, day: 1_000, year: 200_000} as const;
/** Maximum ratio of highest to lowest pay. A wider range is meaningless or has an extra digit. */
const MAX_PAY_RATIO = 3;

const inPence = (pounds: number) => Math.round(pounds * 100) / 100;

function pay({pay: offered, type, closes}: Opening): Finding[] {
  if (offered === undefined) return [];
  const {from, to, unit} = offered;
  const least = inPence(NATIONAL_LIVING_WAGE.rate * MIN_FULL_TIME_HOURS[unit]);
  const applies = closes >= NATIONAL_LIVING_WAGE.from && (unit === 'hour' || type === 'Full-time');
  const per = `${unit === 'hour' ? 'an' : 'a'} ${unit}`;
  const most = Math.min(inPence(from * MAX_PAY_RATIO), MAX_PAY[unit]);
  const digits = 'Look for an extra digit or a wrong "unit".';
  const finding = (field: string, expected: string, found: number | string, fix: string) => [
    {field, expected, found: String(found), fix},
  ];
  if (from > to && from > MAX_PAY[unit]) {
    return finding('pay.from', `at most £${MAX_PAY[unit]} ${per}`, from, digits);
  }
  if (from > to) {
    const found = `${from} to ${to}`;
    return finding('pay', '"from" no higher than "to"', found, 'Swap "from" and "to".');
  }
  if (applies && from < least) {
    const sum = least.toLocaleString('en-GB', {minimumFractionDigits: 2});
    const expected = `at least £${sum} ${per}, the National Living Wage`;
    const isThousands = unit === 'year' && from * 1000 >= least && from * 1000 <= MAX_PAY.year;
    const fix = isThousands
      ? `Write ${from * 1000}: a point divides pounds from pence.`
      : 'Raise the pay; we pay everyone aged 18 or over at least this rate.';
    return finding('pay.from', expected, from, fix);
  }
  return to <= most ? [] : finding('pay.to', `at most £${most} ${per}`, to, digits);
}

/** Finds links of adverts that lead nowhere. */
export function linksIn(siteDir: string, parsed: readonly ParsedOpening[]): Problem[] {
  const texts = parsed.flatMap(({file, tree}) => {
    if (tree === undefined) return [];
    nameHeadings(tree);
    return [{file, isRecorded: true, tree}];
  });
  const addresses = siteAddresses(siteDir, listDocuments(siteDir, 'docs').files, texts);
  return texts.flatMap((text) => linkProblems(siteDir, text, addresses));
}

/**
 * Reports each opening that repeats a value of another, and names the other file. Openings that have
 * closed are never reported: a new one may have the title of one that has closed, whose notice it
 * replaces, but not its number or reference.
 */
function duplicates(
  identities: readonly Identity[],
  field: 'id' | 'title' | 'reference',
  fix: string,
): Problem[] {
  const first = new Map<number | string, string>();
  const closedFirst = [...identities].sort(
    (one, other) => Number(other.isClosed) - Number(one.isClosed),
  );
  return closedFirst.flatMap((identity) => {
    const {file, isClosed} = identity;
    if (isClosed && field === 'title') return [];
    // Titles that differ only in case or punctuation would have the same address.
    const value = field === 'title' ? identity.slug : identity[field];
    if (value === undefined) return [];
    const earlier = first.get(value);
    if (isClosed || earlier === undefined) {
      first.set(value, file);
      return [];
    }
    const expected = `${field === 'id' ? 'an' : 'a'} ${field} that no other opening has`;
    const found = `${quoted(identity[field])}, as in ${earlier}`;
    return [{file, field, expected, found, fix}];
  });
}
