import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useStatefulNavigation} from './useStatefulNavigation';

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
  /** Travels with an in-app navigation, out of the address. */
  readonly state?: object;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({to, variant = 'signal', state, children}: Props): ReactNode {
  const navigate = useStatefulNavigation(state);
  return (
    <Link className={clsx('button', variantClass[variant])} to={to} onClick={navigate}>
      {children}
    </Link>
  );
}
