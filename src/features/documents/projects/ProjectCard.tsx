import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {periodYears} from '@site/src/shared/documents/programme';
import type {ListedProject} from '@site/src/shared/documents/registers';
import {ModelPicture} from '../../site/ModelPicture';
import {capitalised} from './ProjectFacts';

/** The note that stands with cards of examples. */
export const EXAMPLES_NOTE = 'Examples: figures are invented. UK values exclude VAT.';

interface Props {
  readonly project: ListedProject;
  /** Whether the title is a heading. */
  readonly heading?: boolean;
  /** The layout width of the picture, as in the `sizes` attribute. */
  readonly sizes?: string;
}

/** A project with its picture: title, sector, place, value, status, years and lateness. */
export function ProjectCard({
  project,
  heading,
  sizes = '(min-width: 90rem) 27rem, (min-width: 48rem) 33vw, 100vw',
}: Props): ReactNode {
  const {path, title, picture, sector, location, value, status, period, lateness} = project;
  return (
    <CompanyCard
      title={title}
      to={path}
      heading={heading}
      picture={<ModelPicture name={picture} sizes={sizes} />}
    >
      <span className="project-cards__sector">{capitalised(sector)}, </span>
      {location}
      <br />
      {/* Keeps “a year” or “in fees” with its sum. */}
      {value.replace(', excluding VAT', '').replace(/ (a|in) (?=\w+$)/, '\u00a0$1\u00a0')}
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
