import {Link} from '@site/src/components/action/Link';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {wayfindingClass} from '@site/src/components/wayfinding';
import {brand} from '@site/src/data/brand/brand';
import {entityOf, registration} from '@site/src/data/companies/companies';
import {isFictional} from '@site/src/data/group/group';
import {companyAt} from '@site/src/data/companies/company-pages';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {navigation} from '@site/src/data/navigation/navigation';
import {PhoneLine} from '../../contact/ContactCallToAction';
import {Logo} from '../header/Logo';

const {footer} = navigation;

interface LinkListProps {
  readonly label: string;
  readonly links: readonly {readonly label: string; readonly href: string}[];
}

function LinkList({label, links}: LinkListProps): ReactNode {
  return (
    <div className="footer__cell">
      <h2 className="label">{label}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} referrerPolicy={link.href === '/contact' ? 'origin' : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The companies, with the same squares as in the header; marks the company of the current page. */
function CompanyList(): ReactNode {
  const here = companyAt(useLocation().pathname);
  const {label, links} = footer.companies;
  return (
    <div className="footer__cell">
      <h2 className="label">{label}</h2>
      <ul>
        {links.map(({label: name, href, company}) => (
          <li key={href}>
            <Link to={href} aria-current={company === here ? 'true' : undefined}>
              <CompanyName company={company}>{name}</CompanyName>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContactBlock(): ReactNode {
  const {address, email, phone, social} = brand;
  return (
    <div className="footer__cell footer__cell--contact">
      <div className="inline">
        <h2 className="label">{footer.contactLabel}</h2>
        <span>
          {address.town}, {address.county}
        </span>
      </div>
      <ul>
        <li>
          <a href={`mailto:${email.info}`}>{email.info}</a>
        </li>
        <li>
          <a href={phone.main.href}>{phone.main.display}</a>
        </li>
        <li>
          <PhoneLine line="emergency" />
        </li>
        {[social.linkedin, social.instagram].map(({label, href}) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The details that the Companies (Trading Disclosures) Regulations require on a website. */
const legalDetails = [
  {term: `Registered in ${registration.registeredIn}`, value: entityOf('group').legalName},
  {term: 'Registered office', value: numbersKept(registration.office)},
  {term: 'Company number', value: entityOf('group').number},
  {term: 'VAT', value: registration.vat},
];

/**
 * The footer, in the form of a drawing's title block (specification 2, "Shared layout", Footer).
 */
export function Footer(): ReactNode {
  const company = companyAt(useLocation().pathname);
  return (
    <footer className={clsx('footer ink', company && 'footer--company', wayfindingClass(company))}>
      <div className="wrap">
        <div className="links">
          <div className="footer__cell footer__cell--brand">
            <Logo to={footer.logoHref} />
            <p>{footer.blurb}</p>
          </div>
          <CompanyList />
          <LinkList {...footer.company} />
          <ContactBlock />
        </div>
        <dl className="footer__line">
          {legalDetails.map(({term, value}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isFictional && (
          <div className="footer__line">
            <span>
              Demonstration site: the group, its people, clients, projects, certificates and figures
              are fictional, as the <Link to="/legal">legal notice</Link> explains.
            </span>
          </div>
        )}
        <ul className="footer__line links">
          <li>
            {/* The site's script updates the year on 1 January. */}©{' '}
            <span data-year>{new Date().getFullYear()}</span> {brand.name}
          </li>
          {footer.legal.map(({label, href}) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
