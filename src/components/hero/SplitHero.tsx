import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Unbroken} from '../line-breaks';

interface Props {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly picture: ReactNode;
  readonly caption: ReactNode;
  /** Uses a smaller picture and less space on phones, so that the content below is near the top. */
  readonly brief?: boolean;
  /** Where a photograph replaces a model: shows buttons for dark pictures in black. */
  readonly photograph?: boolean;
  readonly children?: ReactNode;
}

/** The top of a page whose picture has no dark area for a title: text beside the picture. */
export function SplitHero(props: Props): ReactNode {
  const {title, lead, picture, caption, brief = false, photograph = false, children} = props;
  return (
    <section
      className={clsx(
        'split-hero',
        brief && 'split-hero--brief',
        photograph && 'split-hero--photograph',
      )}
    >
      <div className="split-hero__picture frame">{picture}</div>
      <p className="split-hero__caption caption" data-search="skip">
        {caption}
      </p>
      <div className="split-hero__text stack">
        <h1>{title}</h1>
        {lead !== undefined && (
          <p className="lead">
            <Unbroken>{lead}</Unbroken>
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
