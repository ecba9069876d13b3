/** Replacements for letters that Unicode normalisation (NFD) doesn't split. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * Converts a job title to an id: lowercase words joined by hyphens. It is used for the application
 * form's position options (specification, section 3) and for the addresses of openings. Example:
 * `'Security Officer, Nights'` becomes `'security-officer-nights'`.
 */
export function titleSlug(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
