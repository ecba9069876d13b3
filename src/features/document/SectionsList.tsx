import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

interface Props {
  /** Numbers of the sections changed in this version; each gets a triangle, which the legend explains. */
  readonly changed?: readonly number[];
  readonly version?: string;
}

/**
 * Contents of the document: a sticky list beside the text, on phones a disclosure above it. It
 * follows the reader by follow-reader.ts.
 */
export function SectionsList({changed = [], version}: Props): ReactNode {
  const sections = useDoc().toc.filter(({level}) => level === 2);
  const list = (
    <ol>
      {sections.map(({id, value}, index) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span className="reference">{index + 1}</span>
            {/* The compiler hands headings over as HTML. */}
            <span dangerouslySetInnerHTML={{__html: value}} />
            {changed.includes(index + 1) && (
              <span className="delta">
                <span className="visually-hidden">changed in version {version}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
  const legend = changed.length > 0 && (
    <p className="sections__legend" aria-hidden="true">
      <span className="delta" /> Changed in {version}
    </p>
  );
  return (
    <nav className="sections__nav" aria-label="Sections">
      <details>
        <summary>{sections.length} sections</summary>
        {list}
        {legend}
      </details>
      <div className="sections__list--wide">
        {list}
        {legend}
      </div>
    </nav>
  );
}
