import path from 'node:path';

/**
 * A site with three openings, one of each company, for tests that know what stands in them. The
 * openings of the repository belong to HR: they come, change and go, and no test may mind.
 */
export const EXAMPLE_SITE = path.join(__dirname, 'example-site');
