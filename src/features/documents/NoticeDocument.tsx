import type {ReactNode} from 'react';
import {useAnchor} from '@site/src/components/section/Section';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import type {NoticeFrontMatter} from '@site/src/shared/documents/schema';
import {ContactCallToAction} from '../contact/ContactCallToAction';
import {Pagination} from './Pagination';
import {useControlCells, useNextVersionCell, useVersionCells} from './PolicyTitleBlock';
import {PrintFooter} from './PrintFooter';
import {changedSections, RecordSheet, RecordTools} from './record/RecordSheet';
import {SectionBar, Sidebar} from './Sidebar';
import {Standing} from './Standing';
import {DocumentTrail} from './Trail';
import {editionCell} from './EditionSwitch';
import {useCitation, useRecordFacts} from './front-matter';
import {versionPrintName} from './print-foot';
import {fullReference} from './reference';

interface Props {
  readonly notice: NoticeFrontMatter;
  readonly children: ReactNode;
}

function Top({notice}: {readonly notice: NoticeFrontMatter}): ReactNode {
  const {title, lead, reference, owner} = notice;
  const {version, status} = useVersionCells();
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
            status,
            editionCell,
            version,
            {term: 'Owner', value: owner, wide: true},
            ...useControlCells(),
            ...useNextVersionCell(),
          ]}
        />
        <RecordTools>Print this page</RecordTools>
      </div>
    </header>
  );
}

/** A notice the law or good manners ask for: privacy, terms, accessibility, legal particulars. */
export function NoticeDocument({notice, children}: Props): ReactNode {
  const facts = useRecordFacts();
  const version = facts.state === 'draft' ? undefined : facts.row?.version;
  const sections = {changed: changedSections(facts), version};
  useAnchor('revisions');
  useAnchor('record');
  return (
    <>
      <article className="document" {...useCitation(notice.reference)}>
        <PrintFooter name={versionPrintName(notice.reference, version)} />
        <Standing />
        <Top notice={notice} />
        <SectionBar {...sections} />
        <div className="wrap">
          <div className="document__body grid document__body--ruled">
            <div className="document__side">
              <Sidebar {...sections} />
            </div>
            <div className="prose prose--clauses">
              {children}
              <div className="revisions" id="revisions" data-search="skip">
                <RecordSheet />
              </div>
            </div>
          </div>
        </div>
      </article>
      <ContactCallToAction heading="A question about this page?" action="Contact Us" />
      <Pagination />
    </>
  );
}
