import {memo, type ReactNode, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {ButtonLink} from '@site/src/components/action/actions';
import {Link} from '@site/src/components/action/Link';
import {feedPath, openingPath} from '@site/src/shared/openings/addresses';
import type {Opening} from '@site/src/shared/openings/schema';
import {inThousands, WHAT_HELPS} from '@site/src/shared/openings/words';
import {unbroken} from '@site/src/shared/wall-clock';
import {longDay} from '@site/src/shared/dates';
import {telephoneHref} from '../../site/mailto';
import {ApplyButton} from '../ApplyWays';
import {OpeningFacts} from '../OpeningFacts';
import {Marked} from './Marked';
import {type Found, ROWS_AT_ONCE, rowsShown} from './find';
import {finderTexts, foundIn} from './texts';

interface OpeningTermsProps {
  readonly opening: Opening;
  /** Words to mark. */
  readonly words: ReadonlySet<string>;
}

/** Terms of the job, on narrow windows its hours too, and whom to ask about it. */
function OpeningTerms({opening, words}: OpeningTermsProps): ReactNode {
  const {hours, flexibility, contract, interview, reference, licence, contact} = opening;
  return (
    <dl className="opening-row__terms">
      <dt className="opening-row__folded">Hours</dt>
      <dd className="opening-row__folded">{unbroken(hours)}</dd>
      <dt>Flexibility</dt>
      <dd>{unbroken(flexibility)}</dd>
      <dt>Contract</dt>
      <dd>{contract}</dd>
      {licence && (
        <>
          <dt>Licence</dt>
          <dd>
            <Marked text={`${licence.scheme}: ${licence.name}`} words={words} />
          </dd>
        </>
      )}
      <dt>Interviews</dt>
      <dd>
        {interview === undefined
          ? 'Date to be agreed with each applicant'
          : `From ${longDay(interview)}`}
      </dd>
      <dt>Questions</dt>
      <dd>
        {contact.role}, <a href={telephoneHref(contact.phone)}>{contact.phone}</a>
      </dd>
      <dt>Reference</dt>
      <dd className="reference">
        <Marked text={reference} words={words} />
      </dd>
    </dl>
  );
}

interface PointsProps {
  readonly points: readonly string[];
  /** Words to mark. */
  readonly words: ReadonlySet<string>;
}

function Points({points, words}: PointsProps): ReactNode {
  return (
    <ul className="requirements">
      {points.map((point) => (
        <li key={point}>
          <Marked text={unbroken(point)} words={words} />
        </li>
      ))}
    </ul>
  );
}

interface OpeningDetailsProps {
  readonly opening: Opening;
  /** Whether the application form delivers. */
  readonly delivers: boolean;
  /** Words to mark. */
  readonly words: ReadonlySet<string>;
  /** Why the search found the opening, when the reason is in here. */
  readonly note: string | undefined;
}

/** What the job asks for, its terms, whom to ask, and the way to apply. Opens without scripts. */
function OpeningDetails({opening, delivers, words, note}: OpeningDetailsProps): ReactNode {
  const {title, requirements, desirable} = opening;
  return (
    <details className="disclosure disclosure--inline opening-row__details">
      <summary>
        <span>
          Requirements<span className="opening-row__folded">, hours</span> and how to apply
          <span className="visually-hidden">: {title}</span>
          {note !== undefined && <span className="opening-row__note">{note}</span>}
        </span>
      </summary>
      <div className="opening-row__body">
        <div className="opening-row__points">
          <Points points={requirements} words={words} />
          {desirable && (
            <>
              <p className="quiet">{WHAT_HELPS}</p>
              <Points points={desirable} words={words} />
            </>
          )}
        </div>
        <div className="stack">
          <OpeningTerms opening={opening} words={words} />
          <ApplyButton opening={opening} delivers={delivers} named />
        </div>
      </div>
    </details>
  );
}

interface OpeningRowProps {
  readonly opening: Opening;
  readonly delivers: boolean;
  /** Words to mark. */
  readonly words: ReadonlySet<string>;
  /** Why the search found it, where no mark in sight says so. */
  readonly note: string | undefined;
}

function Row({opening, delivers, words, note}: OpeningRowProps): ReactNode {
  return (
    <li className="opening-row">
      <h3>
        <Link className="opening-row__link" to={openingPath(opening.slug)}>
          <Marked text={opening.title} words={words} />
        </Link>
      </h3>
      <OpeningFacts opening={opening} words={words} />
      <p className="quiet opening-row__description">
        <Marked text={unbroken(opening.description)} words={words} />
      </p>
      <span className="arrow" aria-hidden="true" />
      <OpeningDetails opening={opening} delivers={delivers} words={words} note={note} />
    </li>
  );
}

/**
 * An opening in the register: the job, its facts, and under them what it asks for. All but the
 * details answers through the link of the title.
 */
const OpeningRow = memo(Row);

interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly onPress: () => void;
}

