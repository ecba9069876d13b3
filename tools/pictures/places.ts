import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Folders of the pictures and files that describe them. */
export const PLACES = {
  masters: path.join(ROOT, 'pictures/masters'),
  output: path.join(ROOT, 'static/pictures'),
  manifest: path.join(ROOT, 'src/data/pictures/manifest.generated.json'),
} as const;

/** Path of the catalogue, for reports. */
export const CATALOGUE = 'src/data/pictures/catalogue.ts';
