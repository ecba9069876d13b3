import type {ReactNode} from 'react';
import {CompanyName} from '@site/src/components/titleblock/CompanyName';
import {companies} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/plugins/openings/schema';
import {longDay} from '../document/dates';
import {OpeningDetails} from './OpeningDetails';
import {payWords, timeWords, unbroken} from './opening-words';

/** What decides whether to read on. Terms stand above the columns on wide screens. */
function OpeningFacts({opening}: {readonly opening: Opening}): ReactNode {
  const {company, type, location, pay, hours, closes} = opening;
  return (
    <dl className="opening-row__facts">
      <div className="opening-row__tag">
        <dt>Company</dt>
        <dd>
          <CompanyName company={company}>{companies[company].shortName}</CompanyName>
        </dd>
        <dt>Type</dt>
        <dd>{type}</dd>
      </div>
      <div className="opening-row__tag">
        <dt>Place</dt>
        <dd>
          {location.town}
          <span className="opening-row__more-exactly">
            <span className="opening-row__comma">, </span>
            {location.region}
          </span>
        </dd>
      </div>
      <div>
        <dt>Pay</dt>
        <dd>{payWords(pay)}</dd>
        <dt>Hours</dt>
        <dd className="opening-row__more-exactly">{unbroken(hours)}</dd>
      </div>
      <div>
        <dt>Closes</dt>
        <dd>
          <time dateTime={closes}>
            {longDay(closes.slice(0, 10))}
            <span className="opening-row__more-exactly">
              <span className="opening-row__comma">, </span>
              {timeWords(closes)}
            </span>
          </time>
        </dd>
      </div>
    </dl>
  );
}

/** An opening in the register: the job, its facts, and under them what it asks for. */
export function OpeningRow({opening}: {readonly opening: Opening}): ReactNode {
  return (
    <li className="opening-row">
      <div>
        <h3>{opening.title}</h3>
        <p className="quiet">{unbroken(opening.description)}</p>
      </div>
      <OpeningFacts opening={opening} />
      <OpeningDetails opening={opening} />
    </li>
  );
}
