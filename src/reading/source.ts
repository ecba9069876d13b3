import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../shared/report';

/** The text of a file as its author meant it, and what nobody can read in it. */
export interface Source {
  /** With `\n` as the only line end and without a byte order mark. */
  readonly text: string;
  readonly problems: readonly Problem[];
}

const SAVE_AS_UTF8 =
  'Save the file again with the encoding UTF-8 (in Notepad: Save as, Encoding, UTF-8), then check the special characters in it.';

/** Spaces other than the ordinary one. Word and some keyboards type them unseen. */
const SPACES = String.raw`\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000`;

/** Matches an odd space before or after the characters that begin a heading, a list or a quotation. */
const MARKER = new RegExp(
  `^([ \\t${SPACES}]*)((?:#{1,6}|[-*+]|\\d{1,9}[.)]|>)[ \\t]*[${SPACES}][ \\t${SPACES}]*|[${SPACES}][ \\t${SPACES}]*(?=(?:#{1,6}|[-*+]|\\d{1,9}[.)]|>)[ \\t${SPACES}]))`,
  'gm',
);

const ODD_SPACE = new RegExp(`[${SPACES}]`, 'g');

/**
 * Reads what is certain as it is meant: line ends of any system, a byte order mark, and an odd space
 * beside the characters that begin a heading, a list or a quotation.
 */
export function asMeant(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(MARKER, (marker) => marker.replaceAll(ODD_SPACE, ' '));
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Returns the name of a UTF-16 encoding if a text has zeros in every second byte or begins with its mark. */
function utf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 200).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even + odd < Math.min(bytes.length, 200) / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Names the lines that are not UTF-8, with the words at the first one. */
function brokenLines(bytes: Buffer): {readonly lines: readonly number[]; readonly word: string} {
  const lines: number[] = [];
  let word = '';
  // In the encodings that Windows and Mac use besides UTF-8, a line feed is one byte too.
  for (const [index, line] of bytes.toString('latin1').split('\n').entries()) {
    const own = Buffer.from(line, 'latin1');
    if (isUtf8(own)) continue;
    lines.push(index + 1);
    const windows = decoded(own, 'windows-1252');
    word ||= (/\S*\P{ASCII}\S*/u.exec(windows)?.[0] ?? '').slice(0, 40);
  }
  return {lines, word};
}

/**
 * Decodes the bytes of a content file.
 *
 * @param file path from the repository root, for the report
 */
export function decode(file: string, bytes: Buffer): Source {
  const expected = 'a text file with the encoding UTF-8';
  const whole = (found: string, fix: string, line?: number): Problem => ({
    file,
    field: 'the whole file',
    ...(line !== undefined && {line}),
    expected,
    found,
    fix,
  });
  const wide = utf16(bytes);
  if (wide !== undefined) {
    const text = asMeant(decoded(bytes, wide));
    return {text, problems: [whole('the encoding UTF-16', SAVE_AS_UTF8)]};
  }
  if (bytes.includes(0)) {
    const fix = 'Restore the text from a backup, or delete the file.';
    return {text: '', problems: [whole('a file that isn’t text', fix)]};
  }
  if (isUtf8(bytes)) return {text: asMeant(bytes.toString('utf8')), problems: []};
  const {lines, word} = brokenLines(bytes);
  const [first = 1, ...others] = lines;
  const also = others.length === 0 ? '' : `, and more in line ${others.slice(0, 20).join(', ')}`;
  return {
    text: asMeant(decoded(bytes, 'windows-1252')),
    problems: [whole(`another encoding, for instance at “${word}”${also}`, SAVE_AS_UTF8, first)],
  };
}

/** Reads and decodes a content file. @see decode */
export function readSource(siteDir: string, file: string): Source {
  return decode(file, readFileSync(path.join(siteDir, file)));
}

/** A kind of character that an author cannot see or did not mean, with what to do. */
interface Unseen {
  readonly pattern: RegExp;
  readonly name: string;
  readonly fix: string;
}

const TYPE_AGAIN = 'Delete the word and the spaces on either side, then type them again.';

/** Characters that hide words from the search, reverse them, or show as a box. */
const UNSEEN: readonly Unseen[] = [
  {pattern: /\u00AD/, name: 'a soft hyphen', fix: TYPE_AGAIN},
  {
    // A joiner in an emoji, or between letters of a script that needs it, is meant.
    pattern:
      /(?<=^|[\p{Script=Latin}\p{N}\p{P}\s])(?:\u200C|\u200D)|(?:\u200C|\u200D)(?=$|[\p{Script=Latin}\p{N}\p{P}\s])/u,
    name: 'an invisible joiner',
    fix: TYPE_AGAIN,
  },
  {
    pattern:
      /\u034F|\u17B4|\u17B5|[\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]/,
    name: 'an invisible character',
    fix: TYPE_AGAIN,
  },
  {
    pattern: /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]/u,
    name: 'an invisible character',
    fix: TYPE_AGAIN,
  },
  {
    pattern: /[\u2028\u2029\u0085\v\f]/,
    name: 'an invisible line break',
    fix: 'Delete it and press Enter instead.',
  },
  {
    pattern: /\uFFFD/,
    name: 'the sign for a character that was lost',
    fix: 'Type the word again as it was meant, for instance £ before a sum.',
  },
  {
    pattern: /[\uE000-\uF8FF\u{F0000}-\u{10FFFF}]/u,
    name: 'a sign of one font only, such as a bullet from Word',
    fix: 'Delete it. For a list, begin each line with a hyphen and a space.',
  },
  {
    pattern: /(?![\t\u0085\v\f])\p{Cc}/u,
    name: 'a control character',
    fix: TYPE_AGAIN,
  },
  {
    pattern: /Â[£©®°±·½¼¾§«»²³µ\u00A0]|â(?:€[\u0080-\u00BF™œ˜¦¢“”š›¡–—]|„¢|‰¤|‰¥)|Ã[\u0080-\u00BF]/,
    name: 'a garbled character: text in one encoding was read as another',
    fix: 'Type the word again as it was meant, for instance £ before a sum.',
  },
];

function codeOf(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Finds characters in a text that nobody can see or that became something else, by line. */
export function characterProblems(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    UNSEEN.flatMap(({pattern, name, fix}): Problem[] => {
      const found = pattern.exec(line);
      if (found === null) return [];
      const before = /\S*$/.exec(line.slice(0, found.index))?.[0] ?? '';
      const after = /^\S*/.exec(line.slice(found.index + found[0].length))?.[0] ?? '';
      // Shows where the character is, because it can't be seen.
      const isSeen = /[£-ɏ™“”]/.test(found[0]) && !/[\u0080-\u00AD]/.test(found[0]);
      const word = `${before}${isSeen ? found[0] : '▯'}${after}`.slice(-40);
      return [
        {
          file,
          field: 'text',
          line: index + 1,
          expected: 'only characters that a reader can see',
          found: `${name} (${codeOf(found[0])}) in “${word}”`,
          fix,
        },
      ];
    }),
  );
}
