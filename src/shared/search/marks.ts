import {stemOf, wordsOf} from './words';

/** A highlighted or plain part of a text. All stretches joined give the text. */
export interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

type Marks = ReadonlySet<string>;

function markedWords(text: string, marks: Marks) {
  return wordsOf(text).filter(({folded}) => marks.has(stemOf(folded)));
}

/** Splits a text into plain parts and the words that a search found. */
export function stretchesOf(text: string, marks: Marks): Stretch[] {
  const stretches: Stretch[] = [];
  let reached = 0;
  function add(end: number, marked: boolean): void {
    if (end > reached) {
      stretches.push({text: text.slice(reached, end), marked});
      reached = end;
    }
  }
  const matched = markedWords(text, marks)
    // Moves a compound before its parts, which `wordsOf` lists first.
    .sort((one, other) => one.start - other.start || other.end - one.end);
  for (const {start, end} of matched) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return stretches;
}

/** Approximate length of an excerpt, in characters. */
const EXCERPT_LENGTH = 160;
/** Number of characters shown before the first highlighted word, unless the text starts there. */
const LEAD = 50;

/** Returns the next space at or after a position, so that no word is cut. */
function spaceFrom(text: string, place: number): number {
  const space = text.indexOf(' ', place);
  return space < 0 ? text.length : space;
}

/**
 * Returns an excerpt of about 160 characters that contains the most different words of a search,
 * highlighted. If nothing matches, it is the beginning of the text.
 */
export function excerptOf(text: string, marks: Marks): Stretch[] {
  const marked = markedWords(text, marks);
  let begin = 0;
  let most = 0;
  for (const {start: at} of marked) {
    const inside = marked.filter(({start}) => start >= at && start < at + EXCERPT_LENGTH - LEAD);
    const distinct = new Set(inside.map(({folded}) => folded)).size;
    if (distinct > most) {
      most = distinct;
      begin = at;
    }
  }
  const start = begin <= LEAD ? 0 : spaceFrom(text, begin - LEAD) + 1;
  const end =
    text.length <= start + EXCERPT_LENGTH
      ? text.length
      : spaceFrom(text, start + EXCERPT_LENGTH - 10);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  return stretchesOf(before + text.slice(start, end) + after, marks);
}
