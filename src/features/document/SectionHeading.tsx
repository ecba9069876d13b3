import {Link} from '@site/src/components/action/Link';
import type {ComponentProps, ReactNode} from 'react';
import {useAnchor} from '@site/src/components/section/Section';
import {changedSections} from './changed-sections';
import {useFrontMatter} from './front-matter';

/** The section plugin numbers each heading; the number arrives as a data attribute. */
type Props = ComponentProps<'h2'> & {readonly 'data-section'?: string};

/** The triangle that says a section changed in this version, linked to the revision table. */
function RevisionTriangle({section}: {readonly section: number | undefined}): ReactNode {
  const document = useFrontMatter();
  if (document.kind !== 'policy' || !changedSections(document).includes(section ?? 0)) {
    return null;
  }
  return (
    <a
      className="delta-link"
      href="#revisions"
      aria-label={`Changed in version ${document.version}: see the revision table`}
    >
      <span className="delta" aria-hidden="true">
        {document.version.split('.')[0]}
      </span>
    </a>
  );
}

/** A numbered section heading with a link to copy and, where it changed, a triangle. */
export function SectionHeading({id, children, 'data-section': section, ...rest}: Props): ReactNode {
  useAnchor(id);
  return (
    <div className="section-heading">
      <h2 {...rest} id={id}>
        {children}
      </h2>
      <Link className="section-heading__link" to={`#${id}`} aria-label="Link to this section">
        #
      </Link>
      <RevisionTriangle section={section === undefined ? undefined : Number(section)} />
    </div>
  );
}
