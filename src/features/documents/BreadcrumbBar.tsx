import {Link} from '@site/src/components/action/Link';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {Breadcrumb, type Step} from '../site/structured-data/Breadcrumb';
import {backToHome, type Family, familyOf, inEdition, ownBack} from './families';
import {useEditionPath} from './front-matter';

interface Props {
  readonly back: Family['back'];
  readonly above: readonly Step[];
  readonly here: string;
}

/** A link back to the parent page, and the breadcrumb. */
export function BreadcrumbBar({back, above, here}: Props): ReactNode {
  return (
    <div className="row row--apart trail">
      <Link className="inline target document__back" data-search="skip" to={back.to}>
        {back.label}
      </Link>
      <Breadcrumb above={above} here={here} />
    </div>
  );
}

/** Returns the page that lists the current document's family, if any, in the current edition. */
export function useFamilyStep(): {readonly label: string; readonly to: string} | undefined {
  const {label: edition, isLast} = useDocsVersion();
  const editionPath = useEditionPath();
  const {label, index} = familyOf(useDocsSidebar()?.name);
  if (index === undefined) return undefined;
  // In an older edition, the label of this breadcrumb step includes the edition.
  return index.inEveryEdition
    ? {
        label: isLast ? label : `${label}, edition ${edition}`,
        to: inEdition(index.to, '/', editionPath),
      }
    : {label, to: index.to};
}

/** The breadcrumb of the current document. The page that lists a family omits the family's step. */
export function DocumentBreadcrumb(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {label: edition, isLast} = useDocsVersion();
  const {back, index} = familyOf(useDocsSidebar()?.name);
  const path = inEdition(metadata.permalink, useEditionPath(), '/');
  const step = useFamilyStep();
  const parent = ownBack[path] ?? back;
  const name = frontMatter.sidebar_label ?? metadata.title;
  return (
    <BreadcrumbBar
      back={parent.to === path ? backToHome : parent}
      above={step === undefined || step.to === metadata.permalink ? [] : [step]}
      here={isLast || index?.inEveryEdition ? name : `${name}, edition ${edition}`}
    />
  );
}
