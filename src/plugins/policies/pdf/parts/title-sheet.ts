import type {Run} from '../../blocks';
import type {PolicyRecord} from '../../record';
import {contactRoutes, warning} from '../control-data';
import {COLOUR, COLUMN, RULE, STYLE} from '../page/measures';
import type {Slab} from '../page/paginate';
import type {Element, Pen} from '../page/pen';
import {ruledRow, ruledRows, stack, textPanel, type Panel, type Spaced} from './panels';
import {titleBlock} from './title-block';

/** Title and control block share the first sheet, as on a drawing: 11 parts to 9. */
const LEFT_WIDTH = 248;
const RIGHT_WIDTH = 212;
const GAP = {afterNotice: 20, afterTitle: 18, afterLead: 18, afterHeading: 6} as const;
const NOTICE_PADDING = {side: 12, above: 8, below: 9} as const;
const ROUTE_TERM = 84;

/** Says in the text itself, not only at the margin, that this copy must not be followed. */
function notice(pen: Pen, parent: Element, record: PolicyRecord, words: string): Panel {
  const current = `/policies/${record.slug}`;
  const isDraft = record.frontMatter.status === 'draft';
  const rest: Run[] = isDraft
    ? [{text: ' It binds nobody until it has been approved.'}]
    : [{text: ' Read '}, {text: 'the edition in force', href: current}, {text: '.'}];
  const runs: Run[] = [{text: `${words}.`, strong: true}, ...rest];
  const width = COLUMN.width - 2 * NOTICE_PADDING.side;
  const inner = textPanel(pen, pen.child(parent, 'P'), runs, STYLE.body, width);
  const height = inner.height + NOTICE_PADDING.above + NOTICE_PADDING.below;
  return {
    height,
    draw: (x, top) => {
      pen.furniture(() => {
        pen.pdf
          .rect(x, top, COLUMN.width, height)
          .lineWidth(RULE.frame)
          .fillAndStroke(COLOUR.signalWash, COLOUR.signal);
      });
      inner.draw(x + NOTICE_PADDING.side, top + NOTICE_PADDING.above);
    },
  };
}

function inShort(pen: Pen, parent: Element, record: PolicyRecord): Spaced[] {
  const heading = pen.child(parent, 'H2', {title: 'In short'});
  const list = pen.list(parent, 'None');
  const rows = record.frontMatter.inShort.map((sentence) => {
    const text = pen.set([{text: sentence}], STYLE.body, LEFT_WIDTH);
    const body = pen.child(pen.child(list, 'LI'), 'LBody');
    return ruledRow(pen, LEFT_WIDTH, text.height, (x, top) => pen.put(body, text, x, top));
  });
  return [
    {
      panel: textPanel(pen, heading, [{text: 'In short'}], STYLE.part, LEFT_WIDTH),
      gap: GAP.afterHeading,
    },
    {panel: ruledRows(pen, LEFT_WIDTH, rows), gap: 0},
  ];
}

/** The ways to report: nobody should have to read to section 4. */
function routes(pen: Pen, parent: Element, record: PolicyRecord): Spaced[] {
  const entries = contactRoutes(record);
  if (entries.length === 0) {
    return [];
  }
  const list = pen.list(parent, 'None');
  const rows = entries.map(({term, text, href}) => {
    const item = pen.child(list, 'LI');
    const label = pen.child(item, 'Lbl');
    const body = pen.child(item, 'LBody');
    const termText = pen.set([{text: `${term} `}], STYLE.strong, ROUTE_TERM);
    const value = pen.set([{text, href}], STYLE.body, LEFT_WIDTH - ROUTE_TERM);
    return ruledRow(pen, LEFT_WIDTH, value.height, (x, top) => {
      pen.put(label, termText, x, top);
      pen.put(body, value, x + ROUTE_TERM, top);
    });
  });
  return [{panel: ruledRows(pen, LEFT_WIDTH, rows), gap: GAP.afterLead}];
}

/** Head of the first page: title, what it is about, control block, in short. */
export function titleSheet(pen: Pen, root: Element, record: PolicyRecord): Slab {
  const {title, description} = record.frontMatter;
  const words = warning(record);
  const above = [
    ...(words === undefined
      ? []
      : [{panel: notice(pen, root, record, words), gap: GAP.afterNotice}]),
    {
      panel: textPanel(
        pen,
        pen.child(root, 'H1', {title}),
        [{text: title}],
        STYLE.title,
        COLUMN.width,
      ),
      gap: GAP.afterTitle,
    },
  ];
  const lead = pen.child(root, 'P');
  const left = [
    {
      panel: textPanel(pen, lead, [{text: description}], STYLE.lead, LEFT_WIDTH),
      gap: GAP.afterLead,
    },
    ...routes(pen, root, record),
    ...inShort(pen, root, record),
  ];
  const control = titleBlock(pen, root, record, RIGHT_WIDTH);
  const head = stack(above);
  const body = stack(left);
  return {
    before: 0,
    rows: [head.height + Math.max(body.height, control.height)],
    together: 1,
    draw: (top) => {
      head.draw(COLUMN.left, top);
      body.draw(COLUMN.left, top + head.height);
      control.draw(COLUMN.right - RIGHT_WIDTH, top + head.height + 3);
    },
  };
}
