import type {ReactNode} from 'react';
import {Island} from '@site/src/platform/islands/Island';
import {MailLink} from '@site/src/components/action/actions';
import {useAnchor} from '@site/src/components/section/Section';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {brand} from '@site/src/data/brand/brand';
import {entities} from '@site/src/data/companies/companies';
import {contact} from '@site/src/data/contact/contact';
import type {Division} from '@site/src/data/contact/contact';
import {EnquiryForm} from './enquiry/EnquiryForm';
import {divisionId, divisionOf} from './enquiry/rules';
import {useWorks} from '../documents/works';
import {mailtoHref, questionLines} from '../site/mailto';

const words = new Intl.ListFormat('en-GB', {type: 'conjunction'});

function DivisionRow({company, mailbox, subject, asks, answeredBy}: Division): ReactNode {
  const href = mailtoHref({to: brand.email[mailbox], subject, lines: questionLines(asks)});
  return (
    <li className="entry entry--name-text">
      <h3 className="subheading">
        <CompanyName company={company}>{divisionOf(divisionId(company))?.label}</CompanyName>
      </h3>
      <div>
        <p>Tell us {words.format(asks)}.</p>
        <p className="quiet">Answered by {answeredBy}</p>
        <MailLink href={href} label={`Email ${entities[company].name}`}>
          Email
        </MailLink>
      </div>
    </li>
  );
}

/** The six divisions: what to tell each, who answers, and a prefilled email. */
function DivisionRegister(): ReactNode {
  return (
    <ul className="register">
      {contact.divisions.map((division) => (
        <DivisionRow key={division.company} {...division} />
      ))}
    </ul>
  );
}

/** Anchor fixed by the specification (section 2, "Contact page"). */
export const CONTACT_FORM = 'contact-form';

const HEADING = 'send-a-message';

/**
 * The ways to write to us. Receives the focus when a link leads here, so that the next Tab
 * continues inside and a screen reader starts with the heading.
 */
export function SendMessage(): ReactNode {
  useAnchor(CONTACT_FORM);
  // Maps each project to its company, which the project's address does not show.
  const projects = useWorks('projects');
  const companies = Object.fromEntries(projects.map(({path, company}) => [path, company]));
  return (
    <section
      className="contact-form stack stack--full"
      id={CONTACT_FORM}
      tabIndex={-1}
      aria-labelledby={HEADING}
    >
      <h2 id={HEADING}>Send a message</h2>
      <Island name="enquiry">
        <EnquiryForm configuration={useConfiguration().enquiry} companies={companies} />
      </Island>
      <details className="disclosure mail-instead">
        <summary>Write an email instead</summary>
        <DivisionRegister />
      </details>
    </section>
  );
}
