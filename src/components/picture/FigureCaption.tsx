import type {ReactNode} from 'react';

export interface FigureFacts {
  /** Number of the picture on its page, from 1. */
  readonly number: number;
  /** What the model shows. Example: `'The joiner’s bench'`. */
  readonly subject: string;
  /** Example: `'1:50'`. */
  readonly scale: string;
}

/** "Fig. 02 Kitchen island. Scale model, 1:20." Says of every picture that it is a model. */
export function FigureCaption({number, subject, scale}: FigureFacts): ReactNode {
  return (
    <>
      Fig. {String(number).padStart(2, '0')} {subject}. Scale model, {scale}.
    </>
  );
}
