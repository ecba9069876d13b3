import {type Stretch, stretchesOf} from './stretches';
import {wordsOf} from './words';

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
 * The part of a text, about 160 characters long, that holds the most different words of a search,
 * marked. The beginning of the text where nothing is marked.
 */
export function excerptOf(text: string, isMarked: (folded: string) => boolean): Stretch[] {
  const marks = wordsOf(text).filter(({folded}) => isMarked(folded));
  let begin = 0;
  let most = 0;
  for (const {start: at} of marks) {
    const inside = marks.filter(({start}) => start >= at && start < at + LENGTH - LEAD);
    const distinct = new Set(inside.map(({folded}) => folded)).size;
    if (distinct > most) {
      most = distinct;
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
  return stretchesOf(cut.join(''), isMarked);
}
