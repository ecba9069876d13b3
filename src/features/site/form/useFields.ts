import {useInsertionEffect, useLayoutEffect, useRef} from 'react';
import type {FieldValues, Path, PathValue, UseFormReturn} from 'react-hook-form';
import {laterChoice, startForm} from './start-form';

type Value = string | boolean | File | undefined;

function fieldOf(id: string, name: string): Element | RadioNodeList | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
}

/** What a field holds: text, a tick or a file; `undefined` if no file is chosen. */
function valueOf(field: Element | RadioNodeList | null): Value {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  if (field instanceof HTMLInputElement && field.type === 'file') return field.files?.[0];
  return field && 'value' in field ? field.value : '';
}

interface Options<Values extends FieldValues> {
  readonly id: string;
  /** Key of the draft in session storage, from `storage-names.ts`. */
  readonly draftName: string;
  readonly names: readonly Path<Values>[];
  /** The select that the visitor's link answers, and the answer; empty if there is none. */
  readonly suggestion: {readonly name: Path<Values>; readonly value: string};
}

/**
 * Makes the fields of the page the one source of a form's values. Browsers, password managers and
 * drops fill in fields without an event that reaches the form library.
 *
 * @returns a function that copies what the fields hold into the library. Call it before the library
 *   validates.
 */
export function useFields<Values extends FieldValues>(
  {getValues, setValue, formState}: UseFormReturn<Values, unknown, Values>,
  {id, draftName, names, suggestion}: Options<Values>,
): () => void {
  const {isSubmitted} = formState;
  const early = useRef<readonly Value[]>([]);

  function set(name: Path<Values>, value: Value): void {
    setValue(name, value as PathValue<Values, Path<Values>>, {shouldValidate: isSubmitted});
  }

  function read(): void {
    for (const name of names) {
      const field = fieldOf(id, name);
      const value = valueOf(field);
      const known: unknown = getValues(name) ?? '';
      if (field instanceof HTMLInputElement && field.type === 'file') {
        // The library can't be given a file, but it reads one after this event.
        if ((known as ArrayLike<File>)[0] !== value) {
          field.dispatchEvent(new Event('change', {bubbles: true}));
        }
      } else if (known !== value) {
        set(name, value);
      }
    }
  }

  // Reads early, because the library then takes over one radio button after another, which loses a
  // choice that the visitor has made already.
  useInsertionEffect(() => {
    early.current = names.map((name) => valueOf(fieldOf(id, name)));
  }, [id, names]);
  useLayoutEffect(() => {
    const form = document.getElementById(id);
    if (!form) return;
    // Already done in built HTML, unless React has rendered the form again.
    startForm(id, draftName, names);
    names.forEach((name, index) => {
      const value = early.current[index];
      if (typeof value === 'string' && value !== '' && valueOf(fieldOf(id, name)) === '') {
        set(name, value);
      }
    });
    read();
    const {dataset} = form;
    const {name, value} = suggestion;
    const kept = valueOf(fieldOf(id, name));
    if (dataset.chosen === undefined) {
      set(name, laterChoice(typeof kept === 'string' ? kept : '', dataset.suggested ?? '', value));
    }
    dataset.suggested = value;
  }, []);
  return read;
}

/** Empties a form natively after a success: the library leaves files, and the draft goes with it. */
export function emptyForm(id: string): void {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) form.reset();
}
