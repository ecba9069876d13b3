import type {ReactNode} from 'react';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import type {NoticeFrontMatter} from '@site/src/content/documents/schema';
import {ContactCallToAction} from '../contact/ContactCallToAction';
import {FamilyNavigation} from './FamilyNavigation';
import {Pagination} from './Pagination';
import {PrintButton} from './PrintButton';
import {SectionsList} from './SectionsList';
import {SupersededNotice} from './SupersededNotice';
import {DocumentTrail} from './Trail';
import {longDay} from '@site/src/content/dates';
import {editionCell} from './edition-cell';
import {fullReference} from './reference';

interface Props {
  readonly notice: NoticeFrontMatter;
  readonly children: ReactNode;
}

function Top({notice}: {readonly notice: NoticeFrontMatter}): ReactNode {
  const {title, lead, reference, version, owner, effectiveFrom, reviewBy} = notice;
  return (
    <header className="wrap document__top">
      <div className="document__back-cell">
        <DocumentTrail />
      </div>
      <div className="document__title">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="document__control">
        <TitleBlock
          cells={[
            {term: 'Reference', value: fullReference(reference), reference: true},
            {term: 'Version', value: version, reference: true},
            editionCell,
            {term: 'Owner', value: owner, wide: true},
            {term: 'Effective', value: longDay(effectiveFrom)},
            {term: 'Next review', value: longDay(reviewBy)},
          ]}
        />
        <div className="document__tools">
          <PrintButton>Print this page</PrintButton>
        </div>
      </div>
    </header>
  );
}

/** A notice the law or good manners ask for: privacy, terms, accessibility, legal particulars. */
export function NoticeDocument({notice, children}: Props): ReactNode {
  return (
    <>
      <article className="document">
        <SupersededNotice />
        <Top notice={notice} />
        <div className="wrap">
          <div className="document__body document__body--ruled">
            <div className="sections">
              <SectionsList />
              <FamilyNavigation />
            </div>
            <div className="prose">{children}</div>
          </div>
        </div>
      </article>
      <ContactCallToAction heading="A question about this page?" action="Contact Us" />
      <Pagination />
    </>
  );
}
