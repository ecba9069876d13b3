import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {wayfindingClass} from '@site/src/components/wayfinding';
import {companyOf} from '@site/src/data/companies/companies';
import {companyAt} from '@site/src/data/companies/company-pages';
import {navigation} from '@site/src/data/navigation/navigation';
import {SearchLink} from '../../search/SearchLink';
import {Logo} from './Logo';
import {MenuLink} from './MenuLink';
import {MobileMenu} from './MobileMenu';

/**
 * The dropdown of the group companies (specification 2 and 4). It is a `details` element, so it
 * opens by click without a script; dropdown.ts adds the rest.
 */
function CompaniesDropdown(): ReactNode {
  const {label, links} = navigation.header.companies;
  const here = companyAt(useLocation().pathname);
  return (
    <details className="disclosure menu__group">
      <summary className={clsx('menu__link', here && 'menu__link--here', wayfindingClass(here))}>
        {label}
      </summary>
      <ul className="menu__sheet">
        {links.map(({href, company, summary}) => (
          <li key={href}>
            <Link
              className={clsx('menu__company', wayfindingClass(company))}
              to={href}
              aria-current={company === here ? 'true' : undefined}
            >
              <span className="keynote" aria-hidden="true">
                {companyOf(company).letter}
              </span>{' '}
              <b>{companyOf(company).shortName}</b> <span className="label quiet">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The logo and, on a company's pages, the name of that company. */
function LogoWithCompany(): ReactNode {
  const company = companyAt(useLocation().pathname);
  return (
    <div className={clsx('inline header__sign', company && 'header__sign--company')}>
      <Logo to={logoHref} />
      {company !== undefined && (
        <p className="header__company">
          <CompanyName company={company}>{companyOf(company).shortName}</CompanyName>
        </p>
      )}
    </div>
  );
}

const {logoHref, home, pages} = navigation.header;

/** The sticky header (specification 2, "Shared layout"). */
export function Header(): ReactNode {
  return (
    <header className="header">
      <div className="wrap header__bar">
        <LogoWithCompany />
        <nav className="header__nav" aria-label="Main">
          <ul className="menu">
            <li>
              <MenuLink className="menu__link" to={home.href}>
                {home.label}
              </MenuLink>
            </li>
            <li>
              <CompaniesDropdown />
            </li>
            {pages.map(({label, href}) => (
              <li key={href}>
                <MenuLink className="menu__link" to={href}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchLink />
        <MobileMenu />
      </div>
    </header>
  );
}
