import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Folders of the pictures and files that describe them. */
export const PLACES = {
  masters: path.join(ROOT, 'pictures/masters'),
  output: path.join(ROOT, 'static/pictures'),
  manifest: path.join(ROOT, 'src/data/pictures/manifest.generated.json'),
} as const;

/** What `npm run pictures` measured of a picture. */
export interface Encoded {
  /** Folder below `static/pictures`. */
  readonly folder: string;
  /** Dimensions of the master in pixels. */
  readonly width: number;
  readonly height: number;
  /** Mean colour, shown until the picture is there. Example: `#b3a99c`. */
  readonly colour: string;
}

export function manifestText(manifest: Readonly<Record<string, Encoded>>): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
