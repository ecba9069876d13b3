import {brand} from '../../data/brand/brand';
import {timeWords} from '../wall-clock';
import {longDay} from '../dates';
import type {Opening} from './schema';

// `Intl` isn't used, because loading it on a phone takes longer than everything else in the finder.

/** Headings of the essential and the desirable requirements, on the page and in feeds. */
export const WHAT_YOU_NEED = 'What you’ll need';
export const WHAT_HELPS = 'What would help';

/** Formats `10000` as `10,000`. */
function inThousands(count: number | string): string {
  return String(count).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}

/** Compares two texts alphabetically, ignoring case. */
export function alphabetically(one: string, other: string): number {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first < second ? -1 : Number(first > second);
}

/** Formats pounds with pence, or in whole pounds for yearly pay. */
function pounds(amount: number, unit: keyof typeof PER): string {
  const [whole = '', pence = ''] = amount.toFixed(unit === 'year' ? 0 : 2).split('.');
  return `£${inThousands(whole)}${pence && `.${pence}`}`;
}

const PER = {hour: 'an hour', day: 'a day', year: 'a year'} as const;

/** Formats pay as `£17.60 to £20.40 an hour`; undefined if the advert doesn't state it. */
export function payRange(pay: Opening['pay']): string | undefined {
  if (pay === undefined) return undefined;
  const {from, to, unit} = pay;
  const [least, most] = [pounds(from, unit), pounds(to, unit)];
  const range = from === to ? least : `${least} to ${most}`;
  return `${range} ${PER[unit]}`;
}

/** Formats pay for readers; `Pay not stated` if the advert doesn't state it. */
export function payWords(pay: Opening['pay']): string {
  return payRange(pay) ?? 'Pay not stated';
}

/** Text above the list of openings (specification, section 4 "Openings list"). */
export function positionsFound(count: number): string {
  return `${inThousands(count)} ${count === 1 ? 'position' : 'positions'} found`;
}

/**
 * Formats the closing time as `29 January 2027, 5:00 PM`, in UK time. The only possible line break
 * is after the date.
 */
export function closingMoment({closes}: Pick<Opening, 'closes'>): string {
  const day = longDay(closes.slice(0, 10)).replaceAll(' ', '\u00a0');
  return `${day}, ${timeWords(closes)}`;
}

/** Formats the first day of interviews as `From 6 January 2027`, or says that it isn't fixed. */
export function interviewWords({interview}: Pick<Opening, 'interview'>): string {
  return interview === undefined
    ? 'Date to be agreed with each applicant'
    : `From ${longDay(interview)}`;
}

/** Shortens hours to how many there are in a week, without days and times. Example: `40 hours a week`. */
export function weekOf(hours: string): string {
  return /^[^:,;(]+/.exec(hours)?.[0].trim() ?? hours;
}

type Places = Pick<Opening, 'locations' | 'remote'>;

/** Name of the place of a job that can be done from home, in lists and filters. */
export const FROM_HOME = 'From home';

/**
 * Formats all places of a job: `Tilbury, Essex RM18`, without the postcode district if it is
 * unknown; several as `Tilbury, Essex RM18; Leeds, West Yorkshire; or from home, anywhere in the
 * United Kingdom`.
 */
export function placeWords({locations, remote = false}: Places): string {
  const places = locations.map(
    ({town, region, outward}) => `${town}, ${region}${outward === undefined ? '' : ` ${outward}`}`,
  );
  const home = `${FROM_HOME}, anywhere in the ${brand.address.country}`;
  if (!remote) return places.join('; ');
  return places.length === 0 ? home : [...places, `or ${lowerFirst(home)}`].join('; ');
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Names the towns of a job in few words: `Tilbury`, `Tilbury and Leeds`, `Tilbury or from home`. */
export function townWords({locations, remote = false}: Places): string {
  const [first, ...others] = new Set(locations.map(({town}) => town));
  if (first === undefined) return FROM_HOME;
  const [second = ''] = others;
  const rest = others.length > 1 ? `${others.length} other places` : second;
  const towns = rest === '' ? first : `${first} and ${rest}`;
  return remote ? `${towns} or ${lowerFirst(FROM_HOME)}` : towns;
}

/** Names the place of a job for a list: one town with its region, otherwise the towns alone. */
export function listedPlace(places: Places): string {
  const [{town, region} = {town: '', region: ''}, ...others] = places.locations;
  const isOne = others.length === 0 && places.remote !== true && !region.includes(town);
  return isOne ? `${town}, ${region}` : townWords(places);
}

/** Title of an opening's page, unique because no two openings may share a job title. */
export function pageTitle({title, ...places}: Pick<Opening, 'title'> & Places): string {
  return `${title}, ${townWords(places)}`;
}

/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Describes the job, its place and pay, within the length that search engines show. */
export function pageDescription({description, pay, type, ...places}: Opening): string {
  const facts = [type, townWords(places), ...(pay === undefined ? [] : [payWords(pay)])].join(', ');
  const [firstSentence = ''] = description.split(/(?<=\.) /, 1);
  const choices = [`${description} ${facts}.`, `${firstSentence} ${facts}.`, description];
  return choices.find(({length}) => length <= MAX_DESCRIPTION_LENGTH) ?? description;
}
