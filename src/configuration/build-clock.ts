import type {Environment} from './readConfiguration';

/** An instant: day, time and offset from UTC. A time without an offset would depend on the machine. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * What a build takes for the present: it decides which openings are closed. The variable
 * `BUILD_CLOCK` sets it, for a preview or a test of another day. The browser has its own clock.
 *
 * @throws Error when `BUILD_CLOCK` is no instant
 */
export function buildClock({BUILD_CLOCK}: Environment): Date {
  const written = BUILD_CLOCK?.trim() ?? '';
  if (written === '') return new Date();
  const instant = new Date(written);
  if (!INSTANT.test(written) || Number.isNaN(instant.getTime())) {
    throw new Error(
      `BUILD_CLOCK: expected an instant such as 2026-12-31T12:00:00Z, found ${written}.`,
    );
  }
  return instant;
}
