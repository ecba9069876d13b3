import type {Opening} from './schema';

/** Pounds and pence, and whole pounds for a year's pay. To make a format is slow, to use it quick. */
const POUNDS = new Intl.NumberFormat('en-GB', {style: 'currency', currency: 'GBP'});
const WHOLE_POUNDS = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

const PER = {hour: 'an hour', day: 'a day', year: 'a year'} as const;

/** `£17.60 to £20.40 an hour`; undefined when the advert leaves it out. */
export function payWords(pay: Opening['pay']): string | undefined {
  if (pay === undefined) return undefined;
  const {from, to, unit} = pay;
  const amount = unit === 'year' ? WHOLE_POUNDS : POUNDS;
  const range =
    from === to ? amount.format(from) : `${amount.format(from)} to ${amount.format(to)}`;
  return `${range} ${PER[unit]}`;
}

/** `29 January 2027, 5:00 PM` of `2027-01-29T17:00`, by the clock of the place. */
export function momentWords(moment: string): string {
  const local = new Date(`${moment}Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', {timeZone: 'UTC', ...options}).format(local);
  const time = format({hour: 'numeric', minute: '2-digit', hourCycle: 'h12'});
  return `${format({day: 'numeric', month: 'long', year: 'numeric'})}, ${time.toUpperCase()}`;
}

/** `Tilbury, Essex RM18`; without the first half of the postcode where it is not known. */
export function placeWords({town, region, outward}: Opening['location']): string {
  return `${town}, ${region}${outward === undefined ? '' : ` ${outward}`}`;
}
