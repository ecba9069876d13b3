import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/actions';
import {Section} from '@site/src/components/section/Section';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {companyOf} from '@site/src/data/companies/companies';
import {openingPath, OPENINGS_LIST, OTHER_OPENINGS} from '@site/src/shared/openings/addresses';
import type {OpeningTeaser} from '@site/src/shared/openings/schema';
import {payWords, townWords} from '@site/src/shared/openings/words';
import {longDay} from '@site/src/shared/dates';

interface RowProps {
  readonly opening: OpeningTeaser;
  /** Names the company, if the openings are not all of the same one. */
  readonly named: boolean;
}

function SimilarRow({opening, named}: RowProps): ReactNode {
  const {slug, title, company, type, pay, closes, closesAt} = opening;
  return (
    <li className="similar entry whole" data-until={opening.closesAt}>
      <h3>
        <Link className="whole__link" to={openingPath(slug)}>
          {title}
        </Link>
      </h3>
      {named && (
        <p>
          <CompanyName company={company}>{companyOf(company).shortName}</CompanyName>
        </p>
      )}
      <p>
        {townWords(opening)}, {type.toLowerCase()}
      </p>
      <p>{payWords(pay)}</p>
      <p>
        Closes{' '}
        <time className="nowrap" dateTime={closesAt}>
          {longDay(closes.slice(0, 10))}
        </time>
      </p>
      <span className="arrow" aria-hidden="true" />
    </li>
  );
}

interface Props {
  /** The company of the opening that they are similar to. */
  readonly company: string;
  readonly similar: readonly OpeningTeaser[];
  readonly children?: ReactNode;
}

/**
 * Up to three other openings of the company, or of any company if it has none, and a link to all
 * openings. An opening disappears when it closes.
 */
export function SimilarOpenings({company, similar, children}: Props): ReactNode {
  const isOther = !similar.some((opening) => opening.company === company);
  const last = similar.map(({closesAt}) => closesAt).sort();
  return (
    <Section id={OTHER_OPENINGS} tone="card">
      {similar.length > 0 && (
        <div className="stack stack--full" data-until={last.at(-1)} data-search="skip">
          <h2>{isOther ? 'Other openings' : 'Similar openings'}</h2>
          <ul className="register">
            {similar.map((opening) => (
              <SimilarRow key={opening.slug} opening={opening} named={isOther} />
            ))}
          </ul>
        </div>
      )}
      <div className="row row--apart after" data-search="skip">
        <GoLink to={OPENINGS_LIST}>All current openings</GoLink>
        {children}
      </div>
    </Section>
  );
}
