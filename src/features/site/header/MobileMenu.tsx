import {Link} from '@site/src/components/action/Link';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {wayfindingClass} from '@site/src/components/wayfinding';
import {companyOf} from '@site/src/data/companies/companies';
import {companyAt} from '@site/src/data/companies/company-pages';
import {navigation} from '@site/src/data/navigation/navigation';
import {PhoneLine} from '../../contact/ContactCallToAction';
import {Icon} from './Icon';
import {MenuLink} from './MenuLink';

const {home, services, companies: companyGroup, pages} = navigation.panel;

/** The entries of the panel, as the specification lists them (2, "Shared layout", Mobile). */
function PanelList(): ReactNode {
  const here = companyAt(useLocation().pathname);
  return (
    <ul className="register">
      <li>
        <MenuLink className="subheading" to={home.href}>
          {home.label}
        </MenuLink>
      </li>
      <li className="panel__group">
        <p className="label quiet">{services.label}</p>
        <ul>
          {services.links.map(({label, href}) => (
            <li key={href}>
              <MenuLink to={href}>{label}</MenuLink>
            </li>
          ))}
        </ul>
      </li>
      <li className="panel__group">
        <p className="label quiet">{companyGroup.label}</p>
        <ul className="panel__pairs">
          {companyGroup.links.map(({label, href, company}) => (
            <li key={href}>
              <Link
                className={wayfindingClass(company)}
                to={href}
                aria-current={company === here ? 'true' : undefined}
              >
                <span className="keynote" aria-hidden="true">
                  {companyOf(company).letter}
                </span>{' '}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </li>
      {pages.map(({label, href}) => (
        <li key={href}>
          <MenuLink className="subheading" to={href}>
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
      <summary className="menu__link menu-button">
        <span className="inline menu-button__open">
          Menu
          <Icon d="M0 6h20M0 14h20" />
        </span>{' '}
        <span className="inline menu-button__close">
          Close
          <Icon d="M3 3l14 14M17 3L3 17" />
        </span>
      </summary>
      {/* A tap on the backdrop closes the menu; keyboard users have Escape and the Close
          button. */}
      <div className="panel-shade" aria-hidden="true" />
      <nav className="panel" aria-label="Menu">
        <PanelList />
        <p className="row panel__group">
          <PhoneLine line="emergency" />
          <PhoneLine line="main" />
        </p>
      </nav>
    </details>
  );
}
