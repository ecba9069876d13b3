/**
 * Longest wait between two looks at the clock, in milliseconds. Timers stand still while a computer
 * sleeps, and break above 24.8 days; a look every minute minds neither.
 */
const LONGEST_WAIT = 60_000;

/**
 * Calls back once, when the clock reaches a moment: at the very moment in a page that is awake, and
 * on the visitor's return to a tab that slept through it. Calls back at once when it has passed.
 *
 * @param moment milliseconds since 1970
 * @returns stops waiting
 */
export function atMoment(moment: number, onReached: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function look(): void {
    clearTimeout(timer);
    const left = moment - Date.now();
    if (left <= 0) {
      stop();
      onReached();
    } else {
      timer = setTimeout(look, Math.min(left, LONGEST_WAIT));
    }
  }
  function stop(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  }
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
