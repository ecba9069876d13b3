import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Link} from './Link';

type Variant = 'signal' | 'plain' | 'onPicture';

const variantClass: Record<Variant, string | undefined> = {
  signal: undefined,
  plain: 'button--plain',
  onPicture: 'button--on-picture',
};

interface Props {
  /** Path inside the site, or an anchor on the page. */
  readonly to: string;
  /** `signal` is the view's one call to act; `plain` and `onPicture` are the other ways. */
  readonly variant?: Variant;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({to, variant = 'signal', children}: Props): ReactNode {
  return (
    <Link className={clsx('button', variantClass[variant])} to={to}>
      {children}
    </Link>
  );
}
