import {isDelivered, newestDay} from './delivered.mjs';

/**
 * The builds that the browser journeys test: the site without configuration, and others
 * with an owner's configuration or on a later day.
 *
 * @typedef {object} Build
 * @property {string} name of the build's step and server
 * @property {string} folder output folder, relative to the root of the repository
 * @property {number} port of its preview server
 * @property {Record<string, string>} env its configuration; see src/configuration/README.md
 */

const NEWEST_DAY = `${newestDay() ?? '2026-11-20'}T12:00:00Z`;

/** A day on which every opening in the repository is open, so that the journeys stay valid. */
export const OPENINGS_DAY = isDelivered ? '2026-11-20T12:00:00Z' : NEWEST_DAY;

/** A later day: four openings have closed, and a policy version has come into force. */
export const LATER_DAY = isDelivered ? '2027-01-04T12:00:00Z' : NEWEST_DAY;

/** @type {Build} */
export const site = {
  name: 'build',
  folder: 'build',
  port: 3123,
  env: {EMBEDDED_MAILBOX: 'true', BUILD_CLOCK: OPENINGS_DAY},
};

/**
 * Posts applications to the owner's endpoint, on a day when some openings have closed. Includes the
 * style page for the visual tests; a published site never has one.
 *
 * @type {Build}
 */
export const endpoint = {
  name: 'endpoint',
  folder: 'build-endpoint',
  port: 3124,
  env: {
    EMBEDDED_MAILBOX: 'true',
    BUILD_CLOCK: LATER_DAY,
    APPLICATION_DELIVERY: 'endpoint',
    APPLICATION_ENDPOINT: '/api/applications',
    STYLE_PAGE: 'true',
  },
};

/** Sends applications through the email service. tools/faults.mjs builds it. @type {Build} */
export const mail = {
  name: 'mail',
  folder: 'build-mail',
  port: 3125,
  env: {EMBEDDED_MAILBOX: 'true', BUILD_CLOCK: OPENINGS_DAY, APPLICATION_DELIVERY: 'emailjs'},
};

/** The builds that `npm test` makes. */
export const builds = [site, endpoint];
