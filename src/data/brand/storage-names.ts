import {brand} from './brand';

/*
 * Every name under which the site keeps something in the visitor's browser. The privacy notice
 * prints these names (`{brand.storage.…}` in the documents).
 */

/** The map key, in local storage (decisions, "Map"). */
export const MAPS_KEY_NAME = `${brand.shortName.toLowerCase().replace(/\s+/g, '')}.mapsApiKey`;

/** What was typed into the enquiry form, in session storage. */
export const ENQUIRY_DRAFT_NAME = `${brand.prefix}.enquiry-draft`;

/** What was typed into the application form, in session storage. Never the CV. */
export const APPLICATION_DRAFT_NAME = `${brand.prefix}.application-draft`;
