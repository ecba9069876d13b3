import archived from '../../../versions.json';

/**
 * A yearly edition of the documents: the versions in force at the start of its year, and later
 * changes.
 */
export interface Edition {
  /** Its year. Example: `'2025'`. */
  readonly label: string;
  readonly inForce: boolean;
  /** Folder of its documents, relative to the repository root. */
  readonly folder: string;
  /** Prefix of its addresses: empty for the edition in force, otherwise e.g. `'/2025'`. */
  readonly basePath: string;
}

/**
 * Label of the edition in `docs/`: the year after the newest closed edition, or 2026 if none is
 * closed.
 */
export const currentEdition = String(Number(archived[0] ?? 2025) + 1);

/** All editions, newest first. `versions.json` lists the closed ones. */
export const editions: readonly Edition[] = [
  {label: currentEdition, inForce: true, folder: 'docs', basePath: ''},
  ...archived.map((label) => ({
    label,
    inForce: false,
    folder: `versioned_docs/version-${label}`,
    basePath: `/${label}`,
  })),
];
