import type {ReactNode} from 'react';
import {CompanyName} from '@site/src/components/titleblock/CompanyName';
import {TitleBlock, type TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {companies} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/plugins/openings/schema';
import {payWords} from '../careers/opening-words';
import {unbroken} from '../clock/wall-clock';
import {longDay} from '../document/dates';
import {telephoneHref} from '../mail/telephone';
import {afterwards, whileOpen} from './closing';
import {closingMoment, placeWords} from './opening-facts';

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
