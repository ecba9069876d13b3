import {brand} from '../data/brand/brand';
import {titleSlug} from './title-slug';

/**
 * Names a file that visitors save, so that its name says whose it is: `2025-26.csv` becomes
 * `example-group-2025-26.csv`. PDFs and plain texts keep the names that SHA256SUMS lists.
 */
export function savedName(name: string): string {
  return `${titleSlug(brand.name)}-${name}`;
}
