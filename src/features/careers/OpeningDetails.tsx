import type {ReactNode} from 'react';
import {MailLink} from '@site/src/components/action/MailLink';
import type {Opening} from '@site/src/plugins/openings/schema';
import {longDay} from '../document/dates';
import {telephoneHref} from '../mail/telephone';
import {applicationMail} from './application-mail';
import {unbroken} from './opening-words';

/** What the job asks for, its terms, whom to ask, and the way to apply. Opens without scripts. */
export function OpeningDetails({opening}: {readonly opening: Opening}): ReactNode {
  const {title, requirements, contract, interview, reference, contact} = opening;
  return (
    <details className="opening-row__details">
      <summary>
        Requirements and how to apply<span className="visually-hidden">: {title}</span>
      </summary>
      <div className="opening-row__body">
        <ul className="requirements">
          {requirements.map((requirement) => (
            <li key={requirement}>{unbroken(requirement)}</li>
          ))}
        </ul>
        <div className="opening-row__apply">
          <dl className="opening-row__terms">
            <dt>Contract</dt>
            <dd>{contract}</dd>
            <dt>Interviews</dt>
            <dd>
              {interview === undefined
                ? 'Agreed with each applicant'
                : `From ${longDay(interview)}`}
            </dd>
            <dt>Questions</dt>
            <dd>
              {contact.role}, <a href={telephoneHref(contact.phone)}>{contact.phone}</a>
            </dd>
            <dt>Reference</dt>
            <dd className="reference">{reference}</dd>
          </dl>
          <MailLink
            href={applicationMail(opening)}
            label={`Apply by e-mail: ${title}`}
            variant="button"
          >
            Apply by e-mail
          </MailLink>
        </div>
      </div>
    </details>
  );
}
