/** Addresses that belong to a menu entry although they do not begin with its path. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  '/about': ['/policies'],
  '/careers': ['/recruitment'],
};

/** Whether a page belongs to the section a menu entry stands for. The home page is no section. */
export function isCurrentSection(entry: string, pathname: string): boolean {
  if (entry === '/') {
    return false;
  }
  return [entry, ...(SECTIONS[entry] ?? [])].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}
