import {quoted, type Problem} from '../../content/report';
import type {OpeningDocument} from './parse';
import type {Opening} from '../../content/openings/schema';

/**
 * National Living Wage from 1 April 2026, in pounds an hour: no advert may offer less.
 * It changes every April: https://www.gov.uk/national-minimum-wage-rates
 */
const NATIONAL_LIVING_WAGE = 12.71;

/** Rules inside one opening and across all of them. */
export function checkOpenings(documents: readonly OpeningDocument[]): Problem[] {
  return [
    ...documents.flatMap(({file, opening}) =>
      [...dates(opening), ...pay(opening)].map((finding) => ({file, ...finding})),
    ),
    ...repeated(documents, 'id', 'Give it the next free number.'),
    ...repeated(documents, 'slug', 'Change the title, so that each opening has its own address.'),
    ...repeated(documents, 'reference', 'Give it the next free reference.'),
  ];
}

type Finding = Omit<Problem, 'file'>;

function dates({posted, closes, interview}: Opening): Finding[] {
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
      fix: 'Move the interviews, or leave the date out.',
    });
  }
  return findings;
}

/** Hours of full-time work, from below: what is paid for them cannot be less than the wage. */
const FULL_TIME = {hour: 1, day: 7, year: 7 * 5 * 52} as const;

/** More than any job of the group is paid, in pounds: a slip of the keyboard. */
const MOST = {hour: 150, day: 1_000, year: 200_000} as const;
/** A range wider than this says nothing, or has a digit too many. */
const WIDEST = 3;

const inPence = (pounds: number) => Math.round(pounds * 100) / 100;

function pay({pay: offered, type}: Opening): Finding[] {
  if (offered === undefined) return [];
  const {from, to, unit} = offered;
  const findings: Finding[] = [];
  if (from > to) {
    findings.push({
      field: 'pay',
      expected: '"from" at most as high as "to"',
      found: `${from} to ${to}`,
      fix: 'Exchange "from" and "to".',
    });
  } else if (to > from * WIDEST || to > MOST[unit]) {
    findings.push({
      field: 'pay.to',
      expected: `at most £${Math.min(inPence(from * WIDEST), MOST[unit])} ${unit === 'hour' ? 'an' : 'a'} ${unit}`,
      found: String(to),
      fix: 'Look for a digit too many, or a wrong "unit".',
    });
  }
  const least = inPence(NATIONAL_LIVING_WAGE * FULL_TIME[unit]);
  if (from < least && (unit === 'hour' || type === 'Full-time')) {
    findings.push({
      field: 'pay.from',
      expected: `at least £${least} ${unit === 'hour' ? 'an' : 'a'} ${unit}, the National Living Wage`,
      found: String(from),
      fix: 'Raise the pay; we pay everyone aged 18 or over at least this rate.',
    });
  }
  return findings;
}

/** Each opening that repeats the value of an earlier one, naming that one. */
function repeated(
  documents: readonly OpeningDocument[],
  field: 'id' | 'slug' | 'reference',
  fix: string,
): Problem[] {
  const first = new Map<number | string, string>();
  return documents.flatMap(({file, opening}) => {
    const value = opening[field];
    const earlier = first.get(value);
    if (earlier === undefined) {
      first.set(value, file);
      return [];
    }
    return [
      {
        file,
        field,
        expected: `a ${field} that no other opening has`,
        found: `${quoted(value)}, as in ${earlier}`,
        fix,
      },
    ];
  });
}
