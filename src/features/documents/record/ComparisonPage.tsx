import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {copyPath, versionPath} from '@site/src/policy-record/shared/addresses';
import {grouped} from '@site/src/policy-record/shared/blocks';
import type {
  ComparedSection,
  ComparisonPage as Props,
  LinkChange,
  VersionFacts,
} from '@site/src/policy-record/shared/pages';
import {longDay} from '@site/src/shared/dates';
import {comparisonPrintName} from '@site/src/shared/documents/reference';
import {Details, Section} from '@site/src/components/prose/ComparedText';
import {daysOf, SectionLinks, VersionTrail} from './VersionParts';

/** The sections in order, each run of unchanged ones in one disclosure. */
function Sections({sections}: Pick<Props, 'sections'>): ReactNode {
  const isUnchanged = ({change}: ComparedSection) => change === 'unchanged';
  return grouped(sections, (last, next) => isUnchanged(last) && isUnchanged(next)).map((run) => {
    const [first] = run;
    const key = `${first.change} ${first.number}`;
    if (!isUnchanged(first)) return <Section key={key} section={first} />;
    return (
      <details key={key} className="comparison__collapsed comparison__run">
        <summary>
          {run.length === 1
            ? `Section ${first.number}: unchanged`
            : `Sections ${first.number} to ${run.at(-1)?.number}: unchanged`}
        </summary>
        {run.map((section) => (
          <Section key={section.number} section={section} />
        ))}
      </details>
    );
  });
}

function Part({title, children}: {readonly title: string; readonly children: ReactNode}) {
  return (
    <section className="comparison__section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function LinkTarget({to}: {readonly to: string | undefined}): ReactNode {
  return to === undefined ? 'nothing' : <code>{to}</code>;
}

function LinkChanges({links}: {readonly links: readonly LinkChange[]}): ReactNode {
  return (
    <ul className="comparison__list">
      {links.map(({place, text, before, after}, index) => (
        <li key={index}>
          {place}: “{text}” linked to <LinkTarget to={before} />, now links to{' '}
          <LinkTarget to={after} />
        </li>
      ))}
    </ul>
  );
}

/** Both versions side by side: their dates, who approved them, their text. */
function Sides({document: {path}, before, after}: Props): ReactNode {
  const sides = [before, after];
  const row = (name: string, cell: (side: VersionFacts) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {sides.map((side) => (
        <td key={side.version} data-label={`Version ${side.version}`}>
          {cell(side)}
        </td>
      ))}
    </tr>
  );
  return (
    <div className="table-frame">
      <table className="table table--stack table--compared">
        <caption className="visually-hidden">The two versions</caption>
        <thead>
          <tr>
            <td />
            {sides.map(({version}) => (
              <th key={version} scope="col">
                <a href={versionPath(path, version)}>Version {version}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('In force', daysOf)}
          {row('Approved', ({approvedBy, approvedOn}) =>
            approvedOn === null ? approvedBy : `${approvedBy}, ${longDay(approvedOn)}`,
          )}
          {row('Text', ({version}) => (
            <a href={copyPath(path, version, 'txt')}>Plain text</a>
          ))}
          {row('SHA-256 of the text', ({sha256}) => (
            <span className="record__fingerprint">{sha256 ?? 'not recorded'}</span>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Two versions of a document, compared word by word. Works without scripts. */
export default function ComparisonPage(page: Props): ReactNode {
  const {document, summary, sections, details, links} = page;
  const {title, reference} = document;
  const [before, after] = [page.before.version, page.after.version];
  const changed = sections.filter(
    ({heading, change}) => heading && change !== 'unchanged' && change !== 'removed',
  );
  return (
    <Layout
      noIndex
      title={`${title}: what changed from version ${before} to ${after}`}
      description={`${title}, versions ${before} and ${after} compared word by word. ${summary}`}
      printName={comparisonPrintName(reference, before, after)}
    >
      <article className="comparison wrap">
        <header className="comparison__top stack stack--close">
          <VersionTrail document={document} here={`Versions ${before} and ${after}`} />
          <h1>{title}: what changed</h1>
          <p className="lead">
            From version {before} to version {after}. {summary}
          </p>
          <p className="comparison__key">
            Added words are <ins>underlined</ins>, removed words <del>struck through</del>. Longer
            unchanged parts are collapsed. Clause numbers are those of version {after}.
          </p>
          {changed.length > 1 && <SectionLinks label="Changed sections" sections={changed} />}
        </header>
        <Sections sections={sections} />
        {details.length > 0 && (
          <Part title="Title block and summary">
            <Details details={details} />
          </Part>
        )}
        {links.length > 0 && (
          <Part title="Links with a new address">
            <LinkChanges links={links} />
          </Part>
        )}
        <Part title="The two versions">
          <Sides {...page} />
        </Part>
      </article>
    </Layout>
  );
}
