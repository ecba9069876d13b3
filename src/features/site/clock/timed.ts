/** From when and until when something stands, as ISO instants. Either may be left out. */
export interface Term {
  readonly from?: string;
  readonly until?: string;
}

/** Whether something stands at a moment: from the very first instant, and not at the last. */
export function isDue({from, until}: Term, now: number): boolean {
  return (
    (from === undefined || now >= Date.parse(from)) &&
    (until === undefined || now < Date.parse(until))
  );
}

/**
 * Attributes of an element that stands for a time only. The build does not know when its pages will
 * be read: what begins later is hidden in its HTML, what ends later shows, and the site's script
 * turns them over on the minute.
 */
export function timed({from, until}: Term): Readonly<Record<string, string | boolean | undefined>> {
  return {'data-from': from, 'data-until': until, hidden: from !== undefined};
}

interface Deadline {
  /** ISO instant in UTC. Example: `'2026-12-18T17:00:00.000Z'`. */
  readonly closesAt: string;
}

/** Attributes of what stands while an opening takes applications. */
export const whileOpen = ({closesAt}: Deadline) => timed({until: closesAt});

/** Attributes of what stands from then on: the page closes by itself, without a rebuild. */
export const afterwards = ({closesAt}: Deadline) => timed({from: closesAt});

/** Shows and hides what stands for a time only. */
export function showWhatIsDue(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    const {from, until} = element.dataset;
    element.hidden = !isDue({from, until}, Date.now());
  }
}
