import type {ReactNode} from 'react';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {companies} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/shared/openings/schema';
import {longDay} from '@site/src/shared/dates';
import {Marked} from './finder/Marked';
import {payWords} from '@site/src/shared/openings/words';
import {timeWords, unbroken} from '@site/src/shared/wall-clock';

interface Props {
  readonly opening: Opening;
  /** Word stems to highlight. */
  readonly marks: ReadonlySet<string>;
}

/**
 * The key facts of an opening, in column order. Narrow rows show the pay first and leave the hours
 * to `OpeningTerms`.
 */
export function OpeningFacts({opening, marks}: Props): ReactNode {
  const {company, type, location, pay, hours, closes} = opening;
  return (
    <dl className="opening-row__facts">
      <div className="opening-row__tag">
        <dt>Company</dt>
        <dd>
          <CompanyName company={company}>
            <span>
              <Marked text={companies[company].shortName} marks={marks} />
            </span>
          </CompanyName>
        </dd>
        <dt>Type</dt>
        <dd>
          <Marked text={type} marks={marks} />
        </dd>
      </div>
      <div className="opening-row__place">
        <dt>Place</dt>
        <dd>
          <Marked text={location.town} marks={marks} />
          <span className="opening-row__more-exactly">
            <span className="opening-row__comma">, </span>
            <Marked text={location.region} marks={marks} />
          </span>
        </dd>
      </div>
      <div className="opening-row__pay">
        <dt>Pay</dt>
        <dd>{payWords(pay)}</dd>
        <dt className="opening-row__hours">Hours</dt>
        <dd className="opening-row__hours opening-row__more-exactly">{unbroken(hours)}</dd>
      </div>
      <div className="opening-row__closes">
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
