import {brand} from '../../data/brand/brand';
import {feedPath} from './addresses';

const TYPES = {atom: 'application/atom+xml', json: 'application/feed+json'} as const;

/** The feeds of openings: Atom 1.0 and JSON Feed 1.1. */
export const openingFeeds = (['atom', 'json'] as const).map((format) => ({
  format,
  /** `type` attribute of `<link rel="alternate">`. */
  type: TYPES[format],
  title: `Openings at ${brand.name}`,
  path: feedPath(format),
}));
