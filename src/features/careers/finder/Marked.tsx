import {Fragment, type ReactNode} from 'react';
import {stretchesOf} from '@site/src/shared/search/marks';

interface Props {
  readonly text: string;
  /** Stems to mark; none leaves the text as it is. */
  readonly marks: ReadonlySet<string>;
}

/** Text with the found words marked. */
export function Marked({text, marks}: Props): ReactNode {
  if (marks.size === 0) {
    return text;
  }
  return stretchesOf(text, marks).map((stretch, place) => {
    const Part = stretch.marked ? 'mark' : Fragment;
    return <Part key={place}>{stretch.text}</Part>;
  });
}
