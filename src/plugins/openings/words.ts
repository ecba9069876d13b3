import type {Opening} from './schema';

const PER = {hour: 'an hour', day: 'a day', year: 'a year'} as const;

/** `£17.60 to £20.40 an hour`; undefined when the advert leaves it out. */
export function payWords(pay: Opening['pay']): string | undefined {
  if (pay === undefined) return undefined;
  const {from, to, unit} = pay;
  const pounds = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    ...(unit === 'year' && {maximumFractionDigits: 0}),
  });
  const range =
    from === to ? pounds.format(from) : `${pounds.format(from)} to ${pounds.format(to)}`;
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

/** `Tilbury, Essex` and the first half of the postcode, where it is known. */
export function placeWords({town, region, outward}: Opening['location']): string {
  return [town, region, outward].filter((part) => part !== undefined).join(', ');
}
