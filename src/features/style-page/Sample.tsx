import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  /** What it is, and in which state. */
  readonly name: string;
  /** Shows everything inside as if the pointer were on it, or the keyboard's focus. */
  readonly state?: 'hover' | 'focus' | 'active';
  /** Stands on the whole sheet rather than in the column. */
  readonly bleed?: boolean;
  /** The ground that the part is made for. */
  readonly ground?: 'card' | 'ink';
  /** Keeps what is fixed to the window in its own frame. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/** A part of the site under its name. */
export function Sample(props: Props): ReactNode {
  const {name, state, bleed = false, ground, framed = false, children} = props;
  return (
    <div className={clsx('style-sample', bleed && 'style-sample--bleed')}>
      <p className="style-sample__name caption">{name}</p>
      <div
        className={clsx(
          'style-sample__part',
          ground !== undefined && `style-sample__part--${ground}`,
          ground === 'ink' && 'ink',
          framed && 'style-sample__part--framed',
        )}
        data-force={state}
      >
        {children}
      </div>
    </div>
  );
}
