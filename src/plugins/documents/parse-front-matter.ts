import type {ParseFrontMatter} from '@docusaurus/types';
import {replaceBrandTokens} from '../../data/brand/tokens';

/** YAML reads `2026-04-01` as a Date; everything after this works with the plain string. */
function plainValue(value: unknown): unknown {
  if (value instanceof Date) {
    return value.toISOString().slice(0, 10);
  }
  if (typeof value === 'string') {
    return replaceBrandTokens(value);
  }
  if (Array.isArray(value)) {
    return value.map(plainValue);
  }
  if (typeof value === 'object' && value !== null) {
    return plainRecord(value);
  }
  return value;
}

function plainRecord(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, plainValue(value)]));
}

/**
 * Reads a document's front matter with dates as `YYYY-MM-DD` strings and with
 * brand tokens such as `{brand.name}` replaced.
 *
 * @throws when a token is unknown; the message lists the known ones.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  return {...result, frontMatter: plainRecord(result.frontMatter)};
};
