import type {ReactNode} from 'react';

interface Props {
  readonly heading: string;
  /** The button. */
  readonly action: ReactNode;
  /** The other way to reach somebody. */
  readonly children?: ReactNode;
}

/** The last section of a page: one sentence, one button. */
export function Closing({heading, action, children}: Props): ReactNode {
  return (
    <section className="wrap">
      <div className="closing">
        <h2>{heading}</h2>
        <div className="closing__act">
          {action}
          {children !== undefined && <p className="quiet">{children}</p>}
        </div>
      </div>
    </section>
  );
}
