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
export function daysOf({effectiveFrom, until, state, days, reviewedOn}: VersionFacts): string {
  if (days.length > 0) {
    const runs = days.map(
      ({from, until: end}) =>
        `from ${longDay(from)}${end === undefined ? '' : ` to ${longDay(end)}`}`,
    );
    const review =
      reviewedOn === undefined ? '' : `; reviewed on ${longDay(reviewedOn)}, unchanged`;
    return `${runs.join(', and ')}${review}`;
  }
  if (state === 'replaced' && until !== undefined) {
    return `from ${longDay(effectiveFrom)}, but was replaced on ${longDay(addDays(until, 1))}`;
  }
  return state === 'retracted'
    ? `on no whole day; its first day was ${longDay(effectiveFrom)}`
    : `on ${longDay(effectiveFrom)} until it was replaced on the same day`;
}

interface TrailProps {
  readonly document: RecordedDocument;
  /** The page; absent for the page of the document itself, which is withdrawn. */
  readonly here: string | undefined;
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
    ...(here === undefined ? [] : [{to: path, name: label}]),
  ];
  const back = here === undefined ? steps.at(-1) : {to: path, name: `the ${kind}`};
  return (
    <div className="row row--apart trail">
      <a className="inline target document__back" href={back?.to}>
        Back to {back?.name}
      </a>
      <nav className="label quiet" aria-label="Breadcrumb">
        <ol>
          {steps.map(({to, name}) => (
            <li key={to}>
              <a className="target" href={to}>
                {name}
              </a>
            </li>
          ))}
          <li aria-current="page">{here ?? label}</li>
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
