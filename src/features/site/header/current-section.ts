/** Paths that belong to a menu entry although they do not begin with the entry's path. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  '/about': ['/policies', '/reports'],
  '/careers': ['/recruitment'],
};

/** Whether a page belongs to the section of a menu entry. The home page has no section. */
export function isCurrentSection(entry: string, pathname: string): boolean {
  if (entry === '/') {
    return false;
  }
  return [entry, ...(SECTIONS[entry] ?? [])].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}
