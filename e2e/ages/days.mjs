/** The days for which tools/ages.mjs builds the site. */

/**
 * @typedef {object} Age
 * @property {string} name of its folder and its Playwright project
 * @property {number} port of its preview server
 * @property {string} [clock] current time for the build and the browser; by default the real time
 */

/** @type {Age[]} */
export const ages = [
  {name: 'today', port: 3131},
  {name: '2026-12-01', port: 3132, clock: '2026-12-01T12:00:00Z'},
  // A Sunday before a substitute bank holiday, in the last year of the original holiday list.
  {name: '2028-01-02', port: 3133, clock: '2028-01-02T12:00:00Z'},
  {name: '2028-02-29', port: 3134, clock: '2028-02-29T12:00:00Z'},
  // A Monday in summer time, after every end date in the repository.
  {name: '2031-06-16', port: 3135, clock: '2031-06-16T12:00:00Z'},
];

/** @param {Age} age the day whose build folder is returned, from the root of the repository */
export const folderOf = ({name}) => `build-ages/${name}`;
