import {Link} from '@site/src/components/action/Link';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass} from '@site/src/components/wayfinding';
import {companies} from '@site/src/data/companies/companies';
import {companyAt} from '@site/src/data/companies/company-pages';
import {navigation} from '@site/src/data/navigation/navigation';
import {PhoneLine} from '../../contact/ContactCallToAction';
import {MenuLink} from './MenuLink';

const {home, services, companies: companyGroup, pages} = navigation.panel;

/** The entries of the panel, as the specification lists them (2, "Shared layout", Mobile). */
function PanelList(): ReactNode {
  const here = companyAt(useLocation().pathname);
  return (
    <ul className="panel__list">
      <li>
        <MenuLink className="panel__link" to={home.href}>
          {home.label}
        </MenuLink>
      </li>
      <li className="panel__group">
        <span>{services.label}</span>
        <ul>
          {services.links.map(({label, href}) => (
            <li key={href}>
              <MenuLink className="panel__sublink" to={href}>
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </li>
      <li className="panel__group">
        <span>{companyGroup.label}</span>
        <ul className="panel__pairs">
          {companyGroup.links.map(({label, href, company}) => (
            <li key={href}>
              <Link
                className={clsx('panel__sublink', wayfindingClass(company))}
                to={href}
                aria-current={company === here ? 'true' : undefined}
              >
                <span className="keynote" aria-hidden="true">
                  {companies[company].letter}
                </span>{' '}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </li>
      {pages.map(({label, href}) => (
        <li key={href}>
          <MenuLink className="panel__link" to={href}>
            {label}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

/** Menu button and slide-in side panel for narrow screens; panel.ts adds its modal behaviour. */
export function MobileMenu(): ReactNode {
  return (
    <details className="mobile-menu">
      <summary className="menu-button">
        <span className="inline menu-button__open">
          Menu
          <span className="menu-button__bars" aria-hidden="true" />
        </span>{' '}
        <span className="inline menu-button__close">
          Close
          <span className="menu-button__cross" aria-hidden="true" />
        </span>
      </summary>
      {/* A tap on the backdrop closes the menu; keyboard users have Escape and the Close
          button. */}
      <div className="panel-shade" aria-hidden="true" />
      <nav className="panel" aria-label="Menu">
        <PanelList />
        <p className="row panel__foot">
          <PhoneLine line="emergency" />
          <PhoneLine line="main" />
        </p>
      </nav>
    </details>
  );
}
