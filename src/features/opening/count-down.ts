import {eachMinute} from '../clock/each-minute';
import type {Clocks} from '../clock/wall-clock';
import {closingWords} from './closing-words';

/**
 * Says in the last days of an opening how soon it closes. No live region: nobody asked to be told of
 * every minute.
 */
export function countDown(line: HTMLElement): void {
  const {closes = '', closesAt = '', clocks = '[]'} = line.dataset;
  const otherwise = line.textContent;
  // What the build wrote there.
  const here = JSON.parse(clocks) as Clocks;
  function update(): void {
    const now = new Date();
    const visitor: Clocks = [[0, -now.getTimezoneOffset()]];
    const soon = closingWords({closes, closesAt}, now.getTime(), {here, visitor});
    line.textContent = soon ?? otherwise;
    line.classList.toggle('job__deadline--soon', soon !== undefined);
  }
  update();
  eachMinute(update);
}
