import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {NarrowFold} from '@site/src/components/action/actions';
import {Link} from '@site/src/components/action/Link';
import {Definition} from '@site/src/components/prose/prose';
import {useAnchor} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {counted} from '@site/src/shared/counted';
import {numbersKept} from '@site/src/shared/numbers-kept';
import type {DocumentsData} from '@site/src/shared/documents/registers';
import type {PolicyFrontMatter} from '@site/src/shared/documents/schema';
import {ContactCallToAction} from '../contact/ContactCallToAction';
import {Pagination, SectionBar, Sidebar} from './Sidebar';
import {PrintFooter} from './Print';
import {changedSections} from '@site/src/policy-record/shared/version';
import {RecordSheet, RecordTools, Statutes} from './record/RecordSheet';
import {RecordTitleBlock} from './RecordTitleBlock';
import {StatusNotice} from './EditionSwitch';
import {DocumentBreadcrumb} from './BreadcrumbBar';
import {familyOf} from './families';
import {useCitation, useFrontMatter, useRecordFacts} from './front-matter';
import {versionPrintName} from '@site/src/shared/documents/reference';

const {back} = familyOf('policies');

/** The ways to report a concern, at the top of the whistleblowing policy. */
function SpeakUpContacts(): ReactNode {
  return (
    <dl className="terms speak-up">
      <Definition term="Speak-up line">
        <a href={brand.phone.speakUp.href}>{brand.phone.speakUp.display}</a>{' '}
        <span className="quiet">answered outside the group</span>
      </Definition>
      <Definition term="By email">
        <a href={`mailto:${brand.email.speakUp}`}>{brand.email.speakUp}</a>
      </Definition>
    </dl>
  );
}

/** Reading time, ways to report a concern, and a summary of the policy. */
function PolicySummary({contact, inShort}: PolicyFrontMatter): ReactNode {
  const {minutes} = useRecordFacts();
  return (
    <>
      <p className="quiet">{counted(minutes, 'minute')} to read</p>
      {contact === true && <SpeakUpContacts />}
      <section className="summary" aria-labelledby="in-short">
        {/* Not a heading, because the specification fixes the number of second-level headings
            (2, "Policy pages"). */}
        <p className="heading summary__title" id="in-short">
          In short
        </p>
        <ul className="register">
          {inShort.map((sentence) => (
            <li key={sentence}>{numbersKept(sentence)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Returns links to the reports that give results for the policy's targets. */
function useResults(shortName: string | undefined): readonly {title: string; path: string}[] {
  const {reports, results} = usePluginData('documents') as DocumentsData;
  return results
    .filter(({policy}) => policy === shortName)
    .flatMap(({path}) => {
      const report = reports.find((each) => path.startsWith(`${each.path}#`));
      return report ? [{title: report.title, path}] : [];
    });
}

/** Links to results, and the law that the policy is based on. */
function PolicyEnd({statutes}: PolicyFrontMatter): ReactNode {
  const results = useResults(useDoc().frontMatter.sidebar_label);
  return (
    <>
      {results.length > 0 && (
        // Reader modes drop a div of links, with its heading.
        <hgroup className="after stack stack--close">
          <h3>Results against the targets</h3>
          {results.map(({title, path}) => (
            <p key={path}>
              <Link to={path}>{title}</Link>
            </p>
          ))}
        </hgroup>
      )}
      <Statutes statutes={statutes} />
    </>
  );
}

/** Says what the record holds. Example: `4 versions, downloads and 12 laws`. */
function recordLabel(versions: number, policy: PolicyFrontMatter | undefined): string {
  const all = counted(versions, 'version');
  return policy === undefined
    ? `${all} and downloads`
    : `${all}, downloads and ${counted(policy.statutes.length, 'law')}`;
}

interface Props {
  /** Drawing of the results, in a report of results. */
  readonly drawing?: ReactNode;
  /** Downloads besides the copies. */
  readonly download?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a policy or notice: title block, numbered sections and clauses, and its record. */
export function RecordedDocument({drawing, download, children}: Props): ReactNode {
  const document = useFrontMatter('policy', 'notice');
  const facts = useRecordFacts();
  const {title, reference} = document;
  const policy = document.kind === 'policy' ? document : undefined;
  const version = facts.state === 'draft' ? undefined : facts.row?.version;
  const sections = {changed: changedSections(facts), version};
  useAnchor('revisions');
  useAnchor('record');
  return (
    <>
      <article
        className={policy ? 'document document--policy' : 'document'}
        {...useCitation(reference)}
      >
        <PrintFooter name={versionPrintName(reference, version)} />
        <StatusNotice />
        <header className="wrap grid document__top">
          <div className="document__back-cell">
            <DocumentBreadcrumb />
          </div>
          <div className="document__title col-text stack">
            <h1>{title}</h1>
            <p className="lead">
              {numbersKept(document.kind === 'policy' ? document.description : document.lead)}
            </p>
            {policy && <PolicySummary {...policy} />}
          </div>
          {drawing}
          <div className={clsx('document__control', drawing && 'document__facts')}>
            <RecordTitleBlock document={document} />
            <RecordTools>Print this {policy ? 'policy' : 'page'}</RecordTools>
            {download}
          </div>
        </header>
        <SectionBar {...sections} />
        <div className="wrap">
          <div className="document__body grid document__body--ruled">
            <div className="document__side">
              <Sidebar {...sections} />
            </div>
            <div className="prose prose--clauses">
              {children}
              <div className="revisions" data-search="skip">
                <NarrowFold label={recordLabel(facts.revisions.length, policy)}>
                  <div id="revisions">
                    <RecordSheet />
                    {policy && <PolicyEnd {...policy} />}
                  </div>
                </NarrowFold>
              </div>
            </div>
          </div>
        </div>
        {policy && (
          <>
            <ContactCallToAction
              uncounted
              heading="A question about this document?"
              action="Contact Us"
              end={
                <Link className="inline target document__back" to={back.to}>
                  {back.label}
                </Link>
              }
            />
            <Pagination />
          </>
        )}
      </article>
      {!policy && (
        <>
          <ContactCallToAction heading="A question about this page?" action="Contact Us" />
          <Pagination />
        </>
      )}
    </>
  );
}
