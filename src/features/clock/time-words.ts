import {twelveHour} from './wall-clock';

/** The time of `2026-12-18T17:00` as `5:00 PM`; midday, which AM and PM leave open, as `12 noon`. */
export function timeWords(moment: string): string {
  const time = moment.slice(11);
  return time === '12:00' ? '12 noon' : unbroken(twelveHour(time));
}

/** A text whose times of day do not break before AM or PM at the end of a line. */
export function unbroken(text: string): string {
  return text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');
}
