import path from 'node:path';

/**
 * A site with three openings, one for each company, for tests that rely on their text. HR may change
 * the real openings at any time without breaking a test.
 */
export const EXAMPLE_SITE = path.join(__dirname, 'example-site');
