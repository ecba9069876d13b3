import type {Brand} from '@site/src/data/brand/brand.schema';
import {eachMinute} from '../../site/clock/each-minute';
import {wallClock, type Clocks} from '@site/src/shared/wall-clock';
import {openState, type Holidays} from './open-state';

/** What the line is told by the page, as JSON in `data-hours`. */
export interface Opening {
  readonly hours: Brand['hours'];
  readonly holidays: Holidays;
  readonly clocks: Clocks;
}

/**
 * Says whether someone answers now, "Open now, until 5:30 PM", and marks the moment on the bar of
 * the day. No live region: no one asked for it, so a change does not interrupt the reading.
 */
export function showOpeningHours(line: HTMLElement): void {
  // What the build wrote there.
  const {hours, holidays, clocks} = JSON.parse(line.dataset.hours ?? '') as Opening;
  const bar = document.querySelector('.day__hours');
  const tick = document.querySelector<SVGLineElement>('.day__now');

  function update(): void {
    const now = new Date();
    const state = openState(now, hours, holidays, clocks);
    const open = state.open === true;
    line.textContent = state.text;
    line.classList.toggle('live-hours--open', open);
    line.classList.toggle('live-hours--closed', state.open === false);
    bar?.classList.toggle('day__hours--open', open);
    if (tick) {
      const {start, end} = tick.dataset;
      const hour = wallClock(now, clocks).minutes / 60;
      const x = `${((hour - Number(start)) / (Number(end) - Number(start))) * 100}%`;
      tick.setAttribute('x1', x);
      tick.setAttribute('x2', x);
      tick.toggleAttribute('data-off', !open);
    }
  }
  update();
  eachMinute(update);
}
