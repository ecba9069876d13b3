import {Fragment, type ReactNode} from 'react';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {periodYears} from '@site/src/shared/documents/programme';
import {entityOf} from '@site/src/data/companies/companies';
import type {ListedProject} from '@site/src/shared/documents/registers';
import {ModelPicture} from '../../site/ModelPicture';
import {capitalised} from './ProjectFacts';

/** Shown once beside the cards. */
export const VALUES_NOTE = 'UK values exclude VAT.';

interface Props {
  readonly project: ListedProject;
  /** Whether the title is a heading. */
  readonly heading?: boolean;
  /** Adds a description, for which only a card that fills its row has room. */
  readonly alone?: boolean;
  /** The layout width of the picture, as in the `sizes` attribute. */
  readonly sizes?: string;
}

/** A project with its picture: title, companies and sector, value and years, place, and weeks. */
export function ProjectCard({
  project,
  heading,
  alone = false,
  sizes = '(min-width: 90rem) 27rem, (min-width: 48rem) 33vw, 100vw',
}: Props): ReactNode {
  const {path, title, description, picture, companies, sector, location, value} = project;
  const {status, period, weeks} = project;
  return (
    <CompanyCard
      title={title}
      to={path}
      heading={heading}
      picture={<ModelPicture name={picture} sizes={sizes} />}
    >
      {alone && (
        <>
          {description}
          <br />
        </>
      )}
      {companies.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ' and '}
          <CompanyName company={id}>
            {`${entityOf(id).shortName}${index === companies.length - 1 ? ',' : ''}`}
          </CompanyName>
        </Fragment>
      ))}
      {` ${sector}`}
      <br />
      {/* Short, and keeps “a year” or “in fees” with its sum. */}
      {value
        .replace(', excluding VAT', '')
        .replaceAll(',000', 'k')
        .replace(/ (a|in) (?=\w+$)/, '\u00a0$1\u00a0')}
      {`, ${periodYears(period)}`}
      <br />
      {location}
      <br />
      {weeks ?? capitalised(status)}
    </CompanyCard>
  );
}
