import {Link} from '@site/src/components/action/Link';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {Breadcrumb, type Step} from '../site/structured-data/Breadcrumb';
import {inEdition} from './edition-path';
import {familyOf, ownBack, type Family} from './families';
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
      <Link className="document__back" data-search="skip" to={back.to}>
        {back.label}
      </Link>
      <Breadcrumb above={above} here={here} />
    </div>
  );
}

/** The page that lists the family of the document being shown, in the edition being read. */
export function useFamilyStep(): {readonly label: string; readonly to: string} {
  const {label: edition, isLast} = useDocsVersion();
  const editionPath = useEditionPath();
  const {label, index} = familyOf(useDocsSidebar()?.name);
  // In an older edition the first step that belongs to it says so.
  return index.inEveryEdition
    ? {
        label: isLast ? label : `${label}, edition ${edition}`,
        to: inEdition(index.to, '/', editionPath),
      }
    : {label, to: index.to};
}

/** The trail of the document being shown; of one that lists its family, without that step. */
export function DocumentTrail(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {label: edition, isLast} = useDocsVersion();
  const {back, index} = familyOf(useDocsSidebar()?.name);
  const path = inEdition(metadata.permalink, useEditionPath(), '/');
  const step = useFamilyStep();
  const name = frontMatter.sidebar_label ?? metadata.title;
  return (
    <Trail
      back={ownBack[path] ?? back}
      above={step.to === metadata.permalink ? [] : [step]}
      here={isLast || index.inEveryEdition ? name : `${name}, edition ${edition}`}
    />
  );
}
