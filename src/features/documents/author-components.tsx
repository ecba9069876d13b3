import type {ComponentProps, ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink, ButtonRow} from '@site/src/components/action/actions';
import {RuledCard, RuledCards} from '@site/src/components/card/RuledCard';
import {Figure} from '@site/src/components/picture/Figure';
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
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {DocumentDrawing} from './drawings/FitOutDrawing';
import {ProjectRows} from '../companies/international/FeaturedProjects';
import {ModelPicture} from '../site/ModelPicture';
import {SectionHeading} from './SectionHeading';

interface Props {
  /** Name of a picture in `src/data/pictures/catalogue.ts`. */
  readonly picture: PictureName;
  readonly caption: string;
  /** Scale of the model, e.g. `1:20`. */
  readonly scale: string;
}

/**
 * A captioned model inside a document. CSS numbers the figures of the page, starting after the
 * hero.
 */
function DocumentFigure({picture, caption, scale}: Props): ReactNode {
  return (
    <Figure
      picture={<ModelPicture name={picture} sizes="(min-width: 62rem) 52rem, 100vw" />}
      caption={
        <>
          <span className="figure__number" />
          {caption}. Scale model, {scale}.
        </>
      }
    />
  );
}

/** Matches addresses such as `tel:`, `mailto:` and `https:`. */
const WITH_SCHEME = /^[a-z]+:/;

/** Uses `Link` inside the site, so that the build checks the link. */
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
  /** Text of the link; defaults to `Learn More`. */
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
 * All components that authors may use in documents. `contributing/components-for-authors.md`
 * describes each with an example; a test compares the two.
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
  ProjectRows,
  Role,
  RoleGrid,
  Step: ProseStep,
  Steps: ProseSteps,
};
