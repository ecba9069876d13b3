import {Fragment, type ReactNode} from 'react';
import {wordsOf} from './words';

/** A stretch of a text. All stretches joined give the text. */
export interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text at the words that a search found. */
export function stretchesOf(text: string, words: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let reached = 0;
  function add(end: number, marked: boolean): void {
    if (end > reached) {
      stretches.push({text: text.slice(reached, end), marked});
      reached = end;
    }
  }
  const matched = wordsOf(text)
    .filter(({folded}) => words.has(folded))
    // A compound follows its parts, but begins before them.
    .sort((one, other) => one.start - other.start || other.end - one.end);
  for (const {start, end} of matched) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return stretches;
}

interface Props {
  readonly text: string;
  /** Words to mark, folded; none leaves the text as it is. */
  readonly words: ReadonlySet<string>;
}

/** A text with the words marked that the search found in it. */
export function Marked({text, words}: Props): ReactNode {
  if (words.size === 0) {
    return text;
  }
  return stretchesOf(text, words).map((stretch, place) => {
    const Part = stretch.marked ? 'mark' : Fragment;
    return <Part key={place}>{stretch.text}</Part>;
  });
}
