import type {FieldName} from './rules';

/** Id of a field's control on the page. */
export function controlId(name: FieldName): string {
  return `application-${name}`;
}
