import {Link} from '@site/src/components/action/Link';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {EditionSwitch} from './EditionSwitch';
import {familyOf} from './families';
import {useFrontMatter} from './front-matter';
import {siblings} from './siblings';
import {useFamilyStep} from './Trail';

interface SectionsProps {
  /** Numbers of the sections changed in this version; each gets a triangle, which the legend explains. */
  readonly changed?: readonly number[];
  readonly version?: string;
}

/** What is said of a section that the edition before or, of an older edition, the present one lacks. */
function useSectionRemark(): (place: number) => string | undefined {
  const {label, isLast} = useDocsVersion();
  const {editions, sections} = useFrontMatter();
  const other = isLast ? editions[editions.indexOf(label) + 1] : editions[0];
  const there = sections[other ?? ''];
  // Where all are new the document was written anew, and to say so each time says nothing.
  if (there === undefined || there.every((id) => id === null)) return () => undefined;
  return (place) => {
    if (there[place] !== null) return undefined;
    return isLast ? `new in ${label}` : `not in ${other}`;
  };
}

/** The sections of the document, numbered. follow-reader.ts marks the one being read. */
function Sections({changed = [], version}: SectionsProps): ReactNode {
  const sections = useDoc().toc.filter(({level}) => level === 2);
  const remarkOf = useSectionRemark();
  return (
    <>
      <ol className="sections">
        {sections.map(({id, value}, index) => {
          const remark = remarkOf(index);
          return (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="reference">{index + 1}</span>
                <span>
                  {/* The compiler hands headings over as HTML. */}
                  <span dangerouslySetInnerHTML={{__html: value}} />
                  {remark !== undefined && <small> {remark}</small>}
                </span>
                {changed.includes(index + 1) && (
                  <span className="delta">
                    <span className="visually-hidden">changed in version {version}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
      {changed.length > 0 && (
        <p className="sections__legend" aria-hidden="true">
          <span className="delta" /> Changed in {version}
        </p>
      )}
    </>
  );
}

/** What the document is called among its family. */
function useName(): string {
  const {frontMatter, metadata} = useDoc();
  return frontMatter.sidebar_label ?? metadata.title;
}

interface SidebarProps extends SectionsProps {
  /** How to get in touch, on pages that sell. Their editions are at the foot of the page. */
  readonly action?: ReactNode;
}

/**
 * Beside the text where there is room: the family, and the document being read, open to its
 * sections. Its name and its edition or action stay in sight, and its sections come first, so that
 * in a low window all of them are.
 */
export function Sidebar({action, ...sections}: SidebarProps): ReactNode {
  const sidebar = useDocsSidebar();
  const {permalink} = useDoc().metadata;
  const {label} = familyOf(sidebar?.name);
  const others = siblings(sidebar?.items ?? [], permalink).filter(({href}) => href !== permalink);
  const step = useFamilyStep();
  return (
    <nav className="sidebar" aria-label={label}>
      <div className="sidebar__here">
        <Link className="sidebar__family" to={step.to}>
          {step.label}
        </Link>
        <p className="sidebar__name" id="sidebar-name">
          {useName()}
        </p>
        {action ?? <EditionSwitch labelledBy="sidebar-name" />}
      </div>
      <div className="sidebar__rest">
        <Sections {...sections} />
        <p className="sidebar__label">Other {label.toLowerCase()}</p>
        <ul className="sidebar__others">
          {others.map((item) => (
            <li key={item.href}>
              <Link to={item.href}>{item.label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/**
 * The same on phones: one bar that stays under the header and opens the list of sections. Works
 * without scripts; follow-reader.ts says which section is being read.
 */
export function SectionBar(props: SectionsProps): ReactNode {
  const {label} = useDocsVersion();
  const {toc} = useDoc();
  const count = toc.filter(({level}) => level === 2).length;
  const step = useFamilyStep();
  return (
    <nav className="section-bar" aria-label="Sections">
      <details className="disclosure">
        <summary>
          <span className="section-bar__name">{useName()}</span>
          <span className="reference">{label}</span>
          <span className="section-bar__place" data-of={count}>
            {count} sections
          </span>
        </summary>
        <div className="section-bar__sheet">
          <Sections {...props} />
          <p className="section-bar__family" id="section-bar-editions">
            <Link to={step.to}>{step.label}</Link>
          </p>
          <EditionSwitch labelledBy="section-bar-editions" />
        </div>
      </details>
    </nav>
  );
}
