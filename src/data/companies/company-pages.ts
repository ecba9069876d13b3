import type {CompanyId} from './companies';

/** Addresses that belong to one company, including all pages below them. */
export const companyPages: readonly (readonly [address: string, company: CompanyId])[] = [
  ['/services/security-training', 'recruitment'],
  ['/services', 'facilities'],
  ['/home', 'facilities'],
  ['/facilities-management', 'facilities'],
  ['/design', 'design'],
  ['/design-architecture', 'design'],
  ['/construction', 'construction'],
  ['/construction-services', 'construction'],
  ['/bespoke', 'bespoke'],
];

const EDITION = /^\/\d{4}(?=\/)/u;

/**
 * Returns the company that a page belongs to; header and footer highlight it.
 *
 * The first matching address wins, so an exception must precede its folder. Pages of the group
 * (policies, careers, international projects) belong to no company.
 *
 * @param pathname address of the page. Example: `'/2025/services/cleaning'`
 */
export function companyAt(pathname: string): CompanyId | undefined {
  const address = pathname.replace(EDITION, '');
  return companyPages.find(([place]) => address === place || address.startsWith(`${place}/`))?.[1];
}
