import type {Brand} from '@site/src/data/brand/brand.schema';
import {eachMinute} from '../../site/clock/each-minute';
import {wallClock, type Clocks} from '@site/src/shared/wall-clock';
import {openState, type Holidays} from './open-state';

/** Data that the page passes to the line as JSON in `data-hours`. */
export interface Opening {
  readonly hours: Brand['hours'];
  readonly holidays: Holidays;
  readonly clocks: Clocks;
}

/**
 * Shows whether someone answers the phone, e.g. "Open now, until 5:30 PM", and marks the current
 * time on the bar. Not a live region, so that a change does not interrupt a screen reader.
 */
export function showOpeningHours(line: HTMLElement): void {
  // Written by OpeningHours.tsx at build time.
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
