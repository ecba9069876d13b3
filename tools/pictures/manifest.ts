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
