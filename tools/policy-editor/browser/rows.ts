import {partsIn} from './part';

/** The entries of a list. */
export function rowsOf(list: HTMLElement): HTMLElement[] {
  return partsIn(list, '[data-rows] > [data-row]', HTMLElement);
}

/** Whether an entry is one text; otherwise it is a record of fields. */
export function isEntry(row: HTMLElement): boolean {
  return row.querySelector('[data-field=""]') !== null;
}

/** Adds an empty entry at the end. */
export function addRow(list: HTMLElement): HTMLElement {
  const template = list.querySelector('template');
  const row = template?.content.firstElementChild?.cloneNode(true);
  if (!(row instanceof HTMLElement)) {
    throw new Error('A list has no template for its entries.');
  }
  list.querySelector('[data-rows]')?.append(row);
  return row;
}

/** Removes the entry whose button was pressed; the keyboard goes on at its neighbour. */
export function removeRow(list: HTMLElement, button: HTMLElement): void {
  const rows = rowsOf(list);
  const row = button.closest<HTMLElement>('[data-row]');
  const index = row ? rows.indexOf(row) : -1;
  row?.remove();
  const next = rowsOf(list)[Math.min(index, rows.length - 2)];
  const target =
    next?.querySelector<HTMLElement>('[data-remove]') ??
    list.querySelector<HTMLElement>('[data-add]');
  target?.focus();
}

/** Says of each entry which one it is, also to those who come to its button alone. */
export function numberRows(list: HTMLElement): void {
  const name = list.dataset.entry ?? 'entry';
  rowsOf(list).forEach((row, index) => {
    const number = row.querySelector('[data-number]');
    if (number) number.textContent = String(index + 1);
    const remove = row.querySelector('[data-remove]');
    if (remove) remove.textContent = `Remove ${name} ${index + 1}`;
  });
}
