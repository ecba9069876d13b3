import type {Opening} from '@site/src/plugins/openings/schema';
import {payWords as statedPay} from '@site/src/plugins/openings/words';

const NUMBER = new Intl.NumberFormat('en-GB');

/** `10000` as `10,000`. */
export function inThousands(count: number): string {
  return NUMBER.format(count);
}

/** What the list says above the openings (specification, section 4 "Openings list"). */
export function positionsFound(count: number): string {
  return `${inThousands(count)} ${count === 1 ? 'position' : 'positions'} found`;
}

/** `£17.60 to £20.40 an hour`; `Pay not stated` when the advert leaves it out. */
export function payWords(pay: Opening['pay']): string {
  return statedPay(pay) ?? 'Pay not stated';
}

/** The time of `2026-12-18T17:00` as `5:00 PM`; midday, which AM and PM leave open, as `12 noon`. */
export function timeWords(moment: string): string {
  const [hours = 0, minutes = 0] = moment.slice(11).split(':').map(Number);
  if (hours === 12 && minutes === 0) {
    return '12 noon';
  }
  const half = hours < 12 ? 'AM' : 'PM';
  return unbroken(`${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`);
}

/** A text whose times of day do not break before AM or PM at the end of a line. */
export function unbroken(text: string): string {
  return text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');
}
