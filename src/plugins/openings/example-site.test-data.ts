import path from 'node:path';

/**
 * An example site with three openings, one for each company. Tests that depend on an opening's text
 * use it, so that HR can change the real openings without breaking a test.
 */
export const EXAMPLE_SITE = path.join(__dirname, 'example-site');
