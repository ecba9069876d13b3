import type {FormValue, FormValues} from '../document/form-value';
import {isList} from './lists';
import {isControl, readTicks, sayLength, showTicks, showValue, type Control} from './controls';
import {made, partsIn} from './part';
import {addRow, isEntry, numberRows, removeRow, rowsOf} from './rows';
import {wire} from './wiring';

function controlsOf(parent: ParentNode): Control[] {
  return partsIn(parent, '[data-field]', HTMLElement).filter(isControl);
}

function readRow(row: HTMLElement): FormValue {
  const controls = controlsOf(row);
  return isEntry(row)
    ? (controls[0]?.value ?? '')
    : Object.fromEntries(controls.map((control) => [control.dataset.field ?? '', control.value]));
}

function showRow(row: HTMLElement, value: FormValue): void {
  for (const control of controlsOf(row)) {
    const name = control.dataset.field ?? '';
    const found: unknown = typeof value === 'string' ? value : Reflect.get(value, name);
    showValue(control, typeof found === 'string' ? found : '');
  }
}

function showList(list: HTMLElement, value: FormValue): void {
  const values = isList(value) ? value : [];
  while (rowsOf(list).length > values.length) rowsOf(list).at(-1)?.remove();
  while (rowsOf(list).length < values.length) addRow(list);
  rowsOf(list).forEach((row, index) => showRow(row, values[index] ?? ''));
  numberRows(list);
}

/** Name and value of a field. */
type Entry = [name: string, value: FormValue];

/** The fields of the front matter in the page. */
export interface Form {
  readonly values: () => FormValues;
  readonly write: (values: FormValues) => void;
}

const NO_PLACE = 'This field is written in a way that no form can show. Change it in the file.';

/** Sets up the form. A field that the file writes in its own way stays closed. */
export function form(root: HTMLElement, onEdit: () => void): Form {
  const lists = partsIn(root, '[data-list]', HTMLElement);
  const ticks = partsIn(root, '[data-choices]', HTMLElement);
  const single = controlsOf(root).filter((control) => !control.closest('[data-list]'));
  const open = new Set<HTMLElement>();
  const isOpen = (shown: HTMLElement) => open.has(shown);

  root.addEventListener('input', ({target}) => {
    if (isControl(target)) sayLength(target);
    onEdit();
  });
  root.addEventListener('click', ({target}) => {
    if (!(target instanceof HTMLElement)) return;
    const list = target.closest<HTMLElement>('[data-list]');
    if (!list) return;
    if (target.matches('[data-add]')) {
      addRow(list).querySelector<HTMLElement>('[data-field]')?.focus();
    } else if (target.matches('[data-remove]')) {
      removeRow(list, target);
    } else {
      return;
    }
    numberRows(list);
    wire(root);
    onEdit();
  });

  const show = (
    shown: HTMLElement,
    value: FormValue | undefined,
    write: (found: FormValue) => void,
  ) => {
    if (value !== undefined) {
      open.add(shown);
      write(value);
      return;
    }
    open.delete(shown);
    shown.toggleAttribute('disabled', true);
    const wrap = shown.closest('[data-wrap]');
    if (!wrap?.querySelector('[data-remark]')) {
      const remark = made('p', 'field__hint', NO_PLACE);
      remark.dataset.remark = '';
      wrap?.append(remark);
    }
  };

  return {
    values: () => {
      const entries: Entry[] = [
        ...single
          .filter(isOpen)
          .map((control): Entry => [control.dataset.field ?? '', control.value]),
        ...ticks
          .filter(isOpen)
          .map((group): Entry => [group.dataset.choices ?? '', readTicks(group)]),
        ...lists
          .filter(isOpen)
          .map((list): Entry => [list.dataset.list ?? '', rowsOf(list).map(readRow)]),
      ];
      return Object.fromEntries(entries);
    },
    write: (values) => {
      for (const control of single) {
        show(control, values[control.dataset.field ?? ''], (value) =>
          showValue(control, typeof value === 'string' ? value : ''),
        );
      }
      for (const group of ticks) {
        show(group, values[group.dataset.choices ?? ''], (value) => showTicks(group, value));
      }
      for (const list of lists) {
        show(list, values[list.dataset.list ?? ''], (value) => showList(list, value));
      }
      wire(root);
    },
  };
}
