import {timeWords} from '../wall-clock';
import {longDay} from '../dates';
import type {Opening} from './schema';

// No `Intl` here: to load it costs a phone more than all else that the finder does.

/** Headings of the essential and the desirable requirements, on the page and in feeds. */
export const WHAT_YOU_NEED = 'What you’ll need';
export const WHAT_HELPS = 'What would help';

/** `10000` as `10,000`. */
export function inThousands(count: number | string): string {
  return String(count).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}

/** Orders texts by the alphabet, capitals or not. */
export function alphabetically(one: string, other: string): number {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first < second ? -1 : Number(first > second);
}

/** With pence, or in whole pounds for a year's pay. */
function pounds(amount: number, unit: keyof typeof PER): string {
  const [whole = '', pence = ''] = amount.toFixed(unit === 'year' ? 0 : 2).split('.');
  return `£${inThousands(whole)}${pence && `.${pence}`}`;
}

const PER = {hour: 'an hour', day: 'a day', year: 'a year'} as const;

/** `£17.60 to £20.40 an hour`; undefined when the advert leaves it out. */
export function statedPay(pay: Opening['pay']): string | undefined {
  if (pay === undefined) return undefined;
  const {from, to, unit} = pay;
  const [least, most] = [pounds(from, unit), pounds(to, unit)];
  const range = from === to ? least : `${least} to ${most}`;
  return `${range} ${PER[unit]}`;
}

/** The same for a reader; `Pay not stated` when the advert leaves it out. */
export function payWords(pay: Opening['pay']): string {
  return statedPay(pay) ?? 'Pay not stated';
}

/** What the list says above the openings (specification, section 4 "Openings list"). */
export function positionsFound(count: number): string {
  return `${inThousands(count)} ${count === 1 ? 'position' : 'positions'} found`;
}

/** `29 January 2027, 5:00 PM`, in UK time. A line may end after the day only. */
export function closingMoment({closes}: Pick<Opening, 'closes'>): string {
  const day = longDay(closes.slice(0, 10)).replaceAll(' ', '\u00a0');
  return `${day}, ${timeWords(closes)}`;
}

/** `Tilbury, Essex RM18`; without the first half of the postcode where it is not known. */
export function placeWords({town, region, outward}: Opening['location']): string {
  return `${town}, ${region}${outward === undefined ? '' : ` ${outward}`}`;
}

/** Title of the page. No two openings have the same: their addresses are made of it. */
export function pageTitle({title, location}: Pick<Opening, 'title' | 'location'>): string {
  return `${title}, ${location.town}`;
}

/** Search engines cut what is longer. */
const LONGEST_DESCRIPTION = 160;

/** What the page is about: the job, its place and pay, as much of it as search engines show. */
export function pageDescription({description, location, pay, type}: Opening): string {
  const facts = [type, location.town, ...(pay === undefined ? [] : [payWords(pay)])].join(', ');
  const [firstSentence = ''] = description.split(/(?<=\.) /, 1);
  const choices = [`${description} ${facts}.`, `${firstSentence} ${facts}.`, description];
  return choices.find(({length}) => length <= LONGEST_DESCRIPTION) ?? description;
}
