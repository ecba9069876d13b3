/** Letters that no accent can be taken from. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * A job title as an id: lowercase words joined by hyphens. The application form's position
 * options use it (specification, section 3), and so do the addresses of the openings.
 * Example: `'security-officer-nights'` of `'Security Officer, Nights'`.
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
