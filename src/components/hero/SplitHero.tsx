import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly picture: ReactNode;
  readonly caption: ReactNode;
  /** A working page: the picture is a strip, with its caption below, and leaves the first screen to the work. */
  readonly low?: boolean;
  /** On a phone less picture and less air: people came for what follows. */
  readonly brief?: boolean;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** Top of a page whose picture has no dark sweep to write on: words beside it. */
export function SplitHero(props: Props): ReactNode {
  const {title, lead, picture, caption, low = false, brief = false, children} = props;
  return (
    <section className={clsx('split-hero', low && 'split-hero--low', brief && 'split-hero--brief')}>
      <div className="split-hero__text">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
        {!low && (
          <p className="caption" data-search="skip">
            {caption}
          </p>
        )}
      </div>
      <div className="split-hero__picture frame">{picture}</div>
      {low && (
        <p className="caption split-hero__caption" data-search="skip">
          {caption}
        </p>
      )}
    </section>
  );
}
