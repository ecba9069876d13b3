import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {periodYears} from '@site/src/shared/documents/programme';
import type {ListedProject} from '@site/src/shared/documents/registers';
import {ModelPicture} from '../../site/ModelPicture';
import {capitalised} from './ProjectFacts';

/** Shown once beside the cards of example projects. */
export const EXAMPLES_NOTE = 'Examples: figures are invented. UK values exclude VAT.';

interface Props {
  readonly project: ListedProject;
  /** Whether the title is a heading. */
  readonly heading?: boolean;
  /** Adds a description, for which only a card that fills its row has room. */
  readonly alone?: boolean;
  /** The layout width of the picture, as in the `sizes` attribute. */
  readonly sizes?: string;
}

/** How late a project was, on its own line; nothing if the project doesn’t say. */
export function Lateness({project}: {readonly project: ListedProject | undefined}): ReactNode {
  return (
    project?.lateness !== undefined && (
      <>
        <br />
        <span className={clsx(project.lateness !== 'On time' && 'project-late')}>
          {project.lateness}
        </span>
      </>
    )
  );
}

/** A project with its picture: title, sector, place, value, status, years and lateness. */
export function ProjectCard({
  project,
  heading,
  alone = false,
  sizes = '(min-width: 90rem) 27rem, (min-width: 48rem) 33vw, 100vw',
}: Props): ReactNode {
  const {path, title, description, picture, sector, location, value} = project;
  const {status, period} = project;
  return (
    <CompanyCard
      title={title}
      to={path}
      heading={heading}
      picture={<ModelPicture name={picture} sizes={sizes} />}
    >
      {alone && (
        <>
          {capitalised(description.replace('Example: ', ''))}
          <br />
        </>
      )}
      {capitalised(sector)}
      <br />
      {location}
      <br />
      {/* Short enough for one line, and keeps “a year” or “in fees” with its sum. */}
      {value
        .replace(', excluding VAT', '')
        .replaceAll(',000', 'k')
        .replace(/ (a|in) (?=\w+$)/, '\u00a0$1\u00a0')}
      <br />
      {capitalised(status)}, {periodYears(period)}
      <Lateness project={project} />
    </CompanyCard>
  );
}
