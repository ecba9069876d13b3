import {counted} from '../counted';
import {shortDay} from '../dates';
import type {ProjectFrontMatter} from './schema';

export type Stage = ProjectFrontMatter['programme'][number];

const firstDay = (moment: string): string => (moment.length === 7 ? `${moment}-01` : moment);

/** Days since 1970. */
const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

/** Number of the day after a day or month. */
function endOf(moment: string): number {
  if (moment.length > 7) return dayNumber(moment) + 1;
  const [year = 0, month = 0] = moment.split('-').map(Number);
  return Date.UTC(year, month) / 86_400_000;
}

/** True if a stage ended after its planned last day, or is expected to. */
export function isLate({planned, actual, forecast}: Stage): boolean {
  const [end, plannedEnd] = [forecast?.[1] ?? actual?.[1], planned[1]];
  return end !== undefined && plannedEnd !== undefined && endOf(end) > endOf(plannedEnd);
}

/**
 * Says how many weeks a project was planned to take, and how many it took or is expected to take.
 * Undefined for a service, which goes on.
 *
 * @example `35 weeks planned, 38 taken`, `152 weeks planned, 152 forecast`, `62 weeks planned`
 */
export function weeksWords({
  programme,
  status,
}: Pick<ProjectFrontMatter, 'programme' | 'status'>): string | undefined {
  if (status === 'in service') return undefined;
  const weeks = (spans: readonly (readonly string[])[]): number => {
    const starts = spans.map(([from = '']) => dayNumber(firstDay(from)));
    const ends = spans.map(([from = '', to = from]) => endOf(to));
    return Math.round((Math.max(...ends) - Math.min(...starts)) / 7);
  };
  const planned = `${counted(weeks(programme.map((stage) => stage.planned)), 'week')} planned`;
  if (status === 'planned') return planned;
  const run = weeks(
    programme.map((stage) => {
      const [from] = stage.actual ?? stage.planned;
      const [, to] = stage.forecast ?? stage.actual ?? stage.planned;
      return [from ?? '', to ?? stage.planned[1] ?? ''];
    }),
  );
  return `${planned}, ${run} ${status === 'complete' ? 'taken' : 'forecast'}`;
}

/** Formats a day or a month. Examples: `2 Oct 2023`, `Oct 2023`. */
export function momentWords(moment: string): string {
  const words = shortDay(firstDay(moment));
  return moment.length === 7 ? words.slice(words.indexOf(' ') + 1) : words;
}

/** Formats the first and last day of a stage. Example: `2 Oct – 3 Nov 2023`. */
export function spanWords([from = '', to]: readonly string[]): string {
  if (to === undefined) return `from ${momentWords(from)}`;
  if (from === to) return momentWords(from);
  const start = momentWords(from);
  const year = ` ${from.slice(0, 4)}`;
  return `${to.startsWith(from.slice(0, 4)) ? start.replace(year, '') : start} – ${momentWords(to)}`;
}

/** A bar of the drawing: its left end and its width, in per cent of the whole programme. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** All days and months of a programme, earliest first. */
export function momentsOf(programme: readonly Stage[]): string[] {
  return programme
    .flatMap(({planned, actual = [], forecast = []}) => [...planned, ...actual, ...forecast])
    .sort();
}

/** First day and length, in days, of the months of a programme with all its stages. */
function scaleOf(programme: readonly Stage[]): {readonly start: number; readonly length: number} {
  const months = momentsOf(programme).map((moment) => moment.slice(0, 7));
  const start = dayNumber(firstDay(months[0] ?? ''));
  return {start, length: endOf(months.at(-1) ?? '') - start};
}

/** Returns what share of `length` the days are, in per cent, to one decimal place. */
const percent = (days: number, length: number): number => Math.round((days / length) * 1000) / 10;

/** A line on the scale of the bars, at the first day of a month. */
interface Mark {
  /** In per cent of the whole programme. */
  readonly x: number;
  /** Example: `Apr`. */
  readonly month: string;
  readonly year: string;
  /** Whether it is the first mark of its year. */
  readonly isNewYear: boolean;
}

/**
 * Marks the first month, and from there each month, second month, quarter, half-year or year.
 *
 * @param most most marks; the default fits on a phone
 */
export function programmeMarks(programme: readonly Stage[], most = 8): readonly Mark[] {
  const {start, length} = scaleOf(programme);
  const first = new Date(start * 86_400_000);
  const months = Array.from(
    {length: Math.ceil(length / 28)},
    (_, month) => Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month) / 86_400_000,
  ).filter((day) => day < start + length);
  const step = [1, 2, 3, 6].find((each) => Math.ceil(months.length / each) <= most) ?? 12;
  const moments = months
    .filter((_, month) => month % step === 0)
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 7));
  return moments.map((moment, index) => {
    const [month = '', year = ''] = momentWords(moment).split(' ');
    return {
      x: percent(dayNumber(firstDay(moment)) - start, length),
      month,
      year,
      isNewYear: moments[index - 1]?.startsWith(year) !== true,
    };
  });
}

/**
 * The bars of a stage. If it is under way, the actual bar has no end, or ends where the forecast
 * begins.
 */
interface StageBars {
  readonly planned: Bar;
  readonly actual?: Bar & {readonly isOpen: boolean};
  readonly forecast?: Bar;
}

/** Places the bars of all stages on one scale. */
export function programmeBars(programme: readonly Stage[]): readonly StageBars[] {
  const {start, length} = scaleOf(programme);
  const between = (first: number, end: number): Bar => ({
    x: percent(first - start, length),
    width: percent(end - first, length),
  });
  const bar = ([from = '', to = from]: readonly string[]): Bar =>
    between(dayNumber(firstDay(from)), endOf(to));
  return programme.map(({planned, actual, forecast}) => {
    const [began, ended] = actual ?? [];
    const isOpen = began !== undefined && ended === undefined;
    const soFar =
      isOpen && forecast !== undefined
        ? between(dayNumber(firstDay(began)), dayNumber(firstDay(forecast[0] ?? '')))
        : bar(actual ?? []);
    return {
      planned: bar(planned),
      ...(began !== undefined && {actual: {...soFar, isOpen}}),
      ...(forecast !== undefined && {forecast: bar(forecast)}),
    };
  });
}

/** Formats when a project ran, in years. Examples: `2024`, `2023–2026`, `since 2024`. */
export function periodYears({from, to}: ProjectFrontMatter['period']): string {
  const [first, last] = [from.slice(0, 4), to?.slice(0, 4)];
  if (last === undefined) return `since ${first}`;
  return first === last ? first : `${first}–${last}`;
}

/** Formats when a project ran, in months. Examples: `Feb – Sept 2024`, `since Oct 2023`. */
export function periodMonths({from, to}: ProjectFrontMatter['period']): string {
  const months = [from, ...(to === null ? [] : [to])].map((moment) => moment.slice(0, 7));
  return to === null ? `since ${momentWords(from.slice(0, 7))}` : spanWords(months);
}
