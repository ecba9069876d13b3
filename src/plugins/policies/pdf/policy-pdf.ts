import {buffer} from 'node:stream/consumers';
import {textOf} from '../blocks';
import type {PolicyRecord} from '../record';
import {absoluteLink} from './control-data';
import {assertDrawable} from './drawable';
import {openPdf} from './open-pdf';
import {SHEET, TEXT_AREA} from './page/measures';
import {pageFurniture, textTop} from './page/page-furniture';
import {paginate, type Page, type Placement, type Slab} from './page/paginate';
import {Pen, type Element} from './page/pen';
import {contents} from './parts/contents';
import {endMatter} from './parts/end-matter';
import {sections} from './parts/sections';
import {titleSheet} from './parts/title-sheet';

interface Options {
  /** `false` leaves the content readable, for tests. */
  readonly compress?: boolean;
}

/** A reader who follows a bookmark sees the heading, not the very edge above it. */
const ABOVE_TARGET = 18;

/** Headings by anchor, as the outline shows them. */
function outlineTitles({blocks}: PolicyRecord): Map<string, string> {
  return new Map(
    blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2
        ? [[block.id, `${block.number} ${textOf(block.runs)}`] as const]
        : [],
    ),
  );
}

function pagesByAnchor(pages: readonly Page[]): Map<string, number> {
  return new Map(
    pages.flatMap((page, index) =>
      page.flatMap(({slab, from}) =>
        slab.anchor === undefined || from > 0 ? [] : [[slab.anchor, index + 1] as const],
      ),
    ),
  );
}

/** Sets bookmark and link target where a heading stands. */
function markTarget(pen: Pen, anchor: string, title: string, top: number): void {
  const seen = Math.max(0, top - ABOVE_TARGET);
  pen.pdf.addNamedDestination(anchor, 'XYZ', 0, seen, null);
  // The library reckons the left edge from the right.
  pen.pdf.outline.addItem(title, {top: seen, left: SHEET.width});
}

function drawPlacement(
  pen: Pen,
  {slab, from, to, top, atHead}: Placement,
  origin: number,
  titles: ReadonlyMap<string, string>,
): void {
  const y = origin + top;
  if (slab.anchor !== undefined && from === 0) {
    markTarget(pen, slab.anchor, titles.get(slab.anchor) ?? slab.anchor, y);
  }
  if (atHead) {
    slab.repeat?.draw(origin);
  } else if (from === 0) {
    slab.drawBefore?.(y);
  }
  slab.draw(y, from, to);
}

function slabsOf(
  pen: Pen,
  root: Element,
  record: PolicyRecord,
  pageOf: (anchor: string) => number,
): Slab[] {
  const sheet = [titleSheet(pen, root, record), contents(pen, root, record, pageOf)];
  const text = [...sections(pen, root, record), ...endMatter(pen, root, record)];
  return [...sheet, ...text.map((slab, index) => (index === 0 ? {...slab, newPage: true} : slab))];
}

/**
 * A policy as a tagged, bookmarked A4 PDF, stamped on every page. The same record gives the same
 * bytes.
 *
 * @throws when the text holds a character that the fonts cannot draw; the error names it.
 */
export async function policyPdf(
  record: PolicyRecord,
  {compress = true}: Options = {},
): Promise<Buffer> {
  assertDrawable(record);
  const pdf = openPdf(record, compress);
  const bytes = buffer(pdf);
  const pen = new Pen(pdf, (href) => absoluteLink(record, href));
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  // Drawn after everything has its place, so the contents know their pages.
  let anchors: ReadonlyMap<string, number> = new Map();
  const slabs = slabsOf(pen, root, record, (anchor) => anchors.get(anchor) ?? 0);
  const pages = paginate(slabs, (page) => TEXT_AREA.bottom - textTop(page + 1));
  anchors = pagesByAnchor(pages);
  const titles = outlineTitles(record);
  pages.forEach((placements, index) => {
    pdf.addPage();
    pageFurniture(pen, record, index + 1, pages.length);
    for (const placement of placements) {
      drawPlacement(pen, placement, textTop(index + 1), titles);
    }
  });
  root.end();
  pdf.end();
  return bytes;
}
