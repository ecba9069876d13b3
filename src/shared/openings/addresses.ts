import type {OpeningCompany} from './schema';

/** The careers page. */
export const CAREERS_PATH = '/careers';

/** The list on it. */
export const OPENINGS_LIST = `${CAREERS_PATH}#current-openings`;

/** Anchor of the openings that the page of another suggests, for those who came too late. */
export const OTHER_OPENINGS = 'other-openings';

/** The form for applications (decisions, "Routes the specification links to but does not route"). */
export const APPLY_PATH = '/careers/apply';

/** Of the form on its page (specification, section 2 "Careers landing page"). */
export const APPLICATION_FORM = 'application-form';

/** The page of an opening. Example: `/careers/bench-joiner`. */
export function openingPath(slug: string): string {
  return `${CAREERS_PATH}/${slug}`;
}

/** The form with a position chosen (decisions). Example: `/careers/apply?position=bench-joiner`. */
export function applyPath(slug: string): string {
  return `${APPLY_PATH}?position=${slug}`;
}

/** The closing date of an opening as a calendar entry, a file of the build. */
export function calendarPath(slug: string): string {
  return `${openingPath(slug)}.ics`;
}

/**
 * A feed of the openings, a file of the build.
 *
 * @param format ending of the file: `atom` is Atom 1.0, `json` is JSON Feed 1.1
 * @param company only the openings of this company; all of them when it is left out
 */
export function feedPath(format: 'atom' | 'json', company?: OpeningCompany): string {
  return `${CAREERS_PATH}/openings${company === undefined ? '' : `-${company}`}.${format}`;
}
