import type {FormValue} from '../document/form-value';

/** `Array.isArray` does not know lists that cannot be written to. */
export function isList(value: FormValue): value is readonly FormValue[] {
  return Array.isArray(value);
}
