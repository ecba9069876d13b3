import {Fragment, memo, type ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {Link} from '@site/src/components/action/Link';
import {Unbroken} from '@site/src/components/line-breaks';
import {openingPath} from '@site/src/shared/openings/addresses';
import {
  interviewWords,
  listedPlace,
  payWords,
  placeWords,
  weekOf,
  WHAT_HELPS,
} from '@site/src/shared/openings/words';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {timeWords} from '@site/src/shared/wall-clock';
import {longDay} from '@site/src/shared/dates';
import {telephoneHref} from '@site/src/data/brand/telephone';
import type {Match} from './search';
import {finderTexts} from './texts';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {companyOf} from '@site/src/data/companies/companies';
import {stretchesOf} from '@site/src/shared/search/marks';

interface MarkedProps {
  readonly text: string;
  /** Stems to mark; none leaves the text as it is. */
  readonly marks: ReadonlySet<string>;
}

/** Text with the found words marked. */
function Marked({text, marks}: MarkedProps): ReactNode {
  if (marks.size === 0) {
    return text;
  }
  return stretchesOf(text, marks).map((stretch, place) => {
    const Part = stretch.marked ? 'mark' : Fragment;
    return <Part key={place}>{stretch.text}</Part>;
  });
}

type OpeningProps = Pick<Match, 'opening' | 'marks'>;

/** The key facts of an opening. Narrow rows show the pay first. */
function OpeningFacts({opening, marks}: OpeningProps): ReactNode {
  const {company, type, pay, hours, closes} = opening;
  return (
    <dl className="opening-row__facts">
      <div>
        <dt className="visually-hidden">Company, type and place</dt>
        <dd>
          <CompanyName company={company}>
            <span>
              <Marked
                text={`${companyOf(company).shortName}, ${type.toLowerCase()}`}
                marks={marks}
              />
            </span>
          </CompanyName>
        </dd>
        <dd>
          <Marked text={listedPlace(opening)} marks={marks} />
        </dd>
      </div>
      <div className="opening-row__pay">
        <dt className="visually-hidden">Pay and hours a week</dt>
        <dd>{payWords(pay)}</dd>
        <dd>{weekOf(hours)}</dd>
      </div>
      <div>
        <dt>Closes&nbsp;</dt>
        <dd>
          <time dateTime={closes}>{longDay(closes.slice(0, 10))}</time>
        </dd>
        <dd>{timeWords(closes)}</dd>
      </div>
    </dl>
  );
}

/** The hours and other terms of the job, and whom to ask about it. */
function OpeningTerms({opening, marks}: OpeningProps): ReactNode {
  const {hours, flexibility, contract, extras, reference, licence, contact} = opening;
  return (
    <dl className="opening-row__terms">
      <dt>Hours</dt>
      <dd>
        <Unbroken>{hours}</Unbroken>
      </dd>
      <dt>Flexibility</dt>
      <dd>{numbersKept(flexibility)}</dd>
      <dt>Contract</dt>
      <dd>{contract}</dd>
      {opening.locations.length > 1 && (
        <>
          <dt>Places</dt>
          <dd>
            <Marked text={placeWords(opening)} marks={marks} />
          </dd>
        </>
      )}
      {extras && (
        <>
          <dt>Extras</dt>
          <dd>
            <Marked text={numbersKept(extras.join('; '))} marks={marks} />
          </dd>
        </>
      )}
      {licence && (
        <>
          <dt>Licence</dt>
          <dd>
            <Marked text={`${licence.scheme}: ${licence.name}`} marks={marks} />
          </dd>
        </>
      )}
      <dt>Interviews</dt>
      <dd>{interviewWords(opening)}</dd>
      <dt>Questions</dt>
      <dd>
        {contact.role}, <a href={telephoneHref(contact.phone)}>{contact.phone}</a>
      </dd>
      <dt>Reference</dt>
      <dd className="reference">
        <Marked text={reference} marks={marks} />
      </dd>
    </dl>
  );
}

interface PointsProps extends Pick<Match, 'marks'> {
  readonly points: readonly string[];
}

function Points({points, marks}: PointsProps): ReactNode {
  return (
    <ul className="stack stack--close">
      {points.map((point) => (
        <li key={point}>
          <Marked text={numbersKept(point)} marks={marks} />
        </li>
      ))}
    </ul>
  );
}

/** A preview of the page: requirements, terms and contact. Opens without scripts. */
function OpeningDetails({opening, marks, foundInside}: Match): ReactNode {
  const {title, requirements, desirable} = opening;
  return (
    <details className="disclosure disclosure--inline opening-row__details">
      <summary className="label quiet">
        <span>
          Requirements and hours
          <span className="visually-hidden">{`: ${title}`}</span>
          {foundInside.length > 0 && (
            <span className="opening-row__note">
              {`Found in the ${foundInside.join(' and the ')}`}
            </span>
          )}
        </span>
      </summary>
      <div className="opening-row__body">
        <div className="stack stack--close">
          <Points points={requirements} marks={marks} />
          {desirable && (
            <>
              <p className="quiet">{WHAT_HELPS}</p>
              <Points points={desirable} marks={marks} />
            </>
          )}
        </div>
        <OpeningTerms opening={opening} marks={marks} />
      </div>
    </details>
  );
}

interface RowProps extends Match {
  /** Leaves out the details, which are on the opening's page. */
  readonly brief: boolean;
}

/**
 * One row: the job, its facts, and below them its requirements. A click anywhere in the row, except
 * in the details, follows the title's link.
 */
function OpeningRow({opening, marks, foundInside, brief}: RowProps): ReactNode {
  return (
    <li className="opening-row whole">
      <h3>
        <Link className="whole__link" to={openingPath(opening.slug)}>
          <Marked text={opening.title} marks={marks} />
        </Link>
      </h3>
      <OpeningFacts opening={opening} marks={marks} />
      <p className="quiet opening-row__description">
        <Marked text={numbersKept(opening.description)} marks={marks} />
      </p>
      {/* Hidden from screen readers, because the row's link is its title. */}
      <span className="go opening-row__go" aria-hidden="true">
        View and apply
      </span>
      {!brief && <OpeningDetails opening={opening} marks={marks} foundInside={foundInside} />}
    </li>
  );
}

interface Props {
  readonly matches: readonly Match[];
  readonly brief?: boolean;
}

/** The rows of the list. Rendered again only when the matches change. */
export const OpeningList = memo(function OpeningList({matches, brief = false}: Props): ReactNode {
  return (
    <ul className="register dashes" data-search="skip">
      {matches.map((match) => (
        <OpeningRow key={match.opening.id} {...match} brief={brief} />
      ))}
    </ul>
  );
});

/** Replaces an empty list, with a button to clear the filters and a link to contact us. */
export function NothingFound({onClear}: {readonly onClear: (() => void) | undefined}): ReactNode {
  return (
    <div className="stack ruled">
      <p className="lead">{onClear ? finderTexts.nothing : finderTexts.noOpenings}</p>
      <div className="button-row" data-search="skip">
        {onClear && (
          <button className="button" type="button" onClick={onClear}>
            {finderTexts.clear}
          </button>
        )}
        <ButtonLink to="/contact" variant={onClear ? 'plain' : 'signal'}>
          {finderTexts.speculative}
        </ButtonLink>
      </div>
    </div>
  );
}
