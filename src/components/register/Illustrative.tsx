import type {ReactNode} from 'react';
import {Link} from '../action/Link';

/**
 * Note for testimonials, marks and figures that the legal page calls fictional; shown once beside
 * them.
 */
export function Illustrative(): ReactNode {
  return (
    <p className="caption illustrative" data-search="skip">
      Illustrative: see <Link to="/legal">Legal</Link>
    </p>
  );
}
