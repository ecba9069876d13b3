import {DEMONSTRATION_KEY} from '../../../configuration/demonstration-map';

/**
 * Keys that make the provider fail in one way each, so that a person and the tests can see what
 * the page does then. Any other key but the right one is refused.
 */
export const faultKeys = {
  /** The style answers 500. */
  error: `${DEMONSTRATION_KEY}-error`,
  /** The style is a page. */
  page: `${DEMONSTRATION_KEY}-page`,
  /** The style is JSON, but no style that can be drawn. */
  broken: `${DEMONSTRATION_KEY}-broken`,
  /** The style never comes. */
  hang: `${DEMONSTRATION_KEY}-hang`,
  /** The style comes after three seconds. */
  slow: `${DEMONSTRATION_KEY}-slow`,
  /** The style comes, its tiles are refused with 403. */
  tilesRefused: `${DEMONSTRATION_KEY}-tiles-refused`,
  /** The style comes, its tiles answer 500. */
  tilesFail: `${DEMONSTRATION_KEY}-tiles-fail`,
  /** Streets come, satellite answers 500. */
  noSatellite: `${DEMONSTRATION_KEY}-no-satellite`,
} as const;
