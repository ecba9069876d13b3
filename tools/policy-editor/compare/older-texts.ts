import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {committedText} from '../../policies/content/committed';
import {OLDER} from '../../policies/content/documents';

/** A text with which somebody may compare what they typed. */
export interface OlderText {
  /** Example: `saved`, `handed-in`, `edition-2025`. */
  readonly id: string;
  /** In a sentence. Example: `edition 2025`. */
  readonly label: string;
  readonly file: string;
  readonly text: () => string;
}

/**
 * What a policy can be compared with: the file as it was opened, the version that was handed in
 * last (where there is git), and the older editions that have it.
 */
export function olderTexts(root: string, file: string, original: string): OlderText[] {
  const committed = committedText(root, file);
  const folder = path.join(root, OLDER);
  const editions = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.startsWith('version-'))
    : [];
  const archived = editions
    .map((name) => ({
      label: name.replace('version-', ''),
      file: file.replace(/^docs\//, `${OLDER}/${name}/`),
    }))
    .filter(({file: each}) => existsSync(path.join(root, each)))
    .sort((a, b) => b.label.localeCompare(a.label, 'en', {numeric: true}));
  return [
    {id: 'saved', label: 'what is saved', file, text: () => original},
    ...(committed === undefined
      ? []
      : [
          {
            id: 'handed-in',
            label: 'the version in force, as it was handed in last',
            file,
            text: () => committed,
          },
        ]),
    ...archived.map(({label, file: older}) => ({
      id: `edition-${label}`,
      label: `edition ${label}`,
      file: older,
      text: () => readFileSync(path.join(root, older), 'utf8'),
    })),
  ];
}
