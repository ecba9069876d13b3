import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {replaceBrandTokens} from '../../data/brand/tokens';

/** Stands beside an archived edition's documents: every token with its words on the day of closing. */
export const FROZEN_TOKENS_FILE = 'brand-tokens.json';

const frozenTokens = z.record(z.string(), z.string().min(1));

type FrozenTokens = z.infer<typeof frozenTokens>;

/** Puts the brand's words in the place of the tokens of a text. */
export type TokenReplacer = (text: string) => string;

/** The folder of the archived edition that a document belongs to. */
const EDITION_FOLDER = /^.*[\\/]versioned_docs[\\/]version-[^\\/]+(?=[\\/])/;

/** A frozen table never changes, so each is read once. */
const tables = new Map<string, FrozenTokens>();

function readTable(file: string): FrozenTokens {
  const known = tables.get(file);
  if (known !== undefined) {
    return known;
  }
  const table = frozenTokens.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!table.success) {
    throw new Error(
      `${file} must hold one object of token names and their words, e.g. {"brand.town": "…"}. ` +
        'Put back the file as the release wrote it.',
    );
  }
  tables.set(file, table.data);
  return table.data;
}

/**
 * How tokens are replaced in a document: by the words its edition was closed with, if they were
 * frozen, else by today's. Page, canonical text and fingerprint of a document all go through
 * here, so that a later change of the brand does not rewrite the record.
 *
 * @param documentPath absolute path of the document; without one, today's words
 * @throws the replacer, when a token is unknown or missing from the frozen table
 */
export function tokenReplacerFor(documentPath: string | undefined): TokenReplacer {
  const folder = EDITION_FOLDER.exec(documentPath ?? '')?.[0];
  const file = folder === undefined ? undefined : path.join(folder, FROZEN_TOKENS_FILE);
  if (file === undefined || !existsSync(file)) {
    return replaceBrandTokens;
  }
  const words = Object.entries(readTable(file));
  return (text) => {
    if (!text.includes('{')) {
      return text;
    }
    const replaced = words.reduce(
      (done, [token, word]) => done.replaceAll(`{${token}}`, () => word),
      text,
    );
    // Today's words must not slip into the record through a gap in the table.
    if (replaceBrandTokens(replaced) !== replaced) {
      throw new Error(`${file} has no words for a token in "${text}".`);
    }
    return replaced;
  };
}
