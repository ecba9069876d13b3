import path from 'node:path';

/** The file of a built page. Example: `/contact` is `contact.html` in the folder of the build. */
export function pageFile(outDir: string, page: string): string {
  return path.join(outDir, page === '/' ? 'index.html' : `${page}.html`);
}
