import {Fragment, type ReactNode} from 'react';
import {stretchesOf} from '@site/src/shared/search/stretches';

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
  return stretchesOf(text, (word) => words.has(word)).map((stretch, place) => {
    const Part = stretch.marked ? 'mark' : Fragment;
    return <Part key={place}>{stretch.text}</Part>;
  });
}
