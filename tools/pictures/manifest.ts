import type {CatalogueEntry} from '../../src/data/pictures/catalogue';
import type {Encoded} from './encode-picture';

/** Picture data for the browser. */
export interface ManifestEntry extends Encoded {
  readonly alt: string;
  readonly zoom: number;
}

/** Combines a picture's catalogue entry with the encoding result. */
export function manifestEntry({alt, phone}: CatalogueEntry, encoded: Encoded): ManifestEntry {
  return {...encoded, alt, zoom: phone.zoom};
}

export function manifestText(manifest: Readonly<Record<string, ManifestEntry>>): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
