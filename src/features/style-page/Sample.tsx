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
    <div className={clsx('style-page__sample', bleed && 'style-page__sample--bleed')}>
      <p className="style-page__name caption">{name}</p>
      <div
        className={clsx(
          ground !== undefined && `style-page__part--${ground}`,
          ground === 'ink' && 'ink',
          framed && 'style-page__part--framed',
        )}
      >
        {children}
      </div>
    </div>
  );
}
