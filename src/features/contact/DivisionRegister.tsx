import type {ReactNode} from 'react';
import {MailLink} from '@site/src/components/action/MailLink';
import {CompanyName} from '@site/src/components/titleblock/CompanyName';
import {brand} from '@site/src/data/brand/brand';
import {entities} from '@site/src/data/companies/companies';
import {contact} from '@site/src/data/contact/contact';
import type {Division} from '@site/src/data/contact/contact.schema';
import {mailtoHref, questionLines} from '../mail/mailto';

const words = new Intl.ListFormat('en-GB', {type: 'conjunction'});

function DivisionRow({company, label, mailbox, subject, asks, answeredBy}: Division): ReactNode {
  const href = mailtoHref({to: brand.email[mailbox], subject, lines: questionLines(asks)});
  return (
    <li className="division">
      <h3 className="division__name">
        <CompanyName company={company}>{label}</CompanyName>
      </h3>
      <div className="division__text">
        <p>Tell us {words.format(asks)}.</p>
        <p className="division__answer">Answered by {answeredBy}</p>
      </div>
      <MailLink href={href} label={`E-mail ${entities[company].name}`}>
        E-mail
      </MailLink>
    </li>
  );
}

/** The six divisions: what to say to each, who answers, and a prepared e-mail. */
export function DivisionRegister(): ReactNode {
  return (
    <ul className="register">
      {contact.divisions.map((division) => (
        <DivisionRow key={division.company} {...division} />
      ))}
    </ul>
  );
}
