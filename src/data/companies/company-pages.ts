import {companies} from './companies';

/** Addresses that belong to one company, including all pages below them; the longest first. */
export const companyPages: readonly (readonly [address: string, company: string])[] = companies
  .flatMap(({id, pages, services}) => {
    const folder = services ? [`/${services.folder}`] : [];
    return [...new Set([...pages, ...folder])].map((address) => [address, id] as const);
  })
  .sort(([one], [other]) => other.length - one.length);

/** Addresses of the group about which one company answers enquiries, with all pages below them. */
const answered = companies.flatMap(({id, answersFor = []}) =>
  answersFor.map((address) => [address, id] as const),
);

const EDITION = /^\/\d{4}(?=\/)/u;

const ownerIn = (places: typeof companyPages, address: string) =>
  places.find(([place]) => address === place || address.startsWith(`${place}/`))?.[1];

/**
 * Returns the company that a page belongs to; header and footer highlight it. Pages of the group
 * (policies, careers, international projects) belong to no company.
 *
 * @param pathname address of the page. Example: `'/2025/services/cleaning'`
 */
export function companyAt(pathname: string): string | undefined {
  return ownerIn(companyPages, pathname.replace(EDITION, ''));
}

/** Returns the company that answers enquiries about a page. */
export function companyAnswering(pathname: string): string | undefined {
  return companyAt(pathname) ?? ownerIn(answered, pathname);
}
