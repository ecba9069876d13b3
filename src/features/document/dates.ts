const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const SHORT_FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-04-01` as `1 April 2026`. */
export function longDay(day: string): string {
  return DAY_FORMAT.format(new Date(`${day}T00:00:00Z`));
}

/** `2026-04-01` as `1 Apr 2026`. */
export function shortDay(day: string): string {
  return SHORT_FORMAT.format(new Date(`${day}T00:00:00Z`));
}
