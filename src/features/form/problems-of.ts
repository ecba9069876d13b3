import type {Problem} from '@site/src/components/form/ErrorSummary';

/** Messages by field, as `react-hook-form` keeps them. */
type Errors<Name extends string> = Partial<Record<Name, {readonly message?: string}>>;

/** What is wrong, in the order of the form, with the ids of the controls. */
export function problemsOf<Name extends string>(
  fieldNames: readonly Name[],
  errors: Errors<Name>,
  controlId: (name: Name) => string,
): Problem[] {
  return fieldNames.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{id: controlId(name), message}];
  });
}
