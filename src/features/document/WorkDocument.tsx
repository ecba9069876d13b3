import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {ButtonRow} from '@site/src/components/action/ButtonRow';
import {CompanyName} from '@site/src/components/titleblock/CompanyName';
import {TitleBlock, type TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {entities} from '@site/src/data/companies/companies';
import type {ProjectFrontMatter, ServiceFrontMatter} from '@site/src/plugins/documents/schema';
import {ContactClosing} from '../contact/ContactClosing';
import {FamilyNavigation} from './FamilyNavigation';
import {ModelHero} from './ModelHero';
import {Neighbours} from './Neighbours';
import {Pagination} from './Pagination';
import {SupersededNotice} from './SupersededNotice';
import {DocumentTrail} from './Trail';
import {editionCell} from './edition-cell';
import {fullReference} from './reference';

interface Props {
  readonly document: ServiceFrontMatter | ProjectFrontMatter;
  /** Names the title block for screen readers. */
  readonly factsLabel: string;
  /** Cells of the title block between scope and reference. */
  readonly facts: readonly TitleBlockCell[];
  readonly neighboursHeading: string;
  /** Stands above the lead. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Work the group does or has done: model, facts, text, neighbours, a way to get in touch. */
export function WorkDocument(props: Props): ReactNode {
  const {document, factsLabel, facts, neighboursHeading, notice, children} = props;
  const {company, scope, reference, lead, action, related, closing} = document;
  const cells: readonly TitleBlockCell[] = [
    {
      term: 'Company',
      value: <CompanyName company={company}>{entities[company].name}</CompanyName>,
      wide: true,
    },
    {term: 'Scope', value: scope, wide: true},
    ...facts,
    {term: 'Reference', value: fullReference(reference), reference: true},
    editionCell,
  ];
  return (
    <>
      <article className="document">
        <SupersededNotice />
        <ModelHero document={document} />
        <div className="wrap">
          <DocumentTrail />
          <div className="document__body document__body--work">
            <div className="document__lead stack">
              {notice}
              <p className="lead">{lead}</p>
              <ButtonRow>
                <ButtonLink to="/contact">{action}</ButtonLink>
              </ButtonRow>
            </div>
            <aside className="sections" aria-label={factsLabel}>
              <TitleBlock cells={cells} />
              <FamilyNavigation wideOpen />
            </aside>
            <div className="prose">{children}</div>
          </div>
        </div>
      </article>
      <Neighbours heading={neighboursHeading} slugs={related} />
      <ContactClosing {...closing} />
      <Pagination />
    </>
  );
}
