const MINUTE = 60_000;
/** A timer that rings a moment early would wait for the same minute once more. */
const MARGIN = 50;

/**
 * Calls back at the start of each minute, and when the visitor returns to a tab that slept.
 *
 * @returns stops calling
 */
export function eachMinute(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(ring, MINUTE - (Date.now() % MINUTE) + MARGIN);
  }
  function ring(): void {
    onMinute();
    wait();
  }
  wait();
  document.addEventListener('visibilitychange', ring);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', ring);
  };
}
