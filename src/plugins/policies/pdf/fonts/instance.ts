import {create, type Glyph} from 'fontkit';
import {boxOf, glyphBytes, glyphTables, i16, u16, type Point} from './glyph-bytes';
import {trueTypeFile, type FontTables} from './sfnt';

/*
 * The PDF library cannot embed a variable font at one of its weights and widths, so the outlines
 * are drawn up here as an ordinary font. Kerning stays that of the font's own default weight.
 */

/** Settings of a variable font by axis, e.g. `{wght: 560, wdth: 108}`. */
export type Axes = Readonly<Record<string, number>>;

/** Tables that only a variable font has. */
const VARIABLE = ['fvar', 'gvar', 'avar', 'HVAR', 'STAT'];
/** Where `hhea` says how many glyphs have a width of their own. */
const METRICS_OFFSET = 34;

/**
 * Between two curves the format leaves out a point that lies half-way between their control
 * points. Written out and rounded, it would put a dent into the curve.
 */
function isImplied(glyph: Glyph, index: number): boolean {
  const {command, args} = glyph.path.commands[index] ?? {args: []};
  const next = glyph.path.commands[index + 1];
  if (command !== 'quadraticCurveTo' || next?.command !== 'quadraticCurveTo') {
    return false;
  }
  const [controlX = 0, controlY = 0, x, y] = args;
  const [nextX = 0, nextY = 0] = next.args;
  return x === (controlX + nextX) / 2 && y === (controlY + nextY) / 2;
}

function rounded(onCurve: boolean, x = 0, y = 0): Point {
  return {onCurve, x: Math.round(x), y: Math.round(y)};
}

function contoursOf(glyph: Glyph): Point[][] {
  const contours: Point[][] = [];
  glyph.path.commands.forEach(({command, args}, index) => {
    const contour = contours.at(-1) ?? [];
    const [x, y, endX, endY] = args;
    if (command === 'moveTo') {
      contours.push([rounded(true, x, y)]);
    } else if (command === 'lineTo') {
      contour.push(rounded(true, x, y));
    } else if (command === 'quadraticCurveTo') {
      contour.push(rounded(false, x, y));
      if (!isImplied(glyph, index)) {
        contour.push(rounded(true, endX, endY));
      }
    }
  });
  return contours;
}

/** Space to the left of a glyph: none where nothing is drawn. */
function bearing(contours: readonly (readonly Point[])[]): number {
  const points = contours.flat();
  return points.length === 0 ? 0 : boxOf(points)[0];
}

/** A variable font at one setting, as the tables of an ordinary one. */
export function instanceOf(tables: FontTables, axes: Axes): FontTables {
  const font = create(trueTypeFile(tables)).getVariation(axes);
  const glyphs = Array.from({length: font.numGlyphs}, (_, id) => font.getGlyph(id));
  const outlines = glyphs.map(contoursOf);
  const metrics = glyphs.map(({advanceWidth}, id) =>
    Buffer.concat([u16(Math.round(advanceWidth)), i16(bearing(outlines[id] ?? []))]),
  );
  const hhea = Buffer.from(tables.get('hhea') ?? []);
  hhea.writeUInt16BE(glyphs.length, METRICS_OFFSET);
  const {glyf, loca} = glyphTables(outlines.map((contours) => glyphBytes(contours)));
  const rest = [...tables].filter(([tag]) => !VARIABLE.includes(tag));
  return new Map(rest)
    .set('glyf', glyf)
    .set('loca', loca)
    .set('hmtx', Buffer.concat(metrics))
    .set('hhea', hhea);
}
