import type {RefinementCtx} from 'zod';
import type {Brand} from '../../data/brand/brand.schema';
import {minutesOf, twelveHour, WEEK} from '../../shared/wall-clock';

type Entry = Brand['hours'][number];

const DAY = 24 * 60;

/** Rule of the brand: opening hours cover the week once, and their words say the same as the times. */
export function hoursAgree({hours}: Pick<Brand, 'hours'>, context: RefinementCtx): void {
  const report = (path: readonly PropertyKey[], message: string, fix: string) => {
    context.addIssue({code: 'custom', path: ['hours', ...path], message, params: {fix}});
  };
  const days = hours.flatMap(daysOf);
  if (WEEK.some((_, index) => !days.includes(index + 1))) {
    report([], 'each weekday, from Monday (1) to Sunday (7)', 'Correct fromDay and toDay.');
  }
  const closedDays = hours.filter(({opens}) => opens === null).flatMap(daysOf);
  const isTwice = (day: number) => days.filter((each) => each === day).length > 1;
  if (closedDays.some(isTwice) || areOverlapping(hours)) {
    const fix = 'Correct fromDay and toDay, or the times.';
    report([], 'periods that do not overlap, and one entry for a closed day', fix);
  }
  for (const [index, {opens, closes, times}] of hours.entries()) {
    if ((opens === null) !== (closes === null)) {
      report([index], 'both times, or null for both', 'Write both times, or null for both.');
      continue;
    }
    const words = opens && closes ? `${twelveHour(opens)}–${twelveHour(closes)}` : 'Closed';
    // Hours round the clock need words of their own.
    if (times !== words && (opens === null || opens !== closes)) {
      report([index, 'times'], JSON.stringify(words), 'Correct times, or opens and closes.');
    }
  }
}

function areOverlapping(hours: readonly Entry[]): boolean {
  const periods = hours
    .flatMap(({opens, closes, ...entry}) => {
      if (opens === null || closes === null) return [];
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      return daysOf(entry).map((day) => ({
        opens: day * DAY + from,
        closes: day * DAY + to + (to > from ? 0 : DAY),
      }));
    })
    .sort((one, other) => one.opens - other.opens);
  const weekLater = periods.slice(0, 1).map(({opens}) => ({opens: opens + WEEK.length * DAY}));
  const following = [...periods.slice(1), ...weekLater];
  return periods.some(({closes}, index) => closes > (following[index]?.opens ?? closes));
}

function daysOf({fromDay, toDay}: Pick<Entry, 'fromDay' | 'toDay'>): number[] {
  return Array.from({length: Math.max(0, toDay - fromDay + 1)}, (_, index) => fromDay + index);
}
