import {longDay} from '../../../src/shared/dates';
import {addDays} from '../../../src/shared/wall-clock';
import type {Owner} from '../../../src/data/people/people';
import type {Review} from '../../../src/policy-record/ledger/timeline';

/** A fact is reported from this many days before its last day. */
const NOTICE_DAYS = 60;

/** A fact that is valid until a certain day. */
interface Fact {
  /** Description with its pages or its file. Example: `'the list of bank holidays'`. */
  readonly what: string;
  /** The role that renews it. */
  readonly owner: string;
  /** Written YYYY-MM-DD. */
  readonly lastDay: string;
  /** What the owner must do, as a sentence. */
  readonly fix: string;
}

/** The facts that expire. */
export interface Facts {
  readonly reviews: readonly Review[];
  /** Last year in the list of bank holidays. */
  readonly bankHolidaysUntil: number;
  /** Last day on which the National Living Wage applies. */
  readonly wageUntil: string;
}

const SECRETARY: Owner = 'Company Secretary';
const HR: Owner = 'Head of HR and Compliance';

/** Converts all facts to one type. */
export function factsOf({reviews, bankHolidaysUntil, wageUntil}: Facts): Fact[] {
  return [
    ...reviews.map(({reference, title, owner, reviewBy}) => ({
      what: `the review of ${reference} ${title}`,
      owner,
      lastDay: reviewBy,
      fix: 'Review the document, then run npm run policy:amend.',
    })),
    {
      what: 'the list of bank holidays, which tells the contact page whether the office is open',
      owner: SECRETARY,
      lastDay: `${bankHolidaysUntil}-12-31`,
      fix: 'Add the next year to src/data/bank-holidays/bank-holidays.ts from www.gov.uk/bank-holidays.',
    },
    {
      what: 'the National Living Wage, the least that an advert may offer',
      owner: HR,
      lastDay: wageUntil,
      fix: 'Enter the new rate and the last day it applies in src/data/pay/national-living-wage.ts, from www.gov.uk/national-minimum-wage-rates.',
    },
  ];
}

/** Reads the expiry date of a published security.txt. Each build sets it eleven months ahead. */
export function securityFact(text: string): Fact {
  const lastDay = /^Expires: (\d{4}-\d\d-\d\d)T/m.exec(text)?.[1];
  if (lastDay === undefined) throw new Error('security.txt has no line "Expires: YYYY-MM-DDT…".');
  return {
    what: 'the published security.txt',
    owner: SECRETARY,
    lastDay,
    fix: 'Publish the site again: each build renews the file. Find out why no build was published.',
  };
}

/**
 * Lists facts that are out of date, or will be within 60 days, in Markdown, sorted by day. Only
 * list items begin with a hyphen; there are none if nothing is due.
 *
 * @param today written YYYY-MM-DD
 */
export function dueReport(facts: readonly Fact[], today: string): string {
  const due = facts
    .filter(({lastDay}) => lastDay <= addDays(today, NOTICE_DAYS))
    .sort((one, other) => one.lastDay.localeCompare(other.lastDay));
  if (due.length === 0) {
    return `On ${longDay(today)} nothing is out of date, and nothing will go out of date in the next ${NOTICE_DAYS} days.`;
  }
  const late = due.filter(({lastDay}) => lastDay < today).length;
  return [
    `On ${longDay(today)}: ${late} out of date, ${due.length - late} due within ${NOTICE_DAYS} days.`,
    '',
    ...due.map(
      ({what, owner, lastDay, fix}) =>
        `- ${lastDay < today ? 'OUT OF DATE, was due' : 'Due'} by ${longDay(lastDay)}: ${what}. Owner: ${owner}. ${fix}`,
    ),
  ].join('\n');
}
