import {brand} from './brand';

/*
 * Every storage key that the site uses in the visitor's browser. The privacy notice prints these
 * names (`{brand.storage.…}` in the documents).
 */

/** The map key, in local storage (decisions, "Map"). */
export const MAPS_KEY_NAME = `${brand.shortName.toLowerCase().replace(/\s+/g, '')}.mapsApiKey`;

/** The draft of the enquiry form, in session storage. */
export const ENQUIRY_DRAFT_NAME = `${brand.prefix}.enquiry-draft`;

/** The draft of the application form, in session storage. It never includes the CV. */
export const APPLICATION_DRAFT_NAME = `${brand.prefix}.application-draft`;
