import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink} from '@site/src/components/action/actions';
import {
  CompanyName,
  TitleBlock,
  type TitleBlockCell,
} from '@site/src/components/titleblock/TitleBlock';
import {companies} from '@site/src/data/companies/companies';
import {times} from '@site/src/data/times/times';
import {
  applyPath,
  CAREERS_PATH,
  OPENINGS_LIST,
  OTHER_OPENINGS,
} from '@site/src/content/openings/addresses';
import type {Opening} from '@site/src/content/openings/schema';
import {closingMoment, payWords, placeWords} from '@site/src/content/openings/words';
import {unbroken} from '@site/src/content/wall-clock';
import {longDay} from '@site/src/content/dates';
import {telephoneHref} from '../mail/mailto';
import {afterwards, whileOpen} from '../clock/timed';
import {Breadcrumb} from '../structured-data/Breadcrumb';

interface ClosedNoticeProps {
  readonly opening: Opening;
  /** A link to the other openings, where they do not stand on the same page. */
  readonly others?: ReactNode;
}

/** Says that it is too late, since when, and where to go on. */
export function ClosedNotice({opening, others}: ClosedNoticeProps): ReactNode {
  return (
    <p className="notice">
      <strong>Applications for this job have closed.</strong> The last moment to apply was{' '}
      <time dateTime={opening.closesAt}>{closingMoment(opening)}</time>, UK time.{' '}
      {others ?? <a href={`#${OTHER_OPENINGS}`}>Other openings</a>}
    </p>
  );
}

/** To the form, with this job chosen in it. */
export function ApplyButton({slug}: {readonly slug: string}): ReactNode {
  return <ButtonLink to={applyPath(slug)}>Apply for this job</ButtonLink>;
}

/** For those who applied in time: what happens now, and whom to ask. */
export function AlreadyIn({opening}: {readonly opening: Opening}): ReactNode {
  const {interview, contact, reference} = opening;
  return (
    <section className="job__after" aria-labelledby="already-in">
      <h2 id="already-in">If you applied in time</h2>
      <p>
        At least two people read your application. Most people hear from us within five working days
        of applying. {interview !== undefined && `Interviews begin on ${longDay(interview)}. `}
        If you have heard nothing, ring <a href={telephoneHref(contact.phone)}>
          {contact.phone}
        </a>{' '}
        or write to <a href={`mailto:${contact.email}`}>{contact.email}</a> and quote {reference}.
      </p>
      <p>
        If we do not appoint you, we delete your application {times.applicationKept} after telling
        you. The <Link to="/privacy/candidates">candidate privacy notice</Link> says how to have
        that done earlier.
      </p>
    </section>
  );
}

interface Props {
  /** Of this page. */
  readonly title: string;
  /** Where one came from, unless it is the list. */
  readonly back?: {readonly label: string; readonly to: string};
}

const toTheList = {label: 'Back to Current Openings', to: OPENINGS_LIST};

/** Way back, and where an opening or its form stands in the site. */
export function OpeningTrail({title, back = toTheList}: Props): ReactNode {
  return (
    <div className="trail">
      <Link className="document__back" to={back.to} suppressHydrationWarning>
        {back.label}
      </Link>
      <Breadcrumb above={[{label: 'Careers', to: CAREERS_PATH}]} here={title} />
    </div>
  );
}

function Contact({contact}: {readonly contact: Opening['contact']}): ReactNode {
  return (
    <>
      {contact.role}
      <span className="job__contact">
        <a href={telephoneHref(contact.phone)}>{contact.phone}</a>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </span>
    </>
  );
}

function interviewCell({interview}: Opening): TitleBlockCell {
  return {
    term: 'Interviews',
    value: interview === undefined ? 'Agreed with each applicant' : `From ${longDay(interview)}`,
    wide: true,
  };
}

function licenceCells({licence}: Opening): TitleBlockCell[] {
  return licence === undefined
    ? []
    : [{term: `Licence or card (${licence.scheme})`, value: licence.name, wide: true}];
}

/**
 * The terms of the job as the title block of its sheet. Whatever the structured data says about
 * employer, place, type, pay and dates can be read here.
 */
export function OpeningBlock({opening}: {readonly opening: Opening}): ReactNode {
  const {company, location, type, pay, hours, contract, posted, reference, contact} = opening;
  return (
    <TitleBlock
      cells={[
        {
          term: 'Employer',
          value: <CompanyName company={company}>{companies[company].legalName}</CompanyName>,
          wide: true,
        },
        {term: 'Place', value: placeWords(location), wide: true},
        {term: 'Type', value: type},
        {term: 'Contract', value: contract},
        {term: 'Pay', value: payWords(pay), wide: true},
        {term: 'Hours', value: unbroken(hours), wide: true},
        ...licenceCells(opening),
        {term: 'Posted', value: <time dateTime={posted}>{longDay(posted)}</time>},
        {term: 'Reference', value: reference, reference: true},
        {
          term: (
            <>
              <span {...whileOpen(opening)}>Closes</span>
              <span {...afterwards(opening)}>Closed</span> (UK time)
            </>
          ),
          value: <time dateTime={opening.closesAt}>{closingMoment(opening)}</time>,
          // Half a phone is too narrow for a day and its month on one line.
          wide: true,
        },
        interviewCell(opening),
        {term: 'Questions', value: <Contact contact={contact} />, wide: true},
      ]}
    />
  );
}
