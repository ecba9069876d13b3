import {Link} from '@site/src/components/action/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** Links to the previous and next document of the family. */
export function Pagination(): ReactNode {
  const {previous, next} = useDoc().metadata;
  if (previous === undefined && next === undefined) {
    return null;
  }
  return (
    <nav className="pagination wrap" aria-label="Neighbouring documents">
      {previous !== undefined && (
        <Link className="pagination__link" to={previous.permalink} rel="prev">
          <small>Previous</small>
          <span className="subheading">{previous.title}</span>
        </Link>
      )}
      {next !== undefined && (
        <Link className="pagination__link pagination__link--next" to={next.permalink} rel="next">
          <small>Next</small>
          <span className="subheading">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
