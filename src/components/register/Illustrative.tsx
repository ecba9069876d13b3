import type {ReactNode} from 'react';
import {Link} from '../action/Link';

/** Stands once beside voices, marks and figures that the legal page calls fictional. */
export function Illustrative(): ReactNode {
  return (
    <p className="caption illustrative" data-search="skip">
      Illustrative: see <Link to="/legal">Legal</Link>
    </p>
  );
}
