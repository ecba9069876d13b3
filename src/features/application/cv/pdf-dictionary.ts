/** A dictionary of a PDF file: `<< /Key value … >>`. */
export interface PdfDictionary {
  /** Keys without the slash, values as they are written: `/XRef`, `12 0 R`, `null`, `<<`, `[`. */
  readonly entries: ReadonlyMap<string, string>;
  /** Position behind the closing brackets. */
  readonly end: number;
}

/** Longest dictionary that is read, in characters. */
export const DICTIONARY_LIMIT = 64 * 1024;

/** A run of blanks, a comment, a bracket, a name, a hexadecimal string or a word. */
const TOKEN =
  /[\s\0]+|%[^\r\n]*|<<|>>|[[\]{}]|\/[^\s\0()<>[\]{}/%]*|<[\da-f\s\0]*>|[^\s\0()<>[\]{}/%]+/iy;

/** Position behind a string in brackets, which may hold brackets and escapes; -1 if it never ends. */
function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') {
      at += 1;
    } else if (character === '(') {
      depth += 1;
    } else if (character === ')') {
      depth -= 1;
      if (depth === 0) {
        return at + 1;
      }
    }
  }
  return -1;
}

/** The next token and where it ends; `undefined` where the text is no PDF. */
function tokenAt(text: string, at: number): readonly [string, number] | undefined {
  if (text[at] === '(') {
    const end = endOfString(text, at);
    return end === -1 ? undefined : ['()', end];
  }
  TOKEN.lastIndex = at;
  const [token] = TOKEN.exec(text) ?? [];
  return token === undefined ? undefined : [token, at + token.length];
}

/** A name as it is meant: `#4Eo` is `No`. */
function nameOf(token: string): string {
  return token
    .slice(1)
    .replace(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

/**
 * Reads the dictionary that begins at a position, as a PDF reader does: what looks like a key
 * within a string, a comment or an inner dictionary is none.
 *
 * @returns `undefined` if no dictionary stands there, or one that does not end
 */
export function readDictionary(text: string, start: number): PdfDictionary | undefined {
  // Cut out first, so that no token is looked for beyond the limit.
  const part = text.slice(start, start + DICTIONARY_LIMIT);
  const entries = new Map<string, string>();
  let depth = 0;
  let key: string | undefined;
  for (let at = 0; at < part.length;) {
    const [token, end] = tokenAt(part, at) ?? [];
    if (token === undefined || end === undefined || (at === 0 && token !== '<<')) {
      return undefined;
    }
    at = end;
    if (/^[\s\0%]/.test(token)) {
      continue;
    }
    const closes = token === '>>' || token === ']';
    depth -= closes ? 1 : 0;
    if (depth === 0 && closes) {
      return {entries, end: start + at};
    }
    if (depth === 1 && !closes) {
      const value = key === undefined ? undefined : entries.get(key);
      if (token.startsWith('/') && value !== '') {
        key = nameOf(token);
        entries.set(key, '');
      } else if (key !== undefined) {
        entries.set(key, value === '' ? token : `${value ?? ''} ${token}`);
      }
    }
    depth += token === '<<' || token === '[' ? 1 : 0;
  }
  return undefined;
}
