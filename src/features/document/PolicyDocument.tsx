import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {useAnchor} from '@site/src/components/section/useAnchor';
import {Link} from '@site/src/components/action/Link';
import type {PolicyFrontMatter} from '@site/src/plugins/documents/schema';
import {FamilyNavigation} from './FamilyNavigation';
import {Pagination} from './Pagination';
import {OverdueNotice} from './OverdueNotice';
import {PolicyRecordSheet} from './PolicyRecordSheet';
import {PolicyTitleBlock} from './PolicyTitleBlock';
import {PrintButton} from './PrintButton';
import {PrintFooter} from './PrintFooter';
import {RevisionTable} from './RevisionTable';
import {SectionsList} from './SectionsList';
import {SpeakUpContacts} from './SpeakUpContacts';
import {Statutes} from './Statutes';
import {SupersededNotice} from './SupersededNotice';
import {DocumentTrail} from './Trail';
import {changedSections} from './changed-sections';
import {familyOf} from './families';
import {usePolicyFacts} from './front-matter';
import {policyPrintFoot} from './print-foot';

const {back} = familyOf('policies');

interface Props {
  readonly policy: PolicyFrontMatter;
  readonly children: ReactNode;
}

function readingTime(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}

function Top({policy}: {readonly policy: PolicyFrontMatter}): ReactNode {
  const {minutes} = usePolicyFacts();
  return (
    <header className="wrap document__top">
      <div className="document__back-cell">
        <DocumentTrail />
      </div>
      <div className="document__title">
        <h1>{policy.title}</h1>
        <p className="lead">{policy.description}</p>
        <p className="quiet">{readingTime(minutes)}</p>
        {policy.contact === true && <SpeakUpContacts />}
        <section className="summary" aria-labelledby="in-short">
          {/* No heading: the specification counts those of second level (2, "Policy pages"). */}
          <p className="summary__title" id="in-short">
            In short
          </p>
          <ul className="register">
            {policy.inShort.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className="document__control">
        <PolicyTitleBlock policy={policy} />
        <div className="document__tools">
          <a href="#revisions">What changed</a>
          <a href="#record">Copies and proof</a>
          <PrintButton>Print this policy</PrintButton>
        </div>
      </div>
    </header>
  );
}

function End({policy}: {readonly policy: PolicyFrontMatter}): ReactNode {
  useAnchor('revisions');
  useAnchor('record');
  return (
    <div className="revisions" id="revisions">
      <RevisionTable revisions={policy.revisions} />
      <PolicyRecordSheet />
      <Statutes statutes={policy.statutes} />
      <div className="revisions__end">
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <Link className="document__back" to={back.to}>
          {back.label}
        </Link>
      </div>
    </div>
  );
}

/** A policy as a controlled document: title block, numbered sections and clauses, revision table. */
export function PolicyDocument({policy, children}: Props): ReactNode {
  const {label: edition} = useDocsVersion();
  return (
    <article className="document document--policy">
      <PrintFooter text={policyPrintFoot(policy, edition)} />
      <SupersededNotice />
      <OverdueNotice policy={policy} />
      <Top policy={policy} />
      <div className="wrap">
        <div className="document__body document__body--ruled">
          <div className="sections">
            <SectionsList changed={changedSections(policy)} version={policy.version} />
            <FamilyNavigation />
          </div>
          <div className="prose prose--clauses">
            {children}
            <End policy={policy} />
          </div>
        </div>
      </div>
      <Pagination />
    </article>
  );
}
