import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CAREERS_PATH} from '@site/src/plugins/openings/addresses';

/** The list on the careers page (specification, section 2 "Careers landing page"). */
export const OPENINGS_LIST = `${CAREERS_PATH}#current-openings`;

/** Way back to the list, and where the opening stands in the site. */
export function OpeningTrail({title}: {readonly title: string}): ReactNode {
  return (
    <div className="trail">
      <Link className="document__back" to={OPENINGS_LIST}>
        Back to Current Openings
      </Link>
      <nav className="trail__crumbs" aria-label="Breadcrumb">
        <ol>
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to={CAREERS_PATH}>Careers</Link>
          </li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
    </div>
  );
}
