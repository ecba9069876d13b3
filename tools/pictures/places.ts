import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Where the pictures and what is written about them live. */
export const PLACES = {
  masters: path.join(ROOT, 'art/masters'),
  output: path.join(ROOT, 'static/pictures'),
  manifest: path.join(ROOT, 'src/data/pictures/manifest.generated.json'),
} as const;

/** The catalogue as a report names it. */
export const CATALOGUE = 'src/data/pictures/catalogue.ts';
