import {textOf, type Run} from '../../blocks';
import type {BlockGroup} from '../group-blocks';
import {COLUMN, STYLE} from '../page/measures';
import type {Slab} from '../page/paginate';
import {baseline, type Element, type Pen} from '../page/pen';
import {textSlab} from './text-slab';

type Group<Kind extends BlockGroup['kind']> = Extract<BlockGroup, {kind: Kind}>;

const TEXT_LEFT = COLUMN.left + COLUMN.hang;
const BEFORE = {paragraph: 7.5, afterBlock: 13, part: 15, list: 6, item: 3.5, note: 11} as const;
const ITEM_INDENT = 16;
const NOTE = {bar: 2.25, indent: 13} as const;

/** A text that says that something follows, as before a list, is not parted from it. */
function announces(runs: readonly Run[]): boolean {
  return textOf(runs).trimEnd().endsWith(':');
}

/** A part of a section, without a number. */
export function partHeading(pen: Pen, parent: Element, {runs}: Group<'heading'>): Slab {
  const element = pen.child(parent, 'H3', {title: textOf(runs)});
  const text = pen.set(runs, STYLE.part, COLUMN.text);
  return {...textSlab(pen, element, text, {before: BEFORE.part, x: TEXT_LEFT, withNext: true})};
}

/** What stands out from the text, and wants room before the text goes on. */
const STANDS_OUT: readonly (BlockGroup['kind'] | undefined)[] = ['table', 'definitions', 'note'];

function spaceAfter(previous: BlockGroup | undefined): number {
  return STANDS_OUT.includes(previous?.kind) ? BEFORE.afterBlock : BEFORE.paragraph;
}

/** A numbered clause, its number in the margin. */
export function clause(
  pen: Pen,
  parent: Element,
  {number, runs}: Group<'clause'>,
  previous: BlockGroup | undefined,
): Slab {
  const element = pen.child(parent, 'P');
  return textSlab(pen, element, pen.set(runs, STYLE.body, COLUMN.text), {
    before: spaceAfter(previous),
    x: TEXT_LEFT,
    withNext: announces(runs),
    hang: (top) =>
      pen.write(element, `${number} `, STYLE.number, COLUMN.left, baseline(top, STYLE.body)),
  });
}

export function paragraph(
  pen: Pen,
  parent: Element,
  {runs}: Group<'paragraph'>,
  previous: BlockGroup | undefined,
): Slab {
  const element = pen.child(parent, 'P');
  return textSlab(pen, element, pen.set(runs, STYLE.body, COLUMN.text), {
    before: spaceAfter(previous),
    x: TEXT_LEFT,
    withNext: announces(runs),
  });
}

/** Words that must not be missed, marked by a bar and kept on one page. */
export function note(pen: Pen, parent: Element, {runs}: Group<'note'>): Slab {
  const element = pen.child(parent, 'P');
  const text = pen.set(runs, STYLE.body, COLUMN.text - NOTE.indent);
  return {
    before: BEFORE.note,
    rows: [text.height],
    together: 1,
    draw: (top) => {
      pen.furniture(() => {
        pen.pdf.rect(TEXT_LEFT, top, NOTE.bar, text.height).fill(STYLE.body.colour);
      });
      pen.put(element, text, TEXT_LEFT + NOTE.indent, top);
    },
  };
}

/** A list, with lists inside it as parts of their items. */
export function list(
  pen: Pen,
  parent: Element,
  {items}: Group<'list'>,
  previous: BlockGroup | undefined,
): Slab[] {
  const before = STANDS_OUT.includes(previous?.kind) ? BEFORE.afterBlock : BEFORE.list;
  const open: {list: Element; body?: Element}[] = [];
  return items.map(({ordered, number, depth, runs}, index) => {
    open.length = Math.min(open.length, depth + 1);
    const outer = open.at(-1);
    if (outer === undefined || open.length <= depth) {
      open.push({list: pen.list(outer?.body ?? parent, ordered ? 'Decimal' : 'Disc')});
    }
    const level = open.at(-1) ?? {list: parent};
    const item = pen.child(level.list, 'LI');
    const label = pen.child(item, 'Lbl');
    const body = pen.child(item, 'LBody');
    level.body = body;
    // An element of its own, so that the words come before a list inside the item.
    const wordsElement = pen.child(body, 'P');
    const x = TEXT_LEFT + ITEM_INDENT * (open.length - 1);
    const text = pen.set(runs, STYLE.body, COLUMN.text - ITEM_INDENT * open.length);
    const mark = ordered ? number : '–';
    return textSlab(pen, wordsElement, text, {
      before: index === 0 ? before : BEFORE.item,
      x: x + ITEM_INDENT,
      hang: (top) =>
        pen.write(
          label,
          `${mark} `,
          ordered ? STYLE.number : STYLE.body,
          x,
          baseline(top, STYLE.body),
        ),
    });
  });
}
