import type {ComponentProps, ReactNode} from 'react';
import {Link, TextLink} from '@site/src/components/action/Link';
import {
  Definition,
  Definitions,
  Note,
  ProseStep,
  ProseSteps,
  ProseTable,
  Role,
  RoleGrid,
} from '@site/src/components/prose/prose';
import {useAnchor} from '@site/src/components/section/Section';
import {
  changedSections,
  isEachMarked,
  revisionAnchor,
} from '@site/src/policy-record/shared/version';
import {useFacts, useSections} from './front-matter';

/** `data-section` is the section's number, which the section plugin adds to each heading. */
type HeadingProps = ComponentProps<'h2'> & {readonly 'data-section'?: string};

/** Says that a section changed in this version, and links to the version's row in the revisions. */
function ChangedIn({section}: {readonly section: number | undefined}): ReactNode {
  const facts = useFacts();
  const count = useSections().length;
  if (!facts?.row) return null;
  const changed = changedSections(facts);
  // If most sections changed, the list of sections says so once instead.
  if (!changed.includes(section ?? 0) || !isEachMarked(changed.length, count)) return null;
  const {version} = facts.row;
  return (
    <a className="inline reference delta__link" href={`#${revisionAnchor(version)}`}>
      <span className="delta" aria-hidden="true" />
      <span>
        Changed in<span className="visually-hidden"> version</span> {version}
      </span>
    </a>
  );
}

/** A numbered section heading with a link to itself and, if it changed, a link to the revisions. */
function SectionHeading({id, children, 'data-section': section, ...rest}: HeadingProps): ReactNode {
  useAnchor(id);
  return (
    // Reader modes take a div of a short heading and links for navigation, and drop it.
    <hgroup className="section-heading">
      <h2 {...rest} className="section-heading__content" id={id}>
        {children}
      </h2>
      <p>
        <Link className="section-heading__link" to={`#${id}`} aria-label="Link to this section">
          #
        </Link>{' '}
        <ChangedIn section={section === undefined ? undefined : Number(section)} />
      </p>
    </hgroup>
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
        {`${number} `}
      </a>
      {children}
    </p>
  );
}

/** Components that authors may use in policies and notices, whose copies show them too. */
export const recordComponents = {
  a: TextLink,
  h2: SectionHeading,
  table: ProseTable,
  Definition,
  Definitions,
  Note,
  Role,
  RoleGrid,
  Step: ProseStep,
  Steps: ProseSteps,
};
