import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {changesPath, copyPath, versionPath} from '@site/src/policy-record/shared/addresses';
import type {SectionNow, VersionPage as Props} from '@site/src/policy-record/shared/pages';
import {STATE_WORDS, type State} from '@site/src/policy-record/shared/version';
import {longDay} from '@site/src/shared/dates';
import {fullReference} from '@site/src/shared/documents/reference';
import {Details, Section} from '@site/src/components/prose/ComparedText';
import {daysOf, SectionLinks, VersionTrail} from './VersionParts';

const VERBS: Readonly<Partial<Record<State, string>>> = {
  'in force': 'is in force',
  coming: 'will be in force',
  replaced: 'was to be in force',
};

/** The version that applies instead of this one. */
function ApplicableVersion({document, version, inForce, withdrawal}: Props): ReactNode {
  if (inForce === undefined) {
    return (
      withdrawal &&
      `The ${document.kind} was withdrawn on ${longDay(withdrawal.on)}. ${withdrawal.note}`
    );
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

/** Says which anchors the page has, for links of documents to a document that is withdrawn. */
function Anchors({sections}: Pick<Props, 'sections'>): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {block} of sections.flatMap(({heading, stretches}) => [
    ...(heading ? [heading] : []),
    ...stretches.flatMap(({units}) => units.flat()),
  ])) {
    if (block.kind === 'heading') collectAnchor(block.id);
    if ('number' in block) collectAnchor(block.number);
  }
  for (const id of PAGE_ANCHORS) collectAnchor(id);
  return PAGE_ANCHORS.map((id) => <span key={id} id={id} />);
}

/** Anchors of every document, at the top of the page of one that is withdrawn. */
const PAGE_ANCHORS = ['revisions', 'record'];

/**
 * The text of one version, as it was approved, also at the address of a document that is withdrawn.
 * The strip with its status is sticky.
 */
export default function VersionPage(page: Props): ReactNode {
  const {document, version, details, sections, now, isDocument, former} = page;
  const {state, version: number} = version;
  const verb = VERBS[state] ?? 'was in force';
  const status = STATE_WORDS[state];
  const hasEffect = state === 'in force' || state === 'coming';
  const name = isDocument ? document.title : `${document.title}, version ${number}`;
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
        data-former={former}
      >
        <p className={hasEffect ? 'version__strip' : 'version__strip version__strip--void'}>
          <strong>{status}.</strong> {days} <ApplicableVersion {...page} />
        </p>
        <header className="comparison__top stack stack--close">
          <VersionTrail document={document} here={isDocument ? undefined : `Version ${number}`} />
          {isDocument && <Anchors sections={sections} />}
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
