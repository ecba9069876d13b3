import type {ReactNode} from 'react';
import {navigation} from '@site/src/data/navigation/navigation';
import {CompaniesDropdown} from './CompaniesDropdown';
import {CompanyPlate} from './CompanyPlate';
import {Logo} from './Logo';
import {MenuLink} from './MenuLink';
import {MobileMenu} from './MobileMenu';

const {logoHref, home, pages} = navigation.header;

/** The sticky header (specification 2, "Shared layout"). */
export function Header(): ReactNode {
  return (
    <header className="header">
      <div className="wrap header__bar">
        <div className="header__sign">
          <Logo to={logoHref} />
          <CompanyPlate />
        </div>
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
        <MobileMenu />
      </div>
    </header>
  );
}
