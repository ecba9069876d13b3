import {brand} from '../../data/brand/brand';
import {symbol} from '../../data/brand/symbol';
import {entities} from '../../data/companies/companies';
import type {EntityId} from '../../data/companies/companies';
import {COLOUR} from '../brand-marks/colours';
import {lockupDrawing, svgFile} from '../brand-marks/drawing';
import {lettering, type Setting} from '../brand-marks/lettering';
import {PICTURE_HEIGHT, SHEET, type Box} from './sheet';
import {TITLE_FACE, type TitleLines} from './title-lines';

const LEADING = 1.06;
/** Height of capitals and depth of descenders, in em. */
const ASCENT = 0.72;
const DESCENT = 0.2;

const STRIP = {logoHeight: 46, square: 22, squareGap: 14, above: 48, below: 74} as const;
const COMPANY: Setting = {face: 'strong', size: 27, tracking: -0.005};
const KIND: Setting = {face: 'mono', size: 18, tracking: 0};

function write(text: string, setting: Setting, x: number, y: number, colour: string): string {
  // Outlines are in whole numbers: a tenth of a pixel is fine enough.
  const fineness = 10;
  const {d} = lettering(text, {...setting, size: setting.size * fineness});
  return `<path fill="${colour}" transform="translate(${x} ${y}) scale(${1 / fineness})" d="${d}"/>`;
}

/** The rectangle that a title takes. */
export function titleBox({size, lines}: TitleLines): Box {
  const width = Math.max(...lines.map((line) => lettering(line, {...TITLE_FACE, size}).width));
  return {
    left: SHEET.margin,
    top: SHEET.title.top,
    width: Math.ceil(width),
    height: Math.ceil(size * (ASCENT + DESCENT + LEADING * (lines.length - 1))),
  };
}

/** The title in white. */
export function titleDrawing({size, lines}: TitleLines): string {
  return lines
    .map((line, index) => {
      const y = SHEET.title.top + size * (ASCENT + LEADING * index);
      return write(line, {...TITLE_FACE, size}, SHEET.margin, y, COLOUR.page);
    })
    .join('');
}

const strips = new Map<EntityId, string>();

/** The strip at the foot: mark, company, and that this is a model. */
export function stripDrawing(company: EntityId): string {
  const known = strips.get(company) ?? drawStrip(company);
  strips.set(company, known);
  return known;
}

function drawStrip(company: EntityId): string {
  const {width, height, margin, strip, rule} = SHEET;
  const {name} = entities[company];
  const colour = company === 'group' ? COLOUR.ink : COLOUR[company];
  const top = height - strip;
  const logo = lockupDrawing(brand.shortName, {structure: COLOUR.ink, water: COLOUR.signal});
  const logoTop = top + (strip - STRIP.logoHeight) / 2;
  const scale = STRIP.logoHeight / symbol.size;
  // The square stands left of the longer of the two lines, which share their left edge.
  const kind = 'Scale model';
  const longest = Math.max(lettering(name, COMPANY).width, lettering(kind, KIND).width);
  const x = width - margin - longest;
  const square = `<rect x="${x - STRIP.squareGap - STRIP.square}" y="${top + STRIP.above - STRIP.square + 1}" width="${STRIP.square}" height="${STRIP.square}" fill="${colour}"/>`;
  return [
    `<rect y="${PICTURE_HEIGHT}" width="${width}" height="${rule}" fill="${colour}"/>`,
    `<rect y="${top}" width="${width}" height="${strip}" fill="${COLOUR.page}"/>`,
    `<g transform="translate(${margin - symbol.margin * scale} ${logoTop}) scale(${scale})">${logo.svg}</g>`,
    square,
    write(name, COMPANY, x, top + STRIP.above, COLOUR.ink),
    write(kind, KIND, x, top + STRIP.below, COLOUR.quiet),
  ].join('');
}

/** Drawings as one SVG of the sheet's size. */
export function overlay(...drawings: readonly string[]): Buffer {
  const {width, height} = SHEET;
  return Buffer.from(svgFile(width, height, `0 0 ${width} ${height}`, drawings.join('')));
}
