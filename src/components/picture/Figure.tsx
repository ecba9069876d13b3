import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAnchor} from '../section/Section';

interface SpreadProps {
  readonly id?: string;
  readonly picture: ReactNode;
  /** Background. Use `ink` for only one spread per page. */
  readonly tone?: 'page' | 'card' | 'ink';
  /** Puts the text on the left and the picture on the right. */
  readonly wordsFirst?: boolean;
  readonly children: ReactNode;
}

/** A picture that fills half the width, with text in the other half. */
export function Spread(props: SpreadProps): ReactNode {
  const {id, picture, tone = 'page', wordsFirst = false, children} = props;
  useAnchor(id);
  return (
    <section
      id={id}
      className={clsx(
        'spread',
        tone !== 'page' && `section--${tone}`,
        wordsFirst && 'spread--words-first',
      )}
    >
      <div className="spread__picture frame">{picture}</div>
      <div className="spread__text stack">{children}</div>
    </section>
  );
}

interface HalfProps {
  readonly picture: ReactNode;
  readonly caption: ReactNode;
  readonly heading: string;
  readonly children: ReactNode;
}

/** Two adjoining pictures, each with its text below. */
export function Pair({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="pair">{children}</div>;
}

export function PairHalf({picture, caption, heading, children}: HalfProps): ReactNode {
  return (
    <div className="pair__half">
      <div className="pair__picture frame">{picture}</div>
      <div className="pair__text stack stack--close">
        <p className="caption" data-search="skip">
          {caption}
        </p>
        <h3>{heading}</h3>
        {children}
      </div>
    </div>
  );
}

export interface FigureFacts {
  /** Number of the figure on its page, from 1. */
  readonly number: number;
  /** What the picture shows. Example: `'The joiner’s bench'`. */
  readonly subject: string;
}

interface CaptionProps extends FigureFacts {
  /** What the picture is. Example: `'Rendered model, 1:50'`. */
  readonly note: string;
}

/** A caption such as "Fig. 02 Kitchen island. Rendered model, 1:20." */
export function FigureCaption({number, subject, note}: CaptionProps): ReactNode {
  return (
    <>
      Fig. {String(number).padStart(2, '0')} {subject}. {note}.
    </>
  );
}

/** Two captioned pictures of equal height and unequal width, side by side on wide screens. */
export function FigureRow({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="columns figure__row">{children}</div>;
}

interface PlateProps {
  readonly figure: ReactNode;
  /** Puts the text on the left and the picture on the right, at least as tall as the text. */
  readonly wordsFirst?: boolean;
  /** A portrait picture spans five of the twelve columns; a landscape picture spans seven. */
  readonly upright?: boolean;
  readonly children: ReactNode;
}

/** A captioned picture on the grid, with its text beside it. */
export function Plate({
  figure,
  wordsFirst = false,
  upright = false,
  children,
}: PlateProps): ReactNode {
  const [figureColumns, textColumns] = upright
    ? ['col-left-wide', undefined]
    : wordsFirst
      ? ['col-right', 'col-left']
      : ['col-text', 'col-aside'];
  return (
    <div
      className={clsx(
        'plate grid',
        wordsFirst && 'plate--words-first',
        upright && 'plate--upright',
      )}
    >
      <div
        className={clsx('plate__figure', figureColumns, wordsFirst && !upright && 'figure__level')}
      >
        {figure}
      </div>
      <div className={clsx('plate__text stack', textColumns)}>{children}</div>
    </div>
  );
}

interface Props {
  readonly picture: ReactNode;
  /** What the picture shows and is. Must not present a model as a finished job. */
  readonly caption: ReactNode;
  /** Crops the picture to a low, wide frame across the whole page. */
  readonly panorama?: boolean;
}

/** A captioned picture within the page. */
export function Figure({picture, caption, panorama = false}: Props): ReactNode {
  return (
    <figure className={clsx('figure', panorama && 'figure--panorama')} data-search="skip">
      {picture}
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
