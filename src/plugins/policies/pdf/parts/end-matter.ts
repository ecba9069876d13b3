import {shortDay} from '../../../../content/dates';
import type {Run} from '../../blocks';
import type {PolicyRecord} from '../../record';
import {proofAddresses} from '../control-data';
import {COLUMN, STYLE} from '../page/measures';
import type {Slab} from '../page/paginate';
import {baseline, type Element, type Pen} from '../page/pen';
import {drawTriangle, endHeading} from './section-heading';
import {table} from './table';
import {textSlab} from './text-slab';

const REVISION_WIDTHS = [56, 72, 84, 190, 85.56] as const;
const TRIANGLE_LEFT = 26;
const SHORT_LIST = 6;
const BEFORE = {statute: 7, text: 6} as const;

function revisions(pen: Pen, root: Element, {frontMatter}: PolicyRecord): Slab[] {
  const part = pen.child(root, 'Sect');
  const heading = endHeading(pen, part, 'Revisions');
  const cell = (text: string): Run[] => [{text}];
  return [
    heading,
    ...table(pen, part, {
      left: COLUMN.left,
      width: COLUMN.width,
      widths: REVISION_WIDTHS,
      rowHeadings: true,
      styleOf: (column) => (column < 2 ? STYLE.reference : STYLE.small),
      head: ['Version', 'Effective', 'Sections', 'What changed', 'Approved by'].map(cell),
      rows: frontMatter.revisions.map(({version, effectiveFrom, sections, note, approvedBy}) =>
        [
          version,
          shortDay(effectiveFrom),
          sections === 'all' ? 'All' : sections.join(', '),
          note,
          approvedBy,
        ].map(cell),
      ),
      mark: (row, top) => {
        if (row === 0) {
          const stand = baseline(top, STYLE.reference);
          pen.furniture(() => drawTriangle(pen, COLUMN.left + TRIANGLE_LEFT, stand));
        }
      },
    }),
  ];
}

/** A short list stays whole; of a long one, no entry stands alone on a page. */
function isKept(index: number, count: number): boolean {
  return count <= SHORT_LIST ? index < count - 1 : index === 0 || index === count - 2;
}

/** The law, with its addresses written out: paper has no links. */
function statutes(pen: Pen, root: Element, {frontMatter}: PolicyRecord): Slab[] {
  const part = pen.child(root, 'Sect');
  const heading = endHeading(pen, part, 'Law this document follows');
  const list = pen.list(part, 'None');
  return [
    heading,
    ...frontMatter.statutes.map(({name, url}, index): Slab => {
      const body = pen.child(pen.child(list, 'LI'), 'LBody');
      const nameText = pen.set([{text: `${name} `, href: url}], STYLE.body, COLUMN.width);
      const address = pen.set([{text: url}], STYLE.label, COLUMN.width);
      return {
        before: BEFORE.statute,
        rows: [nameText.height + address.height],
        together: 1,
        withNext: isKept(index, frontMatter.statutes.length),
        draw: (top) => {
          pen.put(body, nameText, COLUMN.left, top);
          pen.put(body, address, COLUMN.left, top + nameText.height);
        },
      };
    }),
  ];
}

/** How a reader finds out whether this copy says what was published. */
function proof(pen: Pen, root: Element, record: PolicyRecord): Slab[] {
  const part = pen.child(root, 'Sect');
  const heading = endHeading(pen, part, 'Check this copy');
  const {edition, sha256, frontMatter} = record;
  const text = (runs: readonly Run[], withNext = false) =>
    textSlab(pen, pen.child(part, 'P'), pen.set(runs, STYLE.body, COLUMN.width), {
      before: BEFORE.text,
      x: COLUMN.left,
      withNext,
    });
  const fingerprint = textSlab(
    pen,
    pen.child(part, 'P'),
    pen.set([{text: sha256}], STYLE.reference, COLUMN.width),
    {before: BEFORE.text, x: COLUMN.left, withNext: true},
  );
  return [
    heading,
    text(
      [
        {
          text: `Made from the text of edition ${edition}, version ${frontMatter.version}. The SHA-256 fingerprint of that text is`,
        },
      ],
      true,
    ),
    fingerprint,
    ...proofAddresses(record).map(({before, address}) =>
      text([{text: `${before} `}, {text: address, href: address}]),
    ),
  ];
}

/** What stands behind the sections: revisions, law, and where to check this copy. */
export function endMatter(pen: Pen, root: Element, record: PolicyRecord): Slab[] {
  return [
    ...revisions(pen, root, record),
    ...statutes(pen, root, record),
    ...proof(pen, root, record),
  ];
}
