import {Link} from '@site/src/components/action/Link';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass} from '@site/src/components/wayfinding';
import {companies} from '@site/src/data/companies/companies';
import {companyAt} from '@site/src/data/companies/company-pages';
import {navigation} from '@site/src/data/navigation/navigation';

/**
 * The group companies, on a sheet that hangs from its trigger (specification 2 and 4).
 * Built on `details`, so it opens by click before the script has loaded and without it; what the
 * script adds is in dropdown.ts.
 */
export function CompaniesDropdown(): ReactNode {
  const {label, links} = navigation.header.companies;
  const here = companyAt(useLocation().pathname);
  return (
    <details className="menu__group">
      <summary className={clsx('menu__link', here && 'menu__link--here', wayfindingClass(here))}>
        {label}
        <span className="menu__caret" aria-hidden="true" />
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
                {companies[company].letter}
              </span>
              <b>{companies[company].shortName}</b>
              <span>{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
