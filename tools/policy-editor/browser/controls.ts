import type {FormValue} from '../document/form-value';
import {isList} from './lists';
import {made} from './part';

/** A control of one value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/**
 * Shows a value. What the control could not hold is not dropped: an unknown choice is added, and
 * a day that is none is shown as text, so that only the person changes it.
 */
export function showValue(control: Control, value: string): void {
  const shown = value.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim();
  if (control instanceof HTMLSelectElement) {
    const known = [...control.options].some((option) => option.value === shown);
    if (!known) control.add(new Option(shown === '' ? 'Choose' : shown, shown), 0);
  }
  control.value = shown;
  if (control instanceof HTMLInputElement && control.type === 'date' && control.value !== shown) {
    control.type = 'text';
    control.value = shown;
  }
  sayLength(control);
}

/** How much of the room of a longer text is used, below its field. */
export function sayLength(control: Control): void {
  const {longest} = control.dataset;
  if (longest === undefined) return;
  const wrap = control.parentElement;
  const line =
    wrap?.querySelector('[data-length]') ??
    wrap?.appendChild(made('p', 'field__hint editor-length'));
  if (!line) return;
  line.setAttribute('data-length', '');
  line.textContent = `${control.value.length} of ${longest} characters`;
  line.classList.toggle('editor-late', control.value.length > Number(longest));
}

/** The ticks of a list, in the order of the file; new ones come last. */
export function readTicks(group: HTMLElement): readonly string[] {
  const ticked = [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({value}) => value,
  );
  const before = (group.dataset.before ?? '').split('\n').filter((value) => value !== '');
  return [
    ...before.filter((value) => ticked.includes(value)),
    ...ticked.filter((value) => !before.includes(value)),
  ];
}

/** Ticks what a list holds; a value that is no choice gets a tick of its own. */
export function showTicks(group: HTMLElement, value: FormValue): void {
  const values = isList(value) ? value.filter((item) => typeof item === 'string') : [];
  group.dataset.before = values.join('\n');
  const boxes = () => [...group.querySelectorAll<HTMLInputElement>('input')];
  for (const unknown of values.filter((each) => !boxes().some((box) => box.value === each))) {
    const label = made('label', 'editor-tick');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.value = unknown;
    label.append(box, ` ${unknown}`);
    group.querySelector('.editor-ticks')?.append(label);
  }
  for (const box of boxes()) box.checked = values.includes(box.value);
}
