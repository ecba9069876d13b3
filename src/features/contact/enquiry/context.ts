import {companyAt} from '@site/src/data/companies/company-pages';
import {entities} from '@site/src/data/companies/companies';
import type {EntityId} from '@site/src/data/companies/companies';
import {divisionId, divisionOf} from './rules';

/** The company of each page whose address does not name it, by path. */
export type CompanyPages = Readonly<Record<string, EntityId>>;

/** What the visitor's link or previous page suggests for the message. */
export interface EnquiryContext {
  /** Id of the division to preselect; empty if nothing suggests one. */
  readonly division: string;
  /** The company whose page the visitor came from, in words; empty if unknown. */
  readonly from: string;
}

interface Visit {
  /** Address of the previous page; empty if the browser does not send it. */
  readonly referrer: string;
  /** Address of this page. Example: `'https://www.example.com/contact?division=exg-design'`. */
  readonly address: string;
  readonly companies: CompanyPages;
}

const CAREERS = /^\/(?:careers|recruitment)(?:\/|$)/u;

function companyOf(pathname: string, companies: CompanyPages): EntityId | undefined {
  if (CAREERS.test(pathname)) {
    return 'recruitment';
  }
  return Object.hasOwn(companies, pathname) ? companies[pathname] : companyAt(pathname);
}

/** Parses the previous page's address. `URL.canParse` is newer than the browsers we name. */
function parsed(referrer: string): URL | undefined {
  try {
    return new URL(referrer);
  } catch {
    return undefined;
  }
}

/**
 * Suggests a division: the one in a link with `?division=<id>`, otherwise that of the page of this
 * site that the visitor came from. Ignores anything unknown.
 */
export function readContext({referrer, address, companies}: Visit): EnquiryContext {
  const here = new URL(address);
  const asked = divisionOf(here.searchParams.get('division'));
  const before = parsed(referrer);
  const company =
    before?.origin === here.origin ? companyOf(before.pathname, companies) : undefined;
  if (asked !== undefined || company === undefined) {
    return {division: asked?.id ?? '', from: ''};
  }
  return {division: divisionId(company), from: entities[company].name};
}
