import clsx from 'clsx';
import type {ReactNode} from 'react';
import {DashedTitle, Unbroken} from '../line-breaks';
import {type KeyEntry, KeynotePoints, KeyStrip, type Point} from './KeyStrip';

interface Props {
  readonly title: string;
  readonly picture: ReactNode;
  /**
   * `home` has a large, narrow headline; `night` has the scrim for pictures that are already dark.
   */
  readonly variant?: 'page' | 'home' | 'night';
  /** Name of the picture; the style sheet uses it to crop the picture on phones. */
  readonly framing: string;
  /** Limits title and lead to the left quarter, for models that extend further left. */
  readonly narrow?: boolean;
  /**
   * Lets the title use the full width, where the picture's dark area is wide but low. Defaults to
   * true for long titles.
   */
  readonly oneLine?: boolean;
  /** Breaks the title into two lines, even if it would fit on one. */
  readonly twoLines?: boolean;
  readonly points?: readonly Point[];
  readonly caption: ReactNode;
  /** The key to the points, a strip below the hero. It begins with the caption. */
  readonly entries?: readonly KeyEntry[];
  /** Puts the text above the picture on narrow screens, as a key does. */
  readonly textFirst?: boolean;
  /** Shows the key as a small legend on narrow screens, for pages whose cards repeat its entries. */
  readonly legend?: boolean;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/**
 * Titles longer than this many characters use the full width, in a smaller size, so that they stay
 * on the picture's dark area.
 */
const LONG_TITLE = 24;

/**
 * A scale model across the full width, with the title on its dark area. On phones the title is below
 * the picture and its caption, or above a picture that has a key.
 */
export function Hero(props: Props): ReactNode {
  const {title, picture, variant = 'page', framing, narrow = false, twoLines = false} = props;
  const {oneLine = title.length > LONG_TITLE, points = [], lead, children} = props;
  const {caption, entries = [], legend = false} = props;
  const hasKey = entries.length > 0;
  const textFirst = hasKey || props.textFirst === true;
  const [start = '', rest] = title.split(/(?<=,) (.*)/);
  const text = (
    <div
      className={clsx(
        'hero__text',
        'wrap',
        oneLine && 'hero__text--long',
        narrow && 'hero__text--narrow',
        twoLines && 'hero__text--two-lines',
      )}
    >
      <h1>
        <DashedTitle>{start}</DashedTitle>
        {rest !== undefined && (
          <>
            {' '}
            <span className="hero__phrase">{rest}</span>
          </>
        )}
      </h1>
      {lead !== undefined && (
        <p className="lead">
          <Unbroken>{lead}</Unbroken>
        </p>
      )}
      {children}
    </div>
  );
  return (
    <>
      <section className={clsx('hero ink', `hero--${variant}`, `framing--${framing}`)}>
        {/* In the order on phones, so that nothing moves while the page arrives. */}
        {textFirst && text}
        <div className="hero__view">
          <div className="hero__stage frame">
            {picture}
            <KeynotePoints points={points} />
          </div>
        </div>
        {!hasKey && (
          <div className="hero__caption" data-search="skip">
            <p className="wrap caption">{caption}</p>
          </div>
        )}
        {!textFirst && text}
      </section>
      {hasKey && <KeyStrip caption={caption} entries={entries} legend={legend} />}
    </>
  );
}
