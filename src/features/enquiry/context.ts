import {entities} from '@site/src/data/companies/companies';
import type {EntityId} from '@site/src/data/companies/companies.schema';
import {laterChoice, type Draft} from '../form/draft';
import {divisionId, divisionOf} from './divisions';
import {emptyEnquiry, type Enquiry} from './rules';

/** What a call to action hands to the contact page beside the literal address. */
export interface EnquiryState {
  /** The company that the visitor was reading about. */
  readonly company: EntityId;
  /** The page in words. Example: `'Commercial cleaning'`. */
  readonly page?: string;
}

/** What the visitor's way here says about the message. */
export interface EnquiryContext {
  /** Id of the division to preselect; empty if nothing suggests one. */
  readonly division: string;
  /** The page the visitor came from, in words; empty if unknown. */
  readonly page: string;
}

interface Arrival {
  /** State of the router: ours from a call to action, anything from a stranger. */
  readonly state: unknown;
  /** Example: `'?division=exg-design'`. */
  readonly search: string;
}

/** A longer text is no title of ours. */
const LONGEST_TITLE = 80;

function companyIn(state: unknown): EntityId | undefined {
  const named =
    typeof state === 'object' && state !== null && 'company' in state ? state.company : undefined;
  return Object.values(entities).find(({id}) => id === named)?.id;
}

function pageIn(state: unknown): string {
  const page = typeof state === 'object' && state !== null && 'page' in state ? state.page : '';
  return typeof page === 'string' && page.length <= LONGEST_TITLE ? page.trim() : '';
}

/**
 * The suggestion for the division field: from a call to action of the site, or from
 * `?division=<id>` of a link elsewhere. What is unknown is ignored, whole.
 */
export function readContext({state, search}: Arrival): EnquiryContext {
  const company = companyIn(state);
  if (company !== undefined) {
    return {division: divisionId(company), page: pageIn(state)};
  }
  const asked = new URLSearchParams(search).get('division');
  return {division: divisionOf(asked)?.id ?? '', page: ''};
}

/**
 * What the form begins with. A draft comes back as it was; but a suggestion that is new since it
 * was typed replaces its division, because following that link is the visitor's later choice.
 */
export function initialValues(
  draft: Draft<Enquiry> | undefined,
  {division}: EnquiryContext,
): Enquiry {
  if (draft === undefined) {
    return {...emptyEnquiry, division};
  }
  const kept = divisionOf(draft.values.division)?.id ?? '';
  return {...draft.values, division: laterChoice(kept, draft.suggested, division)};
}
