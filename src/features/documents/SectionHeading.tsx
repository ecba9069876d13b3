import {Link} from '@site/src/components/action/Link';
import type {ComponentProps, ReactNode} from 'react';
import {useAnchor} from '@site/src/components/section/Section';
import {changedSections} from './record/RecordSheet';
import {useFrontMatter} from './front-matter';

/** `data-section` is the section's number, which the section plugin adds to each heading. */
type Props = ComponentProps<'h2'> & {readonly 'data-section'?: string};

/** Says that a section changed in this version, and links to the revision table. */
function ChangedIn({section}: {readonly section: number | undefined}): ReactNode {
  const {facts} = useFrontMatter();
  if (!facts?.row || !changedSections(facts).includes(section ?? 0)) {
    return null;
  }
  const {version} = facts.row;
  return (
    <a className="inline reference delta-link" href="#revisions">
      <span className="delta" aria-hidden="true" />
      <span>
        Changed in<span className="visually-hidden"> version</span> {version}
      </span>
    </a>
  );
}

/** A numbered section heading with a link to itself and, if it changed, a link to the revisions. */
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
      <ChangedIn section={section === undefined ? undefined : Number(section)} />
    </div>
  );
}

interface ClauseProps {
  /** Example: `'5.3'`. */
  readonly number: string;
  readonly children: ReactNode;
}

/** A numbered clause of a policy or notice. The number is both its anchor and a link to it. */
export function Clause({number, children}: ClauseProps): ReactNode {
  useAnchor(number);
  return (
    <p className="clause" id={number}>
      <a className="clause__number" href={`#${number}`} aria-label={`Clause ${number}`}>
        {number}
      </a>{' '}
      {children}
    </p>
  );
}
