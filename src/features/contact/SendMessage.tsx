import type {ReactNode} from 'react';
import {FirstPaintScript} from '@site/src/platform/first-paint/FirstPaintScript';
import {Island} from '@site/src/platform/islands/Island';
import {MailLink} from '@site/src/components/action/actions';
import {useAnchor} from '@site/src/components/section/Section';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {brand} from '@site/src/data/brand/brand';
import {entityOf} from '@site/src/data/companies/companies';
import {divisions, type Division} from '@site/src/data/contact/divisions';
import {CONTACT_FORM} from './ContactCallToAction';
import {aboutCompany, type AboutPages, aboutTopic, showAbout} from './enquiry/context';
import {EnquiryForm} from './enquiry/EnquiryForm';
import {divisionId, divisionOf} from './enquiry/rules';
import {companyPages} from '@site/src/data/companies/company-pages';
import {useAllWorks, useProjects} from '../documents/works';
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
        <MailLink href={href} label={`Email ${entityOf(company).name}`}>
          Email
        </MailLink>
      </div>
    </li>
  );
}

/** The divisions: what to say to each, who answers, and a prepared email. */
function DivisionRegister(): ReactNode {
  return (
    <ul className="register">
      {divisions.map((division) => (
        <DivisionRow key={division.company} {...division} />
      ))}
    </ul>
  );
}

/** The pages whose buttons lead to the form, with what they are about. */
function useAboutPages(): AboutPages {
  const projects = useProjects().map(({companies: [company = 'group'], ...project}) => ({
    ...project,
    company,
  }));
  return Object.fromEntries<AboutPages[string]>([
    ...companyPages.map(([path, company]) => [path, aboutCompany(company)] as const),
    ...[...useAllWorks(), ...projects].map(
      ({path, title, company}) => [path, aboutTopic(title, company)] as const,
    ),
  ]);
}

const HEADING = 'send-a-message';

/**
 * The ways to write to us. Receives the focus when a link leads here, so that the next Tab
 * continues inside and a screen reader starts with the heading.
 */
export function SendMessage(): ReactNode {
  useAnchor(CONTACT_FORM);
  const pages = useAboutPages();
  return (
    <section
      className="contact-form stack stack--full"
      id={CONTACT_FORM}
      tabIndex={-1}
      aria-labelledby={HEADING}
    >
      <h2 id={HEADING}>Send a message or request a quote</h2>
      <Island name="enquiry">
        <EnquiryForm configuration={useConfiguration().enquiry} />
      </Island>
      <FirstPaintScript run={showAbout} args={[pages]} />
      <div className="register">
        <details className="disclosure">
          <summary>Write an email instead</summary>
          <DivisionRegister />
        </details>
      </div>
    </section>
  );
}
