const DAY = 86_400_000;
const MINUTE = 60_000;
/**
 * Milliseconds to wait past the start of a minute. A timer that fired early would fire twice for the
 * same minute.
 */
const MARGIN = 50;

/** Milliseconds to add to the visitor's clock. */
let correction = 0;

/**
 * The time in milliseconds since 1970, for decisions about what is open or in force. It is the
 * visitor's clock, unless {@link checkClock} has found it wrong.
 */
export function now(): number {
  return Date.now() + correction;
}

/**
 * Compares the visitor's clock with the server's if it says that everything has been over for more
 * than a day: a wrong clock must not close every job. Otherwise no request is made. Without an
 * answer the visitor's clock counts.
 *
 * @param lastEnd when the last thing on the page ends, in milliseconds since 1970
 */
export function checkClock(lastEnd: number): void {
  if (now() > lastEnd + DAY) {
    fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
      ({headers}) => {
        const difference = Date.parse(headers.get('date') ?? '') - Date.now();
        if (Math.abs(difference) > DAY) {
          correction = difference;
          // All that depends on the time is updated when the visitor returns to the tab.
          document.dispatchEvent(new Event('visibilitychange'));
        }
      },
      // Offline, or a program blocks the request.
      () => undefined,
    );
  }
}

/**
 * Calls back at the start of each minute, and when the visitor returns to the tab.
 *
 * @returns a function that stops the calls
 */
export function eachMinute(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(tick, MINUTE - (now() % MINUTE) + MARGIN);
  }
  function tick(): void {
    onMinute();
    schedule();
  }
  schedule();
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
