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
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
