import type {ReactNode} from 'react';
import {textOf} from '@site/src/policy-record/shared/blocks';
import type {
  ComparedSection,
  RecordedDocument,
  VersionFacts,
} from '@site/src/policy-record/shared/pages';
import {longDay} from '@site/src/shared/dates';
import {addDays} from '@site/src/shared/wall-clock';
import {type Family, familyOf, recordedSidebar} from '../families';

/** Formats the days of a version. Example: `from 1 April 2025 to 31 March 2026`. */
export function daysOf({effectiveFrom, until, state}: VersionFacts): string {
  if (state === 'replaced' && until !== undefined) {
    return `from ${longDay(effectiveFrom)}, but was replaced on ${longDay(addDays(until, 1))}`;
  }
  const end = until === undefined ? '' : ` to ${longDay(until)}`;
  return `from ${longDay(effectiveFrom)}${end}`;
}

interface TrailProps {
  readonly document: RecordedDocument;
  readonly here: string;
}

/**
 * A link back to the document, and a breadcrumb without structured data, because search engines do
 * not index the page.
 */
export function VersionTrail({document, here}: TrailProps): ReactNode {
  const {path, kind, label} = document;
  const family: Family = familyOf(recordedSidebar(path));
  const steps = [
    {to: '/', name: 'Home'},
    ...(family.index ? [{to: family.index.to, name: family.label}] : []),
    {to: path, name: label},
  ];
  return (
    <div className="row row--apart trail">
      <a className="inline target document__back" href={path}>
        Back to the {kind}
      </a>
      <nav className="trail__crumbs" aria-label="Breadcrumb">
        <ol>
          {steps.map(({to, name}) => (
            <li key={to}>
              <a href={to}>{name}</a>
            </li>
          ))}
          <li aria-current="page">{here}</li>
        </ol>
      </nav>
    </div>
  );
}

interface LinksProps {
  readonly label: string;
  readonly sections: readonly ComparedSection[];
}

/** Links to sections, in a disclosure so that the text begins near the top. */
export function SectionLinks({label, sections}: LinksProps): ReactNode {
  return (
    <nav aria-label={label}>
      <details className="disclosure disclosure--inline">
        <summary>{label}</summary>
        <ul className="links">
          {sections.map(
            ({number, heading}) =>
              heading?.block.kind === 'heading' && (
                <li key={number}>
                  <a href={`#${number}`}>
                    {number} {textOf(heading.block.runs)}
                  </a>
                </li>
              ),
          )}
        </ul>
      </details>
    </nav>
  );
}
