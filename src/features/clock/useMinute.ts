import {useSyncExternalStore} from 'react';

const MINUTE = 60_000;
/** A timer that rings a moment early would wait for the same minute once more. */
const MARGIN = 50;

/** Calls back at the start of each minute, and when the visitor returns to a tab that slept. */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(ring, MINUTE - (Date.now() % MINUTE) + MARGIN);
  }
  function ring(): void {
    onChange();
    wait();
  }
  wait();
  document.addEventListener('visibilitychange', ring);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', ring);
  };
}

const currentMinute = () => Math.floor(Date.now() / MINUTE);
const noMinute = () => undefined;

/**
 * The current minute, counted from 1970, kept up to date. Undefined in the HTML of the build and
 * until hydration: the build does not know when its pages will be read.
 */
export function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, currentMinute, noMinute);
}
