import type {ReactNode} from 'react';
import {Unbroken} from '@site/src/components/line-breaks';
import {Link} from '@site/src/components/action/Link';
import {
  CompanyName,
  TitleBlock,
  type TitleBlockCell,
} from '@site/src/components/titleblock/TitleBlock';
import {localInstant} from '@site/src/shared/local-instant';
import {brand} from '@site/src/data/brand/brand';
import {companyOf} from '@site/src/data/companies/companies';
import {times} from '@site/src/data/times/times';
import {CAREERS_PATH, OPENINGS_LIST, OTHER_OPENINGS} from '@site/src/shared/openings/addresses';
import type {ClosedOpening, Opening} from '@site/src/shared/openings/schema';
import {closingMoment, interviewWords, payWords, placeWords} from '@site/src/shared/openings/words';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {addDays, timeWords} from '@site/src/shared/wall-clock';
import {longDay} from '@site/src/shared/dates';
import {telephoneHref} from '@site/src/data/brand/telephone';
import {After} from '../../site/clock/After';
import {Breadcrumb} from '../../site/structured-data/Breadcrumb';

interface ClosedNoticeProps {
  readonly opening: ClosedOpening;
  /** Link to the other openings, if they are not on the same page. */
  readonly others?: ReactNode;
}

/** Says that the job has closed, when, and where to find other openings. */
export function ClosedNotice({opening, others}: ClosedNoticeProps): ReactNode {
  const {closes, closesAt} = opening;
  return (
    <p className="notice">
      <strong>Applications for this job have closed.</strong> They closed at{' '}
      <time dateTime={closesAt}>
        {timeWords(closes)} on {longDay(closes.slice(0, 10))}
      </time>{' '}
      (UK time). {others ?? <a href={`#${OTHER_OPENINGS}`}>Other openings</a>}
    </p>
  );
}

/** The first day of interviews; hidden once that day is over. */
function Interviews({day}: {readonly day: string}): ReactNode {
  const until = localInstant(`${addDays(day, 1)}T00:00`, brand.timeZone)?.toISOString();
  return <span data-until={until}>Interviews begin on {longDay(day)}. </span>;
}

/** What happens next for people who applied in time, and whom to ask. */
export function AfterApplying({opening}: {readonly opening: ClosedOpening}): ReactNode {
  const {interview, contact, reference} = opening;
  return (
    <section className="stack stack--close" aria-labelledby="already-in">
      <h2 className="subheading" id="already-in">
        If you applied in time
      </h2>
      <p>
        At least two people read every application. Most people hear from us within five working
        days of applying. {interview !== undefined && <Interviews day={interview} />}
        If you haven’t heard from us, ring{' '}
        <a href={telephoneHref(contact.phone)}>{contact.phone}</a> or write to{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a> and quote {reference}.
      </p>
      <p>
        If we don’t appoint you, we’ll tell you, and we’ll delete your application{' '}
        {times.applicationKept} later. The{' '}
        <Link to="/privacy/candidates">candidate privacy notice</Link> explains how to ask us to
        delete it sooner.
      </p>
    </section>
  );
}

interface Props {
  readonly title: string;
  /** The link back; defaults to the list of openings. */
  readonly back?: {readonly label: string; readonly to: string};
}

const backToList = {label: 'Back to Current Openings', to: OPENINGS_LIST};

/** The link back and the breadcrumb of an opening or its form. */
export function OpeningTrail({title, back = backToList}: Props): ReactNode {
  return (
    <div className="row row--apart trail">
      <Link
        className="inline target document__back"
        data-search="skip"
        to={back.to}
        suppressHydrationWarning
      >
        {back.label}
      </Link>
      <Breadcrumb above={[{label: 'Careers', to: CAREERS_PATH}]} here={title} />
    </div>
  );
}

interface OpeningTopProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The title block. */
  readonly block: ReactNode;
  readonly figure?: ReactNode;
}

/** The first screen of an opening's page, open or closed. */
export function OpeningTop({title, children, block, figure}: OpeningTopProps): ReactNode {
  return (
    <header className="wrap grid document__top job__top">
      <div className="document__back-cell">
        <OpeningTrail title={title} />
      </div>
      <div className="document__title col-text stack stack--full">
        <h1>{title}</h1>
        {children}
      </div>
      <div className="document__control">{block}</div>
      {figure}
    </header>
  );
}

function Contact({contact}: {readonly contact: Opening['contact']}): ReactNode {
  return (
    <>
      {contact.role}{' '}
      <span className="links">
        <a href={telephoneHref(contact.phone)}>{contact.phone}</a>{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </span>
    </>
  );
}

/** `Place`, or `Places` of a job with several. */
const placeTerm = ({locations}: Opening) => (locations.length > 1 ? 'Places' : 'Place');

function licenceCells({licence}: Opening): TitleBlockCell[] {
  return licence === undefined
    ? []
    : [{term: `Licence or card (${licence.scheme})`, value: licence.name, wide: true}];
}

/**
 * The job's terms as a title block. It includes every employer, place, type, pay and date that the
 * structured data contains.
 */
export function OpeningBlock({opening}: {readonly opening: Opening}): ReactNode {
  const {company, type, pay, extras, hours, flexibility, contract, posted, reference, contact} =
    opening;
  return (
    <TitleBlock
      cells={[
        {
          term: 'Employer',
          value: <CompanyName company={company}>{companyOf(company).legalName}</CompanyName>,
          wide: true,
        },
        {term: placeTerm(opening), value: placeWords(opening), wide: true},
        {term: 'Type', value: type},
        {term: 'Contract', value: contract},
        {term: 'Pay', value: payWords(pay), wide: true},
        ...(extras ? [{term: 'Extras', value: numbersKept(extras.join('; ')), wide: true}] : []),
        {term: 'Hours', value: <Unbroken>{hours}</Unbroken>, wide: true},
        {term: 'Flexibility', value: numbersKept(flexibility), wide: true},
        ...licenceCells(opening),
        {term: 'Posted', value: <time dateTime={posted}>{longDay(posted)}</time>},
        {term: 'Reference', value: reference, reference: true},
        {
          term: (
            <>
              <span data-until={opening.closesAt}>Closes</span>
              <After from={opening.closesAt}>
                <span>Closed</span>
              </After>{' '}
              (UK time)
            </>
          ),
          value: <time dateTime={opening.closesAt}>{closingMoment(opening)}</time>,
          // Half a phone's width is too narrow for a date on one line.
          wide: true,
        },
        {term: 'Interviews', value: interviewWords(opening), wide: true},
        {term: 'Questions', value: <Contact contact={contact} />, wide: true},
      ]}
    />
  );
}
