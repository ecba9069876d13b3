import type {PolicyFrontMatter} from '@site/src/content/documents/schema';
import {brand} from '../../data/brand/brand';
import {fullReference} from './reference';

/** What stands at the foot of each printed sheet: `FWG-POL-009  Edition 2026  Version 4.0`. */
export function policyPrintFoot(
  {reference, version}: Pick<PolicyFrontMatter, 'reference' | 'version'>,
  edition: string,
): string {
  return `${fullReference(reference)}  Edition ${edition}  Version ${version}`;
}

/** The same for a comparison: `FWG-POL-009  Editions 2025 and 2026 compared`. */
export function comparisonPrintFoot(reference: string, before: string, after: string): string {
  return `${fullReference(reference)}  Editions ${before} and ${after} compared`;
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
