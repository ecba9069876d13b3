import {eachMinute} from '../clock/each-minute';
import {closingWords} from './closing-words';

/**
 * Says in the last days of an opening how soon it closes. No live region: nobody asked to be told of
 * every minute.
 */
export function countDown(line: HTMLElement): void {
  const {closes = '', closesAt = '', zone: here = ''} = line.dataset;
  const otherwise = line.textContent;
  const visitor = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  function update(): void {
    const soon = closingWords({closes, closesAt}, Date.now(), {here, visitor});
    line.textContent = soon ?? otherwise;
    line.classList.toggle('job__deadline--soon', soon !== undefined);
  }
  update();
  eachMinute(update);
}
