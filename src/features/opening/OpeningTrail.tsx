import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {CAREERS_PATH} from '@site/src/plugins/openings/addresses';

/** The list on the careers page (specification, section 2 "Careers landing page"). */
export const OPENINGS_LIST = `${CAREERS_PATH}#current-openings`;

interface Props {
  /** Of this page. */
  readonly title: string;
  /** Where one came from, unless it is the list. */
  readonly back?: {readonly label: string; readonly to: string};
}

const toTheList = {label: 'Back to Current Openings', to: OPENINGS_LIST};

/** Way back, and where an opening or its form stands in the site. */
export function OpeningTrail({title, back = toTheList}: Props): ReactNode {
  return (
    <div className="trail">
      <Link className="document__back" to={back.to} suppressHydrationWarning>
        {back.label}
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
