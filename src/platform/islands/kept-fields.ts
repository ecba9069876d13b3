/** Restores what a visitor had entered. */
export type Entered = () => void;

/** Any field: lists and text areas have what we use of an input. */
type Field = HTMLInputElement;

function fieldsIn(root: ParentNode): Field[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')];
}

/** Identifies a field in a part of the page that is rendered again. */
function keyOf({id, name, type, value}: Field): string {
  return type === 'radio' ? name + value : name || id;
}

/** Enters a value as a visitor would, so that React and the form library notice it. */
function enter(field: Field, {type, value, files, checked, defaultChecked}: Field): void {
  if (/radio|box/.test(type)) {
    if (checked && !defaultChecked && !field.checked) field.click();
  } else if (value !== '' && value !== field.value) {
    if (type === 'file') field.files = files;
    // Sets the prototype's property: React overrides the element's own and would not see the change.
    else Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, {bubbles: true}));
  }
}

/**
 * Remembers the fields of a part of the page before React renders new ones.
 *
 * @returns a function that enters the values in the new fields and restores the focus
 */
export function keepFields(root: HTMLElement): Entered {
  const old = fieldsIn(root);
  const focused = document.activeElement;
  return () => {
    const fields = new Map(fieldsIn(root).map((field) => [keyOf(field), field]));
    for (const field of old) {
      const again = fields.get(keyOf(field));
      if (again && again !== field) {
        enter(again, field);
        if (field === focused) again.focus();
      }
    }
  };
}
