import type {PathCommand} from 'fontkit';

/** Where a letter goes: its origin and the size of one unit of the font. */
export interface Placement {
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
