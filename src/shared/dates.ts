/** `Intl` isn't used here, because forms write dates in the browser, where it is slow to load. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function parts(day: string): readonly [date: number, month: string, year: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [date, MONTHS[month - 1] ?? '', year];
}

/** Formats `2026-04-01` as `1 April 2026`. */
export function longDay(day: string): string {
  return parts(day).join(' ');
}

/** Formats `2026-04-01` as `1 Apr 2026`. */
export function shortDay(day: string): string {
  const [date, month, year] = parts(day);
  return [date, month === 'September' ? 'Sept' : month.slice(0, 3), year].join(' ');
}
