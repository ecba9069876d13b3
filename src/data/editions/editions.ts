import archived from '../../../versions.json';

/** An edition of the documents: the versions in force at the start of its year, and what followed. */
export interface Edition {
  /** Its year. Example: `'2025'`. */
  readonly label: string;
  readonly inForce: boolean;
  /** Folder of its documents, from the root of the repository. */
  readonly folder: string;
  /** What its addresses begin with: nothing for the edition in force, else e.g. `'/2025'`. */
  readonly basePath: string;
}

/** The edition in `docs/`: the year after the newest that is closed, 2026 before there is one. */
export const currentEdition = String(Number(archived[0] ?? 2025) + 1);

/** All editions, newest first. `versions.json` names those that are closed. */
export const editions: readonly Edition[] = [
  {label: currentEdition, inForce: true, folder: 'docs', basePath: ''},
  ...archived.map((label) => ({
    label,
    inForce: false,
    folder: `versioned_docs/version-${label}`,
    basePath: `/${label}`,
  })),
];
