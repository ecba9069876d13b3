import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {DashedTitle} from '@site/src/components/line-breaks';
import {isEachMarked} from '@site/src/policy-record/shared/version';
import {EditionSwitch} from './EditionSwitch';
import {familyOf, siblings} from './families';
import {useEditions, useSections} from './front-matter';
import {useFamilyStep} from './BreadcrumbBar';

interface SectionsProps {
  /**
   * Numbers of the sections changed in this version. Each has a triangle, which the legend
   * explains, or the legend says how many.
   */
  readonly changed?: readonly number[];
  readonly version?: string;
}

/**
 * Returns a function that says if another edition lacks a section: the previous edition or, on a
 * page of an older edition, the current one.
 */
function useSectionRemark(): (place: number) => string | undefined {
  const {label, isLast} = useDocsVersion();
  const {labels, sections} = useEditions();
  const other = isLast ? labels[labels.indexOf(label) + 1] : labels[0];
  const there = sections[other ?? ''];
  // If every section is new, the document was rewritten and the remark would add nothing.
  if (there === undefined || there.every((id) => id === null)) return () => undefined;
  return (place) => {
    if (there[place] !== null) return undefined;
    return isLast ? `new in ${label}` : `not in ${other}`;
  };
}

/** The numbered sections of the document. document-script.ts marks the one being read. */
function Sections({changed = [], version}: SectionsProps): ReactNode {
  const sections = useSections();
  const eachMarked = isEachMarked(changed.length, sections.length);
  const howMany =
    changed.length === sections.length ? 'All' : `${changed.length} of ${sections.length} sections`;
  const remarkOf = useSectionRemark();
  return (
    <>
      <ol className="sections">
        {sections.map(({id, value}, index) => {
          const remark = remarkOf(index);
          return (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="reference">{index + 1}</span>{' '}
                <span>
                  {/* Docusaurus provides the headings as HTML. */}
                  <span dangerouslySetInnerHTML={{__html: value}} />
                  {remark !== undefined && <small className="quiet"> {remark}</small>}
                </span>
                {eachMarked && changed.includes(index + 1) && (
                  <span className="delta">
                    <span className="visually-hidden"> changed in version {version}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
      {changed.length > 0 && (
        <p className="inline reference" aria-hidden="true">
          <span className="delta" /> {eachMarked ? 'Changed' : `${howMany} changed`} in {version}
        </p>
      )}
    </>
  );
}

function useName(): string {
  const {frontMatter, metadata} = useDoc();
  return frontMatter.sidebar_label ?? metadata.title;
}

/** The name of the family, as a link if a page lists it. */
function FamilyName(): ReactNode {
  const step = useFamilyStep();
  const {label} = familyOf(useDocsSidebar()?.name);
  return step ? <Link to={step.to}>{step.label}</Link> : <span>{label}</span>;
}

interface SidebarProps extends SectionsProps {
  /**
   * How to get in touch, on service and project pages. It replaces the edition switch, which is at
   * the foot of those pages.
   */
  readonly action?: ReactNode;
}

/**
 * The sidebar on wide screens: the current document with its sections, and the rest of its family.
 * The name and the edition switch (or the action) stay visible. The sections are first, so that
 * they all show in a short window.
 */
export function Sidebar({action, ...sections}: SidebarProps): ReactNode {
  const sidebar = useDocsSidebar();
  const {permalink} = useDoc().metadata;
  const {label} = familyOf(sidebar?.name);
  const step = useFamilyStep();
  const others = siblings(sidebar?.items ?? [], permalink).filter(
    ({href}) => href !== permalink && href !== step?.to,
  );
  return (
    <nav className="sidebar" aria-label={label}>
      <div className="sidebar__here">
        <p className="sidebar__name" id="sidebar-name">
          {useName()}
        </p>
        {action ?? <EditionSwitch labelledBy="sidebar-name" />}
      </div>
      <div className="sidebar__rest">
        <Sections {...sections} />
        {others.length > 0 && (
          <>
            <p className="quiet sidebar__label">
              <FamilyName />
            </p>
            <ul className="sidebar__others">
              {others.map((item) => (
                <li key={item.href}>
                  <Link to={item.href}>{item.label}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </nav>
  );
}

/**
 * The sidebar on phones: a bar that stays under the header and opens the list of sections. Works
 * without scripts; document-script.ts shows which section is being read.
 */
export function SectionBar(props: SectionsProps): ReactNode {
  const {label} = useDocsVersion();
  const {labels} = useEditions();
  const count = useSections().length;
  return (
    <nav className="section-bar" aria-label="Sections">
      <details className="disclosure">
        <summary>
          <b>
            <DashedTitle>{useName()}</DashedTitle>
          </b>{' '}
          {labels.length > 1 && <span className="reference">{label} </span>}
          <span className="section-bar__place" data-of={count}>
            {count} sections
          </span>
        </summary>
        <div className="section-bar__sheet">
          <Sections {...props} />
          <p className="ruled links" id="section-bar-editions">
            <FamilyName />
          </p>
          <EditionSwitch labelledBy="section-bar-editions" />
        </div>
      </details>
    </nav>
  );
}

/** Links to the previous and next document of the family. Leaves out the page that lists them. */
export function Pagination(): ReactNode {
  const index = useFamilyStep()?.to;
  const {metadata} = useDoc();
  const [previous, next] = [metadata.previous, metadata.next].map((neighbour) =>
    neighbour?.permalink === index ? undefined : neighbour,
  );
  if (previous === undefined && next === undefined) {
    return null;
  }
  return (
    <nav className="pagination wrap" aria-label="Neighbouring documents">
      {previous !== undefined && (
        <Link className="pagination__link" to={previous.permalink} rel="prev">
          <span className="label quiet">Previous</span>{' '}
          <span className="subheading">{previous.title}</span>
        </Link>
      )}{' '}
      {next !== undefined && (
        <Link className="pagination__link" to={next.permalink} rel="next">
          <span className="label quiet">Next</span> <span className="subheading">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
