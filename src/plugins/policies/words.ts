import {diffArrays} from 'diff';

/** A stretch of text in a comparison. */
export interface Piece {
  readonly change: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A word, figure or mark, with the space before it. */
export interface Token {
  readonly space: string;
  readonly word: string;
}

/**
 * What counts as one word: a mailbox, a figure with its currency, separators and unit (`£1,000`,
 * `58.4m`, `14:30`, `2026-03-18`), a word with its apostrophes and hyphens, else a single mark.
 */
const WORD =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[£$€]?\d+(?:[.,:–-]\d+)*[\p{L}\p{M}]*%?|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|\S/gu;

/** Texts differ by more steps than this only if they have nothing to do with each other. */
const MOST_STEPS = 2_000;

/** A text as comparisons see it: any space is one plain space, letters are composed. */
export function comparable(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** The words of a text in order. */
export function tokens(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const space = text.slice(end, match.index);
    end = match.index + match[0].length;
    return {space, word: match[0]};
  });
}

/** A passage that was replaced (one side may be empty), and the words after it that stayed. */
interface Hunk {
  removed: string;
  added: string;
  same: string;
}

/**
 * Short words between two replaced passages, such as "a" or a comma, stayed by chance. Marking
 * each side in one piece reads better. Where words only came, or only went, nothing is joined:
 * it would mark words that are still there.
 */
function isByChance({removed, added, same}: Hunk, next: Hunk): boolean {
  const longest = (hunk: Hunk) => Math.max(hunk.removed.length, hunk.added.length);
  const isReplacement = (hunk: Hunk) => hunk.removed !== '' && hunk.added !== '';
  return (
    (isReplacement({removed, added, same}) || isReplacement(next)) &&
    same.trim().split(' ').length <= 2 &&
    same.length <= Math.min(longest({removed, added, same}), longest(next))
  );
}

function joinReplacements(hunks: readonly Hunk[]): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    if (last !== undefined && isByChance(last, hunk)) {
      last.removed += last.same + hunk.removed;
      last.added += last.same + hunk.added;
      last.same = hunk.same;
    } else {
      joined.push({...hunk});
    }
  }
  return joined;
}

/** Of a replacement the removal is first. Space on both sides of it is no part of it. */
function piecesOf({removed, added, same}: Hunk): Piece[] {
  const before = removed.startsWith(' ') && added.startsWith(' ') ? ' ' : '';
  const inner = [removed, added].map((text) => text.slice(before.length));
  const after = inner.every((text) => text.endsWith(' ')) ? ' ' : '';
  const [gone = '', come = ''] = inner.map((text) => text.slice(0, text.length - after.length));
  const pieces: Piece[] = [
    {change: 'same', text: before},
    {change: 'removed', text: gone},
    {change: 'added', text: come},
    {change: 'same', text: after + same},
  ];
  return pieces.filter(({text}) => text !== '');
}

function joinNeighbours(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.change === piece.change) {
      joined[joined.length - 1] = {...piece, text: last.text + piece.text};
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

/** Where two lists of words differ, in order. */
function steps(before: readonly Token[], after: readonly Token[]) {
  const words = (some: readonly Token[]) => some.map(({word}) => word);
  const everything = [
    {count: before.length, removed: true, added: false},
    {count: after.length, removed: false, added: true},
  ];
  return diffArrays(words(before), words(after), {maxEditLength: MOST_STEPS}) ?? everything;
}

function hunksOf(before: readonly Token[], after: readonly Token[]): Hunk[] {
  const hunks: Hunk[] = [];
  let open: Hunk = {removed: '', added: '', same: ''};
  const change = (removed: string, added: string) => {
    if (open.same !== '') {
      hunks.push(open);
      open = {removed: '', added: '', same: ''};
    }
    open.removed += removed;
    open.added += added;
  };
  const text = (some: readonly Token[]) => some.map(({space, word}) => space + word).join('');
  let [i, j] = [0, 0];
  for (const {count, removed, added} of steps(before, after)) {
    if (removed) {
      change(text(before.slice(i, i + count)), '');
    } else if (added) {
      change('', text(after.slice(j, j + count)));
    } else {
      for (const [index, {space, word}] of after.slice(j, j + count).entries()) {
        const spaceBefore = before[i + index]?.space ?? '';
        if (spaceBefore !== space) {
          change(spaceBefore, space);
        }
        open.same += spaceBefore === space ? space + word : word;
      }
    }
    i += added ? 0 : count;
    j += removed ? 0 : count;
  }
  return [...hunks, open];
}

/**
 * Compares two texts word by word. The pieces that are not `added` make up the text before, those
 * that are not `removed` the text after (both as `comparable` gives them).
 */
export function wordChanges(before: string, after: string): Piece[] {
  const hunks = hunksOf(tokens(comparable(before)), tokens(comparable(after)));
  return joinNeighbours(joinReplacements(hunks).flatMap(piecesOf));
}
