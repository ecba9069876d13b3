import {printFootRule} from '../../features/document/print-foot';
import {atEndOfHead} from './head';
import {pageFile} from './page-file';
import {rewritePage} from './rewrite-page';

/** The document's head takes a style with this attribute for its own, and removes it in time. */
const OWNED = 'data-rh="true"';

/**
 * Writes the foot of printed sheets into a built page, so that it is there without scripts.
 *
 * @param page address of the page
 * @param text what stands there; see src/features/document/print-foot.ts
 */
export function writePrintFoot(outDir: string, page: string, text: string): Promise<void> {
  const style = `<style ${OWNED}>${printFootRule(text)}</style>`;
  return rewritePage(pageFile(outDir, page), (html) => atEndOfHead(html, style));
}
