import {Link} from '@site/src/components/action/Link';
import type {ComponentProps, ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {ButtonRow} from '@site/src/components/action/ButtonRow';
import {RuledCards} from '@site/src/components/card/CardGroups';
import {RuledCard} from '@site/src/components/card/RuledCard';
import {Definition, Definitions} from '@site/src/components/prose/Definitions';
import {Note} from '@site/src/components/prose/Note';
import {ProseStep, ProseSteps} from '@site/src/components/prose/ProseSteps';
import {ProseTable} from '@site/src/components/prose/ProseTable';
import {Role, RoleGrid} from '@site/src/components/prose/RoleGrid';
import {DocumentDrawing} from '../drawing/DocumentDrawing';
import {DocumentFigure} from './DocumentFigure';
import {SectionHeading} from './SectionHeading';

/** `tel:`, `mailto:` and `https:`. */
const WITH_SCHEME = /^[a-z]+:/;

/** Links inside the site are checked by the build. */
function DocumentLink({href, children, ...rest}: ComponentProps<'a'>): ReactNode {
  return href === undefined || WITH_SCHEME.test(href) ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
}

interface CallToActionProps {
  /** One of the specification's labels, e.g. `Get a Quote`. */
  readonly label: string;
}

/** A button to the contact page. */
function CallToAction({label}: CallToActionProps): ReactNode {
  return (
    <ButtonRow>
      <ButtonLink to="/contact">{label}</ButtonLink>
    </ButtonRow>
  );
}

interface CardProps {
  readonly title: string;
  readonly href: string;
  /** Words of the link; `Learn More` when left out. */
  readonly action?: string;
  readonly children: ReactNode;
}

function Card({title, href, action, children}: CardProps): ReactNode {
  return (
    <RuledCard title={title} to={href} action={action}>
      {children}
    </RuledCard>
  );
}

/**
 * Everything authors may use in documents. Each is described with an example in
 * `contributing/components-for-authors.md`; a test holds the two together.
 */
export const authorComponents = {
  a: DocumentLink,
  h2: SectionHeading,
  table: ProseTable,
  CallToAction,
  Card,
  CardGrid: RuledCards,
  Definition,
  Definitions,
  Drawing: DocumentDrawing,
  Figure: DocumentFigure,
  Note,
  Role,
  RoleGrid,
  Step: ProseStep,
  Steps: ProseSteps,
};
