import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {changesPath, copyPath, versionPath} from '@site/src/policy-record/shared/addresses';
import type {
  PageJson,
  SectionNow,
  VersionPage as Props,
} from '@site/src/policy-record/shared/pages';
import type {State} from '@site/src/policy-record/shared/version';
import {longDay} from '@site/src/shared/dates';
import {fullReference} from '@site/src/shared/documents/reference';
import {Details, Section} from '@site/src/components/prose/ComparedText';
import {daysOf, SectionLinks, VersionTrail} from './VersionParts';

const STATUS: Readonly<Record<State, readonly [status: string, verb: string]>> = {
  superseded: ['Superseded', 'was in force'],
  'in force': ['In force', 'is in force'],
  coming: ['Not yet in force', 'will be in force'],
  replaced: ['Never in force', 'was to be in force'],
};

/** The version that applies instead of this one. */
function ApplicableVersion({document, version, inForce, withdrawnOn}: Props): ReactNode {
  if (inForce === undefined) {
    return withdrawnOn !== undefined && `The document was withdrawn on ${longDay(withdrawnOn)}.`;
  }
  return (
    <a href={document.path}>
      {inForce === version.version
        ? `Go to the ${document.kind}’s own page`
        : `Version ${inForce} is in force`}
    </a>
  );
}

/** Links to copies of the version and to comparisons with others. */
function Links({document: {path}, version: {version, lacksPdf}, comparisons}: Props): ReactNode {
  return (
    <>
      <ul className="links">
        {!lacksPdf && (
          <li>
            <a href={copyPath(path, version, 'pdf')}>PDF</a>
          </li>
        )}
        <li>
          <a href={copyPath(path, version, 'txt')}>Plain text</a>
        </li>
      </ul>
      {comparisons.length > 0 && (
        <details className="disclosure disclosure--inline">
          <summary>Compare with another version</summary>
          <ul className="links">
            {comparisons.map(([before, after]) => (
              <li key={`${before} ${after}`}>
                <a href={changesPath(path, before, after)}>
                  What changed from {before} to {after}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface SectionInForceProps {
  readonly page: Props;
  /**
   * Null if the version in force lacks the section; undefined on the page of the version in force.
   */
  readonly section: SectionNow | null | undefined;
}

/** Links a section to its counterpart in force, or says that there is none. */
function SectionInForce({page: {document, inForce}, section}: SectionInForceProps): ReactNode {
  return (
    section !== undefined && (
      <p className="version__now">
        {section === null ? (
          `Not in version ${inForce}, which is now in force`
        ) : (
          <a href={`${document.path}#${section.id}`}>
            Now section {section.number}: {section.title}
          </a>
        )}
      </p>
    )
  );
}

/** The text of one version, as it was approved. The strip with its status is sticky. */
export default function VersionPage({json}: PageJson): ReactNode {
  const page = JSON.parse(json) as Props;
  const {document, version, inForce, withdrawnOn, details, sections, now} = page;
  const {state, version: number} = version;
  const [word, verb] = STATUS[state];
  const isWithdrawn = state === 'superseded' && inForce === undefined && withdrawnOn !== undefined;
  const status = isWithdrawn ? 'Withdrawn' : word;
  const hasEffect = state === 'in force' || state === 'coming';
  const name = `${document.title}, version ${number}`;
  const days = `Version ${number} ${verb} ${daysOf(version)}.`;
  const reference = fullReference(document.reference);
  return (
    <Layout
      noIndex
      title={name}
      description={`${name}. ${status}. ${days}`}
      printName={`${reference}  Version ${number}  ${status}`}
    >
      <article
        className="comparison version wrap"
        data-citation={`${reference} v${number}`}
        data-page={versionPath(document.path, number)}
      >
        <p className={hasEffect ? 'version-strip' : 'version-strip version-strip--void'}>
          <strong>{status}.</strong> {days} <ApplicableVersion {...page} />
        </p>
        <header className="comparison__top stack stack--close">
          <VersionTrail document={document} here={`Version ${number}`} />
          <h1>{name}</h1>
          <Links {...page} />
          <Details details={details} />
          <SectionLinks label="Sections" sections={sections} />
        </header>
        {sections.map((section) => (
          <Section key={section.number} section={section}>
            <SectionInForce page={page} section={now[section.number]} />
          </Section>
        ))}
      </article>
    </Layout>
  );
}
