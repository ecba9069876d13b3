import type {Run} from '../../blocks';
import type {Face} from '../../../../fonts/faces';
import type {TextStyle} from './measures';

/** Some words of a line that share a face and a link. */
export interface Piece {
  readonly text: string;
  readonly face: Face;
  /** The run that these words come from: a link goes on over lines as one. */
  readonly run: Run;
  readonly width: number;
}

export type Line = readonly Piece[];

/** Width in points of a text in a face, at the size and tracking of a style. */
export type Measure = (text: string, style: TextStyle, face: Face) => number;

type Word = readonly Piece[];

/** A last line shorter than this share of the width looks forgotten. */
const LAST_LINE = 0.13;
/** How much narrower lines may be set to help it: running text little, titles more. */
const NARROWEST = {running: 0.82, balanced: 0.5} as const;
const NARROWING = 0.02;

/** After a space, and after a hyphen between letters: "right-to-work" may part, "POL-009" not. */
const BREAK = /(?<=\s)(?=\S)|(?<=[a-z]-)(?=[a-z])/u;
const ENDS_BREAKABLE = /\s$|[a-z]-$/u;

function faceOf({strong, emphasis}: Run, style: TextStyle): Face {
  if (style.face !== 'text') {
    return style.face;
  }
  // The site has no slanted face and does not let the browser invent one.
  return strong === true ? 'strong' : emphasis === true ? 'medium' : 'text';
}

/** A telephone number that breaks in two is dialled wrong. */
function mayBreak({href}: Run): boolean {
  return href?.startsWith('tel:') !== true;
}

/** Words, each a row of pieces between which no line may end. */
function wordsOf(runs: readonly Run[], style: TextStyle, measure: Measure): Word[] {
  const words: Piece[][] = [];
  let open = false;
  for (const run of runs) {
    const face = faceOf(run, style);
    for (const text of mayBreak(run) ? run.text.split(BREAK) : [run.text]) {
      const piece = {text, face, run, width: measure(text, style, face)};
      if (open) {
        words.at(-1)?.push(piece);
      } else {
        words.push([piece]);
      }
      open = !ENDS_BREAKABLE.test(text);
    }
  }
  return words;
}

/** A word that no line can hold, such as a long address, is cut where the line ends. */
function cut(word: Word, width: number, style: TextStyle, measure: Measure): Word[] {
  return word.flatMap(({text, face, run}) => {
    const parts: Piece[] = [];
    for (const character of text) {
      const last = parts.at(-1);
      const longer = (last?.text ?? '') + character;
      const longerWidth = measure(longer, style, face);
      if (last !== undefined && longerWidth <= width) {
        parts[parts.length - 1] = {text: longer, face, run, width: longerWidth};
      } else {
        parts.push({text: character, face, run, width: measure(character, style, face)});
      }
    }
    return parts.map((part) => [part]);
  });
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, {width}) => sum + width, 0);
}

/** Width of a word without the space behind it, which may hang over the end of the line. */
function visibleWidth(word: Word, style: TextStyle, measure: Measure): number {
  const last = word.at(-1);
  if (last === undefined || !/\s$/u.test(last.text)) {
    return widthOf(word);
  }
  return widthOf(word) - last.width + measure(last.text.trimEnd(), style, last.face);
}

/** Neighbours of one run become one piece, so that letters are kerned across and drawn at once. */
function joined(pieces: readonly Piece[], style: TextStyle, measure: Measure): Line {
  const line: Piece[] = [];
  for (const piece of pieces) {
    const last = line.at(-1);
    if (last?.run === piece.run) {
      const text = last.text + piece.text;
      line[line.length - 1] = {...last, text, width: measure(text, style, last.face)};
    } else {
      line.push(piece);
    }
  }
  return line;
}

function fill(words: readonly Word[], style: TextStyle, width: number, measure: Measure): Line[] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + visibleWidth(word, style, measure) > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(...word);
    used += widthOf(word);
  }
  return lines.map((line) => joined(line, style, measure));
}

/**
 * Sets runs as lines of at most `width` points, ragged right. Where the last line would be a
 * single short word, the others are shortened to keep it company, as `text-wrap: pretty` does.
 */
export function breakLines(
  runs: readonly Run[],
  style: TextStyle,
  width: number,
  measure: Measure,
): Line[] {
  const words = wordsOf(runs, style, measure).flatMap((word) =>
    visibleWidth(word, style, measure) > width ? cut(word, width, style, measure) : [word],
  );
  const lines = fill(words, style, width, measure);
  const {lastLine} = style;
  const isGood = (some: readonly Line[]) =>
    some.length === 1 || widthOf(some.at(-1) ?? []) >= width * (lastLine ?? LAST_LINE);
  const narrowest = lastLine === undefined ? NARROWEST.running : NARROWEST.balanced;
  for (let share = 1; share >= narrowest && !isGood(lines); share -= NARROWING) {
    const narrower = fill(words, style, width * share, measure);
    if (narrower.length === lines.length && isGood(narrower)) {
      return narrower;
    }
  }
  return lines;
}
