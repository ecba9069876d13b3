import {now} from './now';

const MINUTE = 60_000;
/**
 * Milliseconds to wait past the start of a minute. A timer that fired early would fire twice for the
 * same minute.
 */
const MARGIN = 50;

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
