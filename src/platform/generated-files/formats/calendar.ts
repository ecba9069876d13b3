import {addDays} from '../../../shared/wall-clock';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** A calendar entry that doesn't block time: a moment or a day. */
export interface CalendarEntry {
  /** Never changes, so that a second import replaces the first, e.g. `'opening-7@example.com'`. */
  readonly uid: string;
  /** When the entry was last changed. */
  readonly changed: Date;
  /**
   * Rises with each change. Calendars ignore a copy whose number they already have.
   */
  readonly revision: number;
  /** A moment, or a whole day such as `'2027-03-18'`. */
  readonly start: Date | string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** How many days before `start` the calendar shows a reminder. */
  readonly reminderDays: number;
}

/** Maximum octets in a line, without its line break (RFC 5545, section 3.1). */
const LINE = 75;

/**
 * Formats entries as an iCalendar file (RFC 5545), with moments in UTC.
 *
 * @param product name of the file's maker, e.g. `'Example Group'`
 * @param name of a calendar that people subscribe to (RFC 7986). Omitted from files with one entry,
 *   for which Outlook would create a separate calendar
 */
export function calendarFile(
  product: string,
  entries: readonly CalendarEntry[],
  name?: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Website//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : subscriptionLines(escapeText(name))),
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Writes each property under its standard name and under an older name that more programs read. */
function subscriptionLines(name: string): string[] {
  return [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ];
}

/** When an entry begins and ends. Programs invent an end of their own if a file has none. */
function timeLines(start: Date | string): string[] {
  if (typeof start === 'string') {
    const [day, next] = [start, addDays(start, 1)].map((each) => each.replaceAll('-', ''));
    return [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${next}`];
  }
  // A moment. The end must be later than the start.
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(new Date(start.getTime() + 60_000))}`];
}

function eventLines(entry: CalendarEntry): string[] {
  const {uid, changed, revision, start, summary, description, url, reminderDays} = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    `SEQUENCE:${revision}`,
    ...timeLines(start),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:-P${reminderDays}D`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Example: `20270129T170000Z`. */
function utc(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Folds a long line: the rest follows on the next line after a space. Characters stay whole. */
function folded(line: string): string {
  let octets = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    if (octets + size <= LINE) {
      octets += size;
      return character;
    }
    octets = 1 + size;
    return `\r\n ${character}`;
  }).join('');
}
