import {MDXProvider} from '@mdx-js/react';
import type {ReactNode} from 'react';
import {ButtonLink, ButtonRow} from '@site/src/components/action/actions';
import {RuledCard, RuledCards} from '@site/src/components/card/RuledCard';
import {Figure} from '@site/src/components/picture/Figure';
import {PictureChoice} from '@site/src/components/picture/PictureChoice';
import {Specimen} from '@site/src/components/prose/Specimen';
import {entityOf} from '@site/src/data/companies/companies';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {pictureNote} from '@site/src/data/pictures/sources';
import {fullReference} from '@site/src/shared/documents/reference';
import type {SpecimenProperties} from '@site/src/shared/documents/specimen';
import {ModelPicture} from '../site/ModelPicture';
import {DocumentDrawing} from './drawings/DocumentDrawing';
import {useFrontMatter} from './front-matter';
import {ProjectProgramme} from './projects/ProjectFacts';

interface Props {
  /** Name of a picture in `src/data/pictures/catalogue.ts`. */
  readonly picture: PictureName;
  readonly caption: string;
  /** Scale of the model; only in closed editions. */
  readonly scale?: string;
}

/**
 * Picture and caption inside a document. CSS numbers the figures of the page, starting
 * after the hero.
 */
function figureParts({picture, caption, scale}: Props) {
  return {
    picture: <ModelPicture name={picture} sizes="(min-width: 62rem) 52rem, 100vw" />,
    caption: (
      <>
        <span className="figure__number" />
        {caption}. {pictureNote(picture, scale)}.
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

type SpecimenProps = SpecimenProperties & {readonly children: ReactNode};

function DocumentSpecimen({company, reference, ...sheet}: SpecimenProps): ReactNode {
  return (
    <Specimen
      {...sheet}
      company={company}
      companyName={entityOf(company).name}
      reference={fullReference(reference)}
    />
  );
}

/** The programme in the front matter of a project. */
function DocumentProgramme(): ReactNode {
  const document = useFrontMatter();
  return 'programme' in document && <ProjectProgramme {...document} />;
}

/** Components that authors may use in services and projects only. */
const pageComponents = {
  CallToAction,
  Card,
  CardGrid: RuledCards,
  Choice: DocumentChoice,
  Drawing: DocumentDrawing,
  Figure: DocumentFigure,
  Programme: DocumentProgramme,
  Specimen: DocumentSpecimen,
};

/** Provides the text of a service or a project with its components. */
export function PageText({children}: {readonly children: ReactNode}): ReactNode {
  return <MDXProvider components={pageComponents}>{children}</MDXProvider>;
}
