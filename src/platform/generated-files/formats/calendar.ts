export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** A calendar entry that doesn't block time: a moment or a day. */
export interface CalendarEntry {
  /** Never changes, so that a second import replaces the first, e.g. `'opening-7@example.com'`. */
  readonly uid: string;
  /** When the entry was written. */
  readonly stamp: Date;
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
 */
export function calendarFile(product: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Website//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(entry: CalendarEntry): string[] {
  const {uid, stamp, start, summary, description, url, reminderDays} = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    typeof start === 'string'
      ? `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`
      : `DTSTART:${utc(start)}`,
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
