import type {PathCommand} from 'fontkit';
import {fontOf, type Face} from '../../fonts/faces';

/** Where a letter goes: its origin and the size of one unit of the font. */
interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const LETTERS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** Numbers in as few characters as possible: a minus sign separates as well as a space. */
function joined(numbers: readonly number[]): string {
  return numbers.map(String).join(' ').replaceAll(' -', '-');
}

/**
 * Outlines as the data of an SVG path, on a grid of whole numbers and relative to the point
 * before, because that is half as long. The vertical axis of a font points up, that of SVG down.
 */
export class PathData {
  private text = '';
  /** Where the pen stands, and where its contour began, on the grid. */
  private pen: [x: number, y: number] = [0, 0];
  private start: [x: number, y: number] = [0, 0];

  add(commands: readonly PathCommand[], {x, y, scale}: Placement): void {
    for (const {command, args} of commands) {
      if (command === 'closePath') {
        this.text += LETTERS[command];
        this.pen = this.start;
        continue;
      }
      const points = args.map((value, index) =>
        index % 2 === 0 ? Math.round(x + value * scale) : Math.round(y - value * scale),
      );
      this.draw(command, points);
      this.pen = [points.at(-2) ?? 0, points.at(-1) ?? 0];
      if (command === 'moveTo') {
        this.start = this.pen;
      }
    }
  }

  toString(): string {
    return this.text;
  }

  private draw(command: keyof typeof LETTERS, points: readonly number[]): void {
    const relative = points.map((value, index) => value - this.pen[index % 2 === 0 ? 0 : 1]);
    const [dx = 0, dy = 0] = relative;
    if (command === 'lineTo' && (dx === 0 || dy === 0)) {
      this.text += dy === 0 ? `h${dx}` : `v${dy}`;
    } else {
      this.text += LETTERS[command] + joined(relative);
    }
  }
}

/** How a line of text is set. */
export interface Setting {
  readonly face: Face;
  /** Size of the em, in the units of the drawing. */
  readonly size: number;
  /** Added between letters, in em. Example: `-0.018`. */
  readonly tracking: number;
}

/** A line of text as outlines. */
export interface Lettering {
  /** Data of an SVG path, in whole numbers. The line begins at 0 and stands on 0. */
  readonly d: string;
  readonly width: number;
}

/** A line of text as outlines, so that what shows it needs no font. Kerned. */
export function lettering(text: string, {face, size, tracking}: Setting): Lettering {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const {glyphs, positions} = font.layout(text);
  const data = new PathData();
  let x = 0;
  glyphs.forEach((glyph, index) => {
    data.add(glyph.path.commands, {x, y: 0, scale});
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
  });
  return {d: data.toString(), width: Math.max(0, x - tracking * size)};
}
