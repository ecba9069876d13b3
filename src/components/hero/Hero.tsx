import clsx from 'clsx';
import type {ReactNode} from 'react';
import {dashKept} from '../dash-kept';
import {KeynotePoints, type Point} from './KeyStrip';

interface Props {
  readonly title: string;
  readonly picture: ReactNode;
  /** `quiet` leaves a night picture its own dark sky; `home` sets the headline largest. */
  readonly variant?: 'page' | 'home' | 'night';
  /** Name of the picture, by which the style sheet knows how to frame it on phones. */
  readonly framing: string;
  /** Title and lead keep to the left quarter, for models that stand further left. */
  readonly narrow?: boolean;
  /** The title runs on where the sky over the model is wide but low. */
  readonly oneLine?: boolean;
  readonly points?: readonly Point[];
  readonly lead?: string;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** Titles longer than this drop a size and run on, so that they stay in the picture's sky. */
const LONG_TITLE = 24;

/** A scale model across the whole sheet; the title on its dark sweep, below the picture on phones. */
export function Hero(props: Props): ReactNode {
  const {title, picture, variant = 'page', framing, narrow = false} = props;
  const {oneLine = title.length > LONG_TITLE, points = [], lead, children} = props;
  return (
    <section className={clsx('hero ink', `hero--${variant}`, `framing--${framing}`)}>
      <div className="hero__view">
        <div className="hero__stage">
          {picture}
          <KeynotePoints points={points} />
        </div>
      </div>
      <div
        className={clsx(
          'hero__text',
          'wrap',
          oneLine && 'hero__text--long',
          narrow && 'hero__text--narrow',
        )}
      >
        <h1>{dashKept(title)}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
