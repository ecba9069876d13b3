import {Link} from './Link';
import type {ReactNode} from 'react';

interface Props {
  readonly to: string;
  /** Says where the link goes when its text alone does not ("Learn More"). Must contain the text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link that stands on its own line, with a drawn arrow. */
export function GoLink({to, label, children}: Props): ReactNode {
  return (
    <Link className="go" to={to} aria-label={label}>
      {children}
    </Link>
  );
}
