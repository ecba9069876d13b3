import {brand} from '../../data/brand/brand';
import {fullReference} from './reference';

/**
 * What stands at the foot of each printed sheet: `FWG-POL-009  Version 4.0`.
 *
 * @param version absent for a draft
 */
export function versionPrintFoot(reference: string, version: string | undefined): string {
  return `${fullReference(reference)}  ${version === undefined ? 'Draft' : `Version ${version}`}`;
}

/** The same for a comparison: `FWG-POL-009  Versions 3.0 and 4.0 compared`. */
export function comparisonPrintFoot(reference: string, before: string, after: string): string {
  return `${fullReference(reference)}  Versions ${before} and ${after} compared`;
}

/** The same for a page that is no document of its own: where it is published. */
export function pagePrintFoot(path: string): string {
  return `${brand.url}${path}`;
}

/** Only a page rule can write into the margin of printed sheets, and only with fixed text. */
export function printFootRule(text: string): string {
  const content = text.replaceAll(/["\\<]/g, '');
  return `@page{@bottom-left{content:"${content}";font:8pt "IBM Plex Mono",monospace}}`;
}
