import type {ComponentProps, ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink, ButtonRow} from '@site/src/components/action/actions';
import {RuledCard, RuledCards} from '@site/src/components/card/RuledCard';
import {Figure} from '@site/src/components/picture/Figure';
import {PictureChoice} from '@site/src/components/picture/PictureChoice';
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
import {Specimen} from '@site/src/components/prose/Specimen';
import {entities} from '@site/src/data/companies/companies';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {specimenAnchor} from '@site/src/shared/documents/specimen-anchor';
import type {SpecimenProperties} from '@site/src/shared/documents/specimen';
import {useAnchor} from '@site/src/components/section/Section';
import {DocumentDrawing} from './drawings/DocumentDrawing';
import {ModelPicture} from '../site/ModelPicture';
import {changedSections} from '@site/src/policy-record/shared/version';
import {useFacts, useFrontMatter, useSections} from './front-matter';
import {ProjectProgramme} from './projects/ProjectFacts';
import {fullReference} from '@site/src/shared/documents/reference';

interface Props {
  /** Name of a picture in `src/data/pictures/catalogue.ts`. */
  readonly picture: PictureName;
  readonly caption: string;
  /** Scale of the model, e.g. `1:20`. */
  readonly scale: string;
}

/**
 * Picture and caption of a model inside a document. CSS numbers the figures of the page, starting
 * after the hero.
 */
function figureParts({picture, caption, scale}: Props) {
  return {
    picture: <ModelPicture name={picture} sizes="(min-width: 62rem) 52rem, 100vw" />,
    caption: (
      <>
        <span className="figure__number" />
        {caption}. Scale model, {scale}.
      </>
    ),
  };
}

/** A captioned model inside a document. */
function DocumentFigure(props: Props): ReactNode {
  return <Figure {...figureParts(props)} />;
}

interface ChoiceProps {
  /** Unique on the page, e.g. `category`. */
  readonly name: string;
  /** The question that the labels answer, for screen readers. */
  readonly legend: string;
  /** Two to six pictures from one camera; the first one shows first. */
  readonly options: readonly (Props & {readonly label: string})[];
}

/** Captioned models of which a reader sees one at a time. They share one figure number. */
function DocumentChoice({name, legend, options}: ChoiceProps): ReactNode {
  return (
    <PictureChoice
      name={name}
      legend={legend}
      options={options.map(({label, ...figure}) => ({
        value: figure.picture,
        label,
        ...figureParts(figure),
      }))}
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

/** A button to the form of the contact page. */
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

type SpecimenProps = SpecimenProperties & {readonly children: ReactNode};

function DocumentSpecimen({company, reference, ...sheet}: SpecimenProps): ReactNode {
  useAnchor(specimenAnchor(sheet.name));
  return (
    <Specimen
      {...sheet}
      company={company}
      companyName={entities[company].name}
      reference={fullReference(reference)}
    />
  );
}

/** `data-section` is the section's number, which the section plugin adds to each heading. */
type HeadingProps = ComponentProps<'h2'> & {readonly 'data-section'?: string};

/** Says that a section changed in this version, and links to the revision table. */
function ChangedIn({section}: {readonly section: number | undefined}): ReactNode {
  const facts = useFacts();
  const count = useSections().length;
  if (!facts?.row) return null;
  const changed = changedSections(facts);
  // If every section changed, the list of sections says so once instead.
  if (!changed.includes(section ?? 0) || changed.length === count) return null;
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

/** The programme in the front matter of a project. */
function DocumentProgramme(): ReactNode {
  const document = useFrontMatter();
  return 'programme' in document && <ProjectProgramme {...document} />;
}

/**
 * All components that authors may use in documents. `contributing/components-for-authors.md`
 * describes each with an example; a test compares this list with that guide.
 */
export const authorComponents = {
  a: DocumentLink,
  h2: SectionHeading,
  table: ProseTable,
  CallToAction,
  Card,
  CardGrid: RuledCards,
  Choice: DocumentChoice,
  Definition,
  Definitions,
  Drawing: DocumentDrawing,
  Figure: DocumentFigure,
  Note,
  Programme: DocumentProgramme,
  Role,
  RoleGrid,
  Specimen: DocumentSpecimen,
  Step: ProseStep,
  Steps: ProseSteps,
};
