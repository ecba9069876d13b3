import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {Link} from '@site/src/components/action/Link';
import {useAnchor} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import type {PolicyFrontMatter} from '@site/src/shared/documents/schema';
import {Pagination} from './Pagination';
import {changedSections, RecordSheet, RecordTools} from './record/RecordSheet';
import {PolicyTitleBlock} from './PolicyTitleBlock';
import {PrintFooter} from './PrintFooter';
import {SectionBar, Sidebar} from './Sidebar';
import {Standing} from './Standing';
import {Statutes} from './Statutes';
import {DocumentTrail} from './Trail';
import {familyOf} from './families';
import {useCitation, useRecordFacts} from './front-matter';
import {versionPrintName} from './print-foot';

/** The ways to report, at the top of the whistleblowing policy: no one should have to read to section 4. */
function SpeakUpContacts(): ReactNode {
  return (
    <dl className="routes speak-up">
      <div>
        <dt>Speak-up line</dt>
        <dd>
          <a href={brand.phone.speakUp.href}>{brand.phone.speakUp.display}</a>
          <span className="speak-up__remark">answered outside the group</span>
        </dd>
      </div>
      <div>
        <dt>By email</dt>
        <dd>
          <a href={`mailto:${brand.email.speakUp}`}>{brand.email.speakUp}</a>
        </dd>
      </div>
    </dl>
  );
}

const {back} = familyOf('policies');

interface Props {
  readonly policy: PolicyFrontMatter;
  readonly children: ReactNode;
}

function readingTime(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}

function Top({policy}: {readonly policy: PolicyFrontMatter}): ReactNode {
  const {minutes} = useRecordFacts();
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
        <RecordTools>Print this policy</RecordTools>
      </div>
    </header>
  );
}

function End({policy}: {readonly policy: PolicyFrontMatter}): ReactNode {
  useAnchor('revisions');
  useAnchor('record');
  return (
    <div className="revisions" id="revisions" data-search="skip">
      <RecordSheet />
      <Statutes statutes={policy.statutes} />
      <div className="revisions__end">
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <Link className="document__back" data-search="skip" to={back.to}>
          {back.label}
        </Link>
      </div>
    </div>
  );
}

/** A policy as a controlled document: title block, numbered sections and clauses, its record. */
export function PolicyDocument({policy, children}: Props): ReactNode {
  const facts = useRecordFacts();
  const version = facts.state === 'draft' ? undefined : facts.row?.version;
  const sections = {changed: changedSections(facts), version};
  return (
    <article className="document document--policy" {...useCitation(policy.reference)}>
      <PrintFooter name={versionPrintName(policy.reference, version)} />
      <Standing />
      <Top policy={policy} />
      <SectionBar {...sections} />
      <div className="wrap">
        <div className="document__body grid document__body--ruled">
          <div className="document__side">
            <Sidebar {...sections} />
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
