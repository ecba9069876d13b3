import {brand} from '../../data/brand/brand';
import {fullReference} from './reference';

/**
 * What a document is called at the foot of each printed sheet: `FWG-POL-009  Version 4.0`.
 *
 * @param version absent for a draft
 */
export function versionPrintName(reference: string, version: string | undefined): string {
  return `${fullReference(reference)}  ${version === undefined ? 'Draft' : `Version ${version}`}`;
}

/** The same for a comparison: `FWG-POL-009  Versions 3.0 and 4.0 compared`. */
export function comparisonPrintName(reference: string, before: string, after: string): string {
  return `${fullReference(reference)}  Versions ${before} and ${after} compared`;
}

/**
 * The foot of each printed sheet: what the page is, and where it is published.
 *
 * @param name for documents, versions and openings
 */
export function printFoot(path: string, name?: string): string {
  return `${name === undefined ? '' : `${name}  `}${brand.url}${path}`;
}

/** Only a page rule can write into the margin of printed sheets, and only with fixed text. */
export function printFootRule(text: string): string {
  const content = text.replaceAll(/["\\<]/g, '');
  return `@page{@bottom-left{content:"${content}";font:8pt "IBM Plex Mono",monospace}}`;
}
