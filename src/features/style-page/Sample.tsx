import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  /** Name of the component and its state. */
  readonly name: string;
  /** The state that the visual tests force on everything inside. */
  readonly state?: 'hover' | 'focus' | 'active';
  /** Spans the full width of the sheet. */
  readonly bleed?: boolean;
  /** The background that the component is designed for. */
  readonly ground?: 'card' | 'ink';
  /** Contains elements that are otherwise fixed to the window. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/** A component with its name above it. */
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
