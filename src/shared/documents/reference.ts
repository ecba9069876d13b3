import {brand} from '../../data/brand/brand';

/**
 * Adds the brand's prefix to a reference: `POL-009` becomes `FWG-POL-009`, the form that people
 * quote.
 */
export function fullReference(reference: string): string {
  return `${brand.prefix.toUpperCase()}-${reference}`;
}

/**
 * Names a document at the foot of each printed sheet: `FWG-POL-009  Version 4.0`.
 *
 * @param version undefined for a draft
 */
export function versionPrintName(reference: string, version: string | undefined): string {
  return `${fullReference(reference)}  ${version === undefined ? 'Draft' : `Version ${version}`}`;
}

/**
 * Names a comparison at the foot of each printed sheet: `FWG-POL-009  Versions 3.0 and 4.0
 * compared`.
 */
export function comparisonPrintName(reference: string, before: string, after: string): string {
  return `${fullReference(reference)}  Versions ${before} and ${after} compared`;
}

/**
 * Returns the text at the foot of each printed sheet: the name, if any, and the page's address.
 *
 * @param name given for documents, versions and openings
 */
export function printFoot(path: string, name?: string): string {
  return `${name === undefined ? '' : `${name}  `}${brand.url}${path}`;
}

/**
 * Returns a CSS page rule, the only way to print in the page margin; every sheet has the same text.
 */
export function printFootRule(text: string): string {
  const content = text.replaceAll(/["\\<]/g, '');
  return `@page{@bottom-left{content:"${content}";font:8pt "IBM Plex Mono",monospace}}`;
}
