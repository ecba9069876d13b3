import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  readonly name: string;
  readonly bleed?: boolean;
  /** The background that the component is designed for. */
  readonly ground?: 'card' | 'ink';
  /** Contains elements that are otherwise fixed to the window. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

export function Sample(props: Props): ReactNode {
  const {name, bleed = false, ground, framed = false, children} = props;
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
      >
        {children}
      </div>
    </div>
  );
}
