export const CAREERS_PATH = '/careers';

/** Address of the list of openings on the careers page. */
export const OPENINGS_LIST = `${CAREERS_PATH}#current-openings`;

/** Anchor of similar openings on an opening's page, for visitors who arrive after it has closed. */
export const OTHER_OPENINGS = 'other-openings';

/** The application form (decisions, "Routes the specification links to but does not route"). */
export const APPLY_PATH = '/careers/apply';

/** Anchor of the application form on its page (specification, section 2 "Careers landing page"). */
export const APPLICATION_FORM = 'application-form';

/** Address of an opening's page. Example: `/careers/bench-joiner`. */
export function openingPath(slug: string): string {
  return `${CAREERS_PATH}/${slug}`;
}

/**
 * Address of the form with a preselected position (decisions). Example:
 * `/careers/apply?position=bench-joiner`.
 */
export function applyPath(slug: string): string {
  return `${APPLY_PATH}?position=${slug}`;
}

/** Address of the calendar file with an opening's closing date. */
export function calendarPath(slug: string): string {
  return `${openingPath(slug)}.ics`;
}

/** Address of a feed of openings: Atom 1.0 or JSON Feed 1.1. */
export function feedPath(format: 'atom' | 'json'): string {
  return `${CAREERS_PATH}/openings.${format}`;
}
