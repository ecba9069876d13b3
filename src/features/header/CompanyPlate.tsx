import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {CompanyName} from '@site/src/components/titleblock/CompanyName';
import {companies} from '@site/src/data/companies/companies';
import {companyAt} from '@site/src/data/companies/company-pages';

/** Which company's page this is, beside the wordmark as on a site board. Nothing on pages of the group. */
export function CompanyPlate(): ReactNode {
  const {pathname} = useLocation();
  const company = companyAt(pathname);
  return (
    company !== undefined && (
      <p className="header__company">
        <CompanyName company={company}>{companies[company].shortName}</CompanyName>
      </p>
    )
  );
}
