import type {DefaultParseFrontMatter, ParseFrontMatter} from '@docusaurus/types';
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

/** Errors by the text that they were found in. */
const broken = new Map<string, Error>();

/**
 * Docusaurus's own parser keeps what it has read by its text, also where it failed: asked a second
 * time, under `npm start` or in the editor, it would find no front matter and no error.
 *
 * @throws what the parser throws, every time
 */
export function failingAgain(parse: DefaultParseFrontMatter): DefaultParseFrontMatter {
  return async (params) => {
    const known = broken.get(params.fileContent);
    if (known) throw known;
    try {
      return await parse(params);
    } catch (error) {
      broken.set(params.fileContent, error as Error);
      throw error;
    }
  };
}

/**
 * Reads a document's front matter with dates as `YYYY-MM-DD` strings and with brand tokens such
 * as `{brand.name}` replaced: in archived editions by their frozen words.
 *
 * @throws when a token is unknown; the message lists the known ones.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await failingAgain(params.defaultParseFrontMatter)(params);
  const frontMatter = plainRecord(result.frontMatter, tokenReplacerFor(params.filePath));
  return {...result, frontMatter};
};
