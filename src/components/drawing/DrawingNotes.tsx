import type {ReactNode} from 'react';

/** Explains one mark of a drawing. */
export interface Note {
  readonly mark: string;
  readonly name: string;
  readonly text?: string;
}

interface Props {
  readonly heading: string;
  readonly notes: readonly Note[];
}

export function DrawingNotes({heading, notes}: Props): ReactNode {
  return (
    <div className="drawing-sheet__notes">
      <h3 className="drawing-sheet__title">{heading}</h3>
      <ul className="drawing-sheet__list">
        {notes.map(({mark, name, text}) => (
          <li key={mark} className="drawing-sheet__note">
            <span className="drawing-mark" aria-hidden="true">
              {mark}
            </span>{' '}
            <span>
              <b>{name}</b> {text !== undefined && <small>{text}</small>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
