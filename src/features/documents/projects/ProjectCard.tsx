import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import type {EntityId} from '@site/src/data/companies/companies';
import {periodYears} from '@site/src/shared/documents/programme';
import type {ListedProject} from '@site/src/shared/documents/registers';
import {ModelPicture} from '../../site/ModelPicture';
import {capitalised} from './ProjectFacts';

interface Props {
  readonly project: ListedProject;
  /** Whether the title is a heading. */
  readonly heading?: boolean;
  /** The company whose colour the card has; by default the one that leads the project. */
  readonly company?: EntityId;
  /** The layout width of the picture, as in the `sizes` attribute. */
  readonly sizes?: string;
}

/** A project with its picture: title, sector, place, value, status, years and lateness. */
export function ProjectCard({
  project,
  heading,
  company = project.companies[0],
  sizes = '(min-width: 90rem) 27rem, (min-width: 48rem) 33vw, 100vw',
}: Props): ReactNode {
  const {path, title, picture, sector, location, value, status, period, lateness} = project;
  return (
    <CompanyCard
      title={title}
      to={path}
      company={company}
      heading={heading}
      picture={<ModelPicture name={picture} sizes={sizes} />}
    >
      {capitalised(sector)}, {location}
      <br />
      {value}
      <br />
      {capitalised(status)}, {periodYears(period)}
      {lateness !== undefined && (
        <>
          <br />
          <span className={clsx(lateness !== 'On time' && 'project-late')}>{lateness}</span>
        </>
      )}
    </CompanyCard>
  );
}
