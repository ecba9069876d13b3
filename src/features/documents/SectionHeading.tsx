import {Link} from '@site/src/components/action/Link';
import type {ComponentProps, ReactNode} from 'react';
import {useAnchor} from '@site/src/components/section/Section';
import {changedSections} from './record/RecordSheet';
import {useFrontMatter} from './front-matter';

/** The section plugin numbers each heading; the number arrives as a data attribute. */
type Props = ComponentProps<'h2'> & {readonly 'data-section'?: string};

/** Says that a section changed in this version, and leads to the revision table. */
function ChangedIn({section}: {readonly section: number | undefined}): ReactNode {
  const {facts} = useFrontMatter();
  if (!facts?.row || !changedSections(facts).includes(section ?? 0)) {
    return null;
  }
  const {version} = facts.row;
  return (
    <a className="delta-link" href="#revisions">
      <span className="delta" aria-hidden="true" />
      <span>
        Changed in<span className="visually-hidden"> version</span> {version}
      </span>
    </a>
  );
}

/** A numbered section heading with a link to copy and, where it changed, the version it changed in. */
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

/** A numbered clause of a policy or a notice; its number is its address and leads to it. */
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
