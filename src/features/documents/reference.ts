import {brand} from '../../data/brand/brand';

/** `POL-009` as people quote it, with the brand's prefix: `FWG-POL-009`. */
export function fullReference(reference: string): string {
  return `${brand.prefix.toUpperCase()}-${reference}`;
}
