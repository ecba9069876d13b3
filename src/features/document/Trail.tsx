import {Link} from '@site/src/components/action/Link';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {Breadcrumb, type Step} from '../structured-data/Breadcrumb';
import {inEdition} from './edition-path';
import {familyOf, type Family} from './families';
import {useEditionPath} from './front-matter';

interface Props {
  readonly back: Family['back'];
  /** The pages between Home and this one, from the outermost. */
  readonly above: readonly Step[];
  /** What this page is called. */
  readonly here: string;
}

/** Way back to the parent page, and where the page stands in the site. */
export function Trail({back, above, here}: Props): ReactNode {
  return (
    <div className="trail">
      <Link className="document__back" to={back.to}>
        {back.label}
      </Link>
      <Breadcrumb above={above} here={here} />
    </div>
  );
}

/** The trail of the document being shown; of one that lists its family, without that step. */
export function DocumentTrail(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {label: edition, isLast} = useDocsVersion();
  const editionPath = useEditionPath();
  const {label, back, index} = familyOf(useDocsSidebar()?.name);
  const name = frontMatter.sidebar_label ?? metadata.title;
  // In an older edition the first step that belongs to it says so.
  const older = isLast ? '' : `, edition ${edition}`;
  const [step, here] = index.inEveryEdition
    ? [{label: label + older, to: inEdition(index.to, '/', editionPath)}, name]
    : [{label, to: index.to}, name + older];
  return <Trail back={back} above={step.to === metadata.permalink ? [] : [step]} here={here} />;
}