/** The end of a list that goes on. Without scripts the rest is in the feed. */
function ShowMore({shown, total, onPress}: ShowMoreProps): ReactNode {
  const next = Math.min(ROWS_AT_ONCE, total - shown);
  return (
    <div className="show-more">
      <p>
        Showing {inThousands(shown)} of {inThousands(total)} positions.
      </p>
      <button className="button button--plain needs-script" type="button" onClick={onPress}>
        Show {next} more
      </button>
      <p className="show-more__without-scripts">
        This button needs JavaScript. Without it, you can find every position in the{' '}
        <a href={feedPath('atom')}>feed of all openings</a>.
      </p>
    </div>
  );
}

/** Heads of the columns, in the order of the facts in `OpeningFacts`. */
const COLUMNS = ['Position', 'Company', 'Place', 'Pay and hours', 'Closes'];

interface RowsProps {
  readonly delivers: boolean;
  readonly found: Found;
  readonly from: number;
  readonly to: number;
}

const Rows = memo(function Rows({
  delivers,
  found: {matches, words},
  from,
  to,
}: RowsProps): ReactNode {
  return matches
    .slice(from, to)
    .map(({opening, foundInside}) => (
      <OpeningRow
        key={opening.id}
        opening={opening}
        delivers={delivers}
        words={words}
        note={foundInside.length > 0 ? foundIn(foundInside) : undefined}
      />
    ));
});

/** As many as stand beside the search field. They follow each key; the others when there is time. */
const IN_SIGHT = 5;

interface Props {
  /** Whether the application form delivers. */
  readonly delivers: boolean;
  readonly found: Found;
  /** Of this search or one before it: what the rows out of sight show. */
  readonly foundBefore?: Found;
  /** Differs for each search: a new one begins with the first rows again. */
  readonly searchKey: string;
}

/** The rows of the list, the first of them where there are very many. */
export function OpeningList({delivers, found, foundBefore = found, searchKey}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({searchKey, presses: 0});
  const presses = more.searchKey === searchKey ? more.presses : 0;
  const total = found.matches.length;
  const shown = rowsShown(total, presses);

  function showMore(): void {
    flushSync(() => setMore({searchKey, presses: presses + 1}));
    // Where the visitor reads on.
    list.current?.children[shown]?.querySelector('a')?.focus();
  }

  return (
    <>
      <div className="openings-head" aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul ref={list} className="register dashes">
        <Rows delivers={delivers} found={found} from={0} to={Math.min(shown, IN_SIGHT)} />
        <Rows delivers={delivers} found={foundBefore} from={IN_SIGHT} to={shown} />
      </ul>
      {shown < total && <ShowMore shown={shown} total={total} onPress={showMore} />}
    </>
  );
}

/** In place of an empty list: the way back, and the way on. */
export function NothingFound({onClear}: {readonly onClear: (() => void) | undefined}): ReactNode {
  return (
    <div className="nothing-found">
      <p className="lead">{onClear ? finderTexts.nothing : finderTexts.noOpenings}</p>
      <div className="button-row">
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
