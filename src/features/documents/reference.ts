import {brand} from '../../data/brand/brand';

/**
 * Adds the brand's prefix to a reference: `POL-009` becomes `FWG-POL-009`, the form that people
 * quote.
 */
export function fullReference(reference: string): string {
  return `${brand.prefix.toUpperCase()}-${reference}`;
}
