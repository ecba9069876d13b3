import {wallClock, type Clocks} from '@site/src/shared/wall-clock';

/**
 * Returns the latest start that is not after a given minute of the day. All are minutes since
 * midnight.
 */
export function periodAt(minutes: number, starts: readonly number[]): number {
  return Math.max(...starts.filter((start) => start <= minutes));
}

/**
 * Chooses the picture of the current hour, unless the visitor has chosen one. Waits for the `load`
 * event, so that the picture in the HTML is the first to be fetched and painted.
 */
export function chooseHour(day: HTMLElement): void {
  const choose = (): void => {
    const hours = [...day.querySelectorAll('input')];
    if (hours.some(({checked, defaultChecked}) => checked !== defaultChecked)) return;
    // Written by LobbyDay.tsx at build time.
    const {minutes} = wallClock(new Date(), JSON.parse(day.dataset.hour ?? '') as Clocks);
    const now = periodAt(
      minutes,
      hours.map(({value}) => Number(value)),
    );
    for (const hour of hours) hour.checked = Number(hour.value) === now;
  };
  if (document.readyState === 'complete') choose();
  else window.addEventListener('load', choose);
}
