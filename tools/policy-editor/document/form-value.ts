import * as z from 'zod';

/**
 * What a form holds: texts, also for numbers and days; lists of them; records of them. Whether a
 * text is a good number or day is for the checks to say.
 */
export type FormValue = string | readonly FormValue[] | {readonly [field: string]: FormValue};

/** The fields of a document by name. One that a form cannot show is missing. */
export type FormValues = Readonly<Record<string, FormValue>>;

const formValueSchema: z.ZodType<FormValue> = z.union([
  z.string(),
  z.array(z.lazy(() => formValueSchema)),
  z.record(
    z.string(),
    z.lazy(() => formValueSchema),
  ),
]);

export const formValuesSchema: z.ZodType<FormValues> = z.record(z.string(), formValueSchema);

/** A text as a control of one line shows it: line ends are spaces. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim();
}

/** Whether a form would show the same. */
export function sameShown(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (typeof one === 'string' && typeof other === 'string') {
    return onOneLine(one) === onOneLine(other);
  }
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, at) => sameShown(item, other[at]));
  }
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => sameShown(one[name] ?? '', other[name] ?? ''));
  }
  return false;
}

export function isList(value: FormValue | undefined): value is readonly FormValue[] {
  return Array.isArray(value);
}

export function isRecord(
  value: FormValue | undefined,
): value is Readonly<Record<string, FormValue>> {
  return typeof value === 'object' && !Array.isArray(value);
}
