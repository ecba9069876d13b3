import {type Stretch, stretchesOf} from './stretches';

/** Characters of an excerpt, about. */
const LENGTH = 160;
/** So much stands before the first marked word, where it is not the beginning. */
const LEAD = 50;

const GAP = '…';

/** The next space at or behind a place, so that no word is cut. */
function spaceFrom(text: string, place: number): number {
  const space = text.indexOf(' ', place);
  return space < 0 ? text.length : space;
}

/**
 * The part of a text, about 160 characters long, that holds the most of what was searched, marked.
 * The beginning of the text where nothing is marked.
 *
 * @param weights words to mark, folded, and what each is worth
 */
export function excerptOf(text: string, weights: ReadonlyMap<string, number>): Stretch[] {
  const marks = marksOf(text, weights);
  let begin = 0;
  let best = 0;
  for (const {at} of marks) {
    const inside = marks.filter((mark) => mark.at >= at && mark.at < at + LENGTH - LEAD);
    const distinct = new Map(inside.map(({word, weight}) => [word, weight]));
    const worth = [...distinct.values()].reduce((sum, weight) => sum + weight, 0);
    if (worth > best) {
      best = worth;
      begin = at;
    }
  }
  const start = begin <= LEAD ? 0 : spaceFrom(text, begin - LEAD) + 1;
  const end = text.length <= start + LENGTH ? text.length : spaceFrom(text, start + LENGTH - 10);
  const cut = [
    start > 0 ? `${GAP} ` : '',
    text.slice(start, end),
    end < text.length ? ` ${GAP}` : '',
  ];
  return stretchesOf(cut.join(''), new Set(weights.keys()));
}

function marksOf(text: string, weights: ReadonlyMap<string, number>) {
  let at = 0;
  return stretchesOf(text, new Set(weights.keys())).flatMap(({text: piece, marked}) => {
    const mark = {at, word: piece.toLowerCase(), weight: weights.get(piece.toLowerCase()) ?? 1};
    at += piece.length;
    return marked ? [mark] : [];
  });
}
