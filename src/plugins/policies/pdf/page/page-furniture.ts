import {brand} from '../../../../data/brand/brand';
import {symbol} from '../../../../data/brand/symbol';
import {capHeight} from '../../../../fonts/faces';
import type {PolicyRecord} from '../../record';
import {stampParts, warning} from '../control-data';
import {COLOUR, COLUMN, STYLE, TEXT_AREA} from './measures';
import type {Pen} from './pen';

const LETTERHEAD = {wordStand: 57, rule: 76} as const;
const RUNNING = {stand: 48, rule: 57} as const;
const FOOT = {rule: 795, stand: 808} as const;

/** The group's mark as in the header of the site: the name reaches from the eaves to the foot. */
function letterhead(pen: Pen): void {
  const {wordStand, rule} = LETTERHEAD;
  const {left, top, foot} = symbol.lettering;
  const scale = (STYLE.signboard.size * capHeight('signboard')) / (foot - top);
  const markLeft = COLUMN.left - symbol.margin * scale;
  pen.pdf
    .save()
    .translate(markLeft, wordStand - foot * scale)
    .scale(scale);
  pen.pdf.path(symbol.structure).fill(COLOUR.text);
  pen.pdf.path(symbol.water).fill(COLOUR.signal);
  pen.pdf.restore();
  pen.draw(brand.shortName, STYLE.signboard, markLeft + left * scale, wordStand);
  pen.stroke(COLUMN.left, rule, COLUMN.width, 'strong');
}

function runningHead(pen: Pen, title: string): void {
  pen.draw(title, STYLE.running, COLUMN.left, RUNNING.stand);
  pen.stroke(COLUMN.left, RUNNING.rule, COLUMN.width);
}

function drawRight(
  pen: Pen,
  text: string,
  style: typeof STYLE.furniture | typeof STYLE.warning,
  stand: number,
): void {
  pen.draw(text, style, COLUMN.right - pen.measure(text, style, style.face), stand);
}

/** Head and foot of a page: whose it is, which edition, which page of how many. */
export function pageFurniture(pen: Pen, record: PolicyRecord, page: number, pages: number): void {
  const words = warning(record);
  pen.furniture(() => {
    if (page === 1) {
      letterhead(pen);
    } else {
      runningHead(pen, record.frontMatter.title);
    }
    if (words !== undefined) {
      drawRight(pen, words, STYLE.warning, page === 1 ? LETTERHEAD.wordStand : RUNNING.stand);
    }
    pen.stroke(COLUMN.left, FOOT.rule, COLUMN.width);
    pen.draw(stampParts(record).join('  '), STYLE.furniture, COLUMN.left, FOOT.stand);
    drawRight(pen, `Page ${page} of ${pages}`, STYLE.furniture, FOOT.stand);
  }, 'Pagination');
}

/** Where the text of a page begins, from the head of the sheet. */
export function textTop(page: number): number {
  return page === 1 ? TEXT_AREA.firstTop : TEXT_AREA.top;
}
