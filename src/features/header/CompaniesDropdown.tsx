import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass} from '@site/src/components/wayfinding';
import {companies} from '@site/src/data/companies/companies';
import {navigation} from '@site/src/data/navigation/navigation';
import {useDropdown} from './useDropdown';

/**
 * The group companies, on a sheet that hangs from its trigger (specification 2 and 4).
 * Built on `details`, so it opens by click before scripts have loaded and without them.
 */
export function CompaniesDropdown(): ReactNode {
  const {root, open, close, handlers, onSummaryClick} = useDropdown();
  const {label, links} = navigation.header.companies;
  return (
    <details ref={root} className="menu__group" open={open} {...handlers}>
      <summary className="menu__link" onClick={onSummaryClick}>
        {label}
        <span className="menu__caret" aria-hidden="true" />
      </summary>
      <ul className="menu__sheet">
        {links.map(({href, company, summary}) => (
          <li key={href}>
            <Link
              className={clsx('menu__company', wayfindingClass(company))}
              to={href}
              onClick={close}
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
