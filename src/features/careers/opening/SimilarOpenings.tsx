import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/actions';
import {Section} from '@site/src/components/section/Section';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {companies} from '@site/src/data/companies/companies';
import {openingPath, OPENINGS_LIST, OTHER_OPENINGS} from '@site/src/shared/openings/addresses';
import type {OpeningTeaser} from '@site/src/shared/openings/schema';
import {payWords} from '@site/src/shared/openings/words';
import {timed, visibleUntilClosing} from '../../site/clock/timed';
import {longDay} from '@site/src/shared/dates';

function SimilarRow({opening}: {readonly opening: OpeningTeaser}): ReactNode {
  const {slug, title, company, location, type, pay, closes, closesAt} = opening;
  return (
    <li className="similar whole" {...visibleUntilClosing(opening)}>
      <h3>
        <Link className="whole__link" to={openingPath(slug)}>
          {title}
        </Link>
      </h3>
      <p>
        <CompanyName company={company}>{companies[company].shortName}</CompanyName>
      </p>
      <p>
        {location.town}, {type.toLowerCase()}
      </p>
      <p>{payWords(pay)}</p>
      <p>
        Closes{' '}
        <time className="nowrap" dateTime={closesAt}>
          {longDay(closes.slice(0, 10))}
        </time>
      </p>
    </li>
  );
}

interface Props {
  readonly similar: readonly OpeningTeaser[];
  readonly children?: ReactNode;
}

/** Up to three similar openings that are still open, and a link to all openings. */
export function SimilarOpenings({similar, children}: Props): ReactNode {
  const last = similar.map(({closesAt}) => closesAt).sort();
  return (
    <Section id={OTHER_OPENINGS} tone="card">
      {similar.length > 0 && (
        <div {...timed({until: last.at(-1)})} data-search="skip">
          <h2 className="similar__heading">Similar openings</h2>
          <ul className="register">
            {similar.map((opening) => (
              <SimilarRow key={opening.slug} opening={opening} />
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
