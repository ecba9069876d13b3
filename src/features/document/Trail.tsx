import Link from '@docusaurus/Link';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {familyOf} from './families';

/** Way back to the parent page, and where the document stands in the site. */
export function Trail(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {label: edition, isLast} = useDocsVersion();
  const {label, back} = familyOf(useDocsSidebar()?.name);
  return (
    <div className="trail">
      <Link className="document__back" to={back.to}>
        {back.label}
      </Link>
      <nav className="trail__crumbs" aria-label="Breadcrumb">
        <ol>
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>{isLast ? label : `${label}, edition ${edition}`}</li>
          <li aria-current="page">{frontMatter.sidebar_label ?? metadata.title}</li>
        </ol>
      </nav>
    </div>
  );
}
