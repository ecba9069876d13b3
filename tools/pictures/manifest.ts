import type {CatalogueEntry} from '../../src/data/pictures/catalogue';
import type {Encoded} from './encode-picture';

/** What the browser gets to know of a picture. */
export interface ManifestEntry extends Encoded {
  readonly alt: string;
  readonly zoom: number;
}

/** Joins what the catalogue says of a picture with what was encoded. */
export function manifestEntry({alt, phone}: CatalogueEntry, encoded: Encoded): ManifestEntry {
  return {...encoded, alt, zoom: phone.zoom};
}

export function manifestText(manifest: Readonly<Record<string, ManifestEntry>>): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
