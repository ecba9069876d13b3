/** Label of the edition in `docs/`. A release raises it. */
export const currentEdition = '2026';

/** An edition of the documents. */
export interface Edition {
  /** Its year. Example: `'2025'`. */
  readonly label: string;
  readonly inForce: boolean;
  /** Folder of its documents, from the root of the repository. */
  readonly folder: string;
  /** What its addresses begin with: nothing for the edition in force, else e.g. `'/2025'`. */
  readonly basePath: string;
}

/**
 * All editions, newest first.
 *
 * @param archived the contents of `versions.json`: the older editions, newest first
 * @throws when the current label is also that of an archived edition
 */
export function allEditions(archived: readonly string[]): readonly Edition[] {
  if (archived.includes(currentEdition)) {
    throw new Error(
      `Edition ${currentEdition} is closed: versions.json names it. ` +
        'Raise "currentEdition" in src/data/editions/editions.ts.',
    );
  }
  return [
    {label: currentEdition, inForce: true, folder: 'docs', basePath: ''},
    ...archived.map((label) => ({
      label,
      inForce: false,
      folder: `versioned_docs/version-${label}`,
      basePath: `/${label}`,
    })),
  ];
}
