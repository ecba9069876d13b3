import {wordsOf} from './words';

/** A stretch of a text. All stretches joined give the text. */
export interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text at the words that a search found. */
export function stretchesOf(text: string, isMarked: (folded: string) => boolean): Stretch[] {
  const stretches: Stretch[] = [];
  let reached = 0;
  function add(end: number, marked: boolean): void {
    if (end > reached) {
      stretches.push({text: text.slice(reached, end), marked});
      reached = end;
    }
  }
  const matched = wordsOf(text)
    .filter(({folded}) => isMarked(folded))
    // A compound follows its parts, but begins before them.
    .sort((one, other) => one.start - other.start || other.end - one.end);
  for (const {start, end} of matched) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return stretches;
}
