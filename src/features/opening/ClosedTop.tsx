import type {ReactNode} from 'react';
import {CompanyName} from '@site/src/components/titleblock/CompanyName';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {companies} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/plugins/openings/schema';
import {longDay} from '../document/dates';
import {AlreadyIn} from './AlreadyIn';
import {ClosedNotice} from './ClosedNotice';
import {OpeningTrail} from './OpeningTrail';
import {closingMoment, placeWords} from './opening-facts';

/** The job that was, in as few words as identify it. */
export function ClosedTop({opening}: {readonly opening: Opening}): ReactNode {
  const {title, company, location, type, posted, reference, closesAt} = opening;
  return (
    <header className="wrap document__top job__top">
      <div className="document__back-cell">
        <OpeningTrail title={title} />
      </div>
      <div className="document__title">
        <h1>{title}</h1>
        <ClosedNotice opening={opening} />
        <AlreadyIn opening={opening} />
      </div>
      <div className="document__control">
        <TitleBlock
          cells={[
            {
              term: 'Company',
              value: <CompanyName company={company}>{companies[company].name}</CompanyName>,
              wide: true,
            },
            {term: 'Place', value: placeWords(location)},
            {term: 'Type', value: type},
            {term: 'Posted', value: <time dateTime={posted}>{longDay(posted)}</time>},
            {term: 'Reference', value: reference, reference: true},
            {
              term: 'Closed (UK time)',
              value: <time dateTime={closesAt}>{closingMoment(opening)}</time>,
              wide: true,
            },
          ]}
        />
      </div>
    </header>
  );
}
