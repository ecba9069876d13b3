/** A custom property of `src/css/tokens.css`. */
export interface Token {
  /** Example: `'--surface-page'`. */
  readonly name: string;
  readonly value: string;
  /** The comment above its block. Example: `'surfaces'`. */
  readonly group: string;
  /** The comment on its line; empty if there is none. */
  readonly note: string;
}

const ROOT = /:root \{([\s\S]*?)\n\}/;
const COMMENT_OR_TOKEN = /\/\*([\s\S]*?)\*\/|(--[\w-]+):([^;]+);(?: *\/\*([^\n]*?)\*\/)?/g;

/**
 * Returns the tokens of the first `:root` rule, in order.
 *
 * @throws when there is no such rule, or it contains no token
 */
export function readTokens(css: string): Token[] {
  const tokens: Token[] = [];
  let group = '';
  for (const [, comment, name, value, note] of ROOT.exec(css)?.[1]?.matchAll(COMMENT_OR_TOKEN) ??
    []) {
    if (name === undefined) {
      group = comment?.trim() ?? '';
    } else {
      tokens.push({
        name,
        value: value?.replace(/\s+/g, ' ').trim() ?? '',
        group,
        note: note?.trim() ?? '',
      });
    }
  }
  if (tokens.length === 0) {
    throw new Error('src/css/tokens.css: expected a rule ":root" with tokens, found none.');
  }
  return tokens;
}
