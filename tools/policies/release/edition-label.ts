/** The module that holds the label of the edition in force. */
export const EDITIONS = 'src/data/editions/editions.ts';

const LABEL = /(export const currentEdition(?:: string)? = ')([^']*)(';)/;

/**
 * The label of the edition in force. Example: `'2026'`.
 *
 * @throws when the module does not have the line
 */
export function currentLabel(source: string): string {
  const label = LABEL.exec(source)?.[2];
  if (label === undefined) {
    throw new Error(`${EDITIONS} has no line "export const currentEdition = '…';".`);
  }
  return label;
}

/** The module with another label. */
export function withLabel(source: string, label: string): string {
  return source.replace(LABEL, (_, before: string, __, after: string) => before + label + after);
}
