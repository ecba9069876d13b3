import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly picture: ReactNode;
  readonly caption: ReactNode;
  /**
   * Reduces the picture to a strip with its caption below, so that a tool such as a form fits on
   * the first screen.
   */
  readonly low?: boolean;
  /** Uses a smaller picture and less space on phones, so that the content below is near the top. */
  readonly brief?: boolean;
  readonly children?: ReactNode;
}

/** The top of a page whose picture has no dark area for a title: text beside the picture. */
export function SplitHero(props: Props): ReactNode {
  const {title, lead, picture, caption, low = false, brief = false, children} = props;
  return (
    <section className={clsx('split-hero', low && 'split-hero--low', brief && 'split-hero--brief')}>
      <div className="split-hero__text stack">
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
