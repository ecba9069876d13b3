/** A link inside a value: where it stands and where it leads. */
export interface ValueLink {
  /** Example: `'footer.legal[0].href'`. */
  readonly field: string;
  /** Example: `'/privacy'`. */
  readonly href: string;
}

/**
 * Every link to a page of this site inside a value: each string that starts with `/` in a field
 * whose name is `href` or ends in `Href`.
 */
export function internalLinks(value: unknown, field = ''): ValueLink[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const innerField = Array.isArray(value) ? `${field}[${key}]` : `${field}.${key}`;
    if (typeof inner === 'string' && /(^h|H)ref$/.test(key) && inner.startsWith('/')) {
      return [{field: innerField.replace(/^\./, ''), href: inner}];
    }
    return internalLinks(inner, innerField);
  });
}

/** The page of a link, without query and anchor. Example: `'/about'` of `'/about#our-policies'`. */
export function pageOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
