import type {ParseFrontMatter} from '@docusaurus/types';
import {tokenReplacerFor, type TokenReplacer} from './frozen-tokens';

/** YAML reads `2026-04-01` as a Date; everything after this works with the plain string. */
function plainValue(value: unknown, replaceTokens: TokenReplacer): unknown {
  if (value instanceof Date) {
    return value.toISOString().slice(0, 10);
  }
  if (typeof value === 'string') {
    return replaceTokens(value);
  }
  if (Array.isArray(value)) {
    return value.map((inner) => plainValue(inner, replaceTokens));
  }
  if (typeof value === 'object' && value !== null) {
    return plainRecord(value, replaceTokens);
  }
  return value;
}

function plainRecord(record: object, replaceTokens: TokenReplacer): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, plainValue(value, replaceTokens)]),
  );
}

/**
 * Reads a document's front matter with dates as `YYYY-MM-DD` strings and with brand tokens such
 * as `{brand.name}` replaced: in archived editions by their frozen words.
 *
 * @throws when a token is unknown; the message lists the known ones.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const frontMatter = plainRecord(result.frontMatter, tokenReplacerFor(params.filePath));
  return {...result, frontMatter};
};
