import type {CompanyId} from './companies';

/** Pages that belong to one company, each with everything below its address. */
const places: readonly (readonly [address: string, company: CompanyId])[] = [
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

/** An older edition stands below its year. */
const EDITION = /^\/\d{4}(?=\/)/u;

/**
 * The company whose page a visitor is on, for the wayfinding from header to footer.
 *
 * The first address that fits decides, so an exception stands before its folder. Pages of the
 * group (policies, careers, international projects) belong to no company.
 *
 * @param pathname address of the page. Example: `'/2025/services/cleaning'`
 */
export function companyAt(pathname: string): CompanyId | undefined {
  const address = pathname.replace(EDITION, '');
  return places.find(([place]) => address === place || address.startsWith(`${place}/`))?.[1];
}
