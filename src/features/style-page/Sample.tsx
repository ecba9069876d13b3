import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  /** What it is, and in which state. */
  readonly name: string;
  /** The visual tests show everything inside as under the pointer, or with the keyboard's focus. */
  readonly state?: 'hover' | 'focus' | 'active';
  /** Takes the whole width of the sheet. */
  readonly bleed?: boolean;
  /** The background for which the part is made. */
  readonly ground?: 'card' | 'ink';
  /** Holds what is fixed to the window. */
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
