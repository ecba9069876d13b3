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

const ANY = `[ \\t${SPACES}]`;
const MARKER = String.raw`(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)`;

/**
 * Matches the start of a line up to the words: the characters that begin a heading, a list, a
 * quotation or a table with the spaces beside them, and the line below the headings of a table.
 */
const LINE_START = new RegExp(
  `^${ANY}*(?:(?:${MARKER}${ANY}+)+|\\|(?:[|:\\-]|${ANY})*$|(?=\\|))`,
  'gm',
);

/** Matches the same in a title block: a line of hyphens, or a field with characters before it. */
const FIELD_START = new RegExp(`^(?:---${ANY}*$|${ANY}*(?:-${ANY}+)*(?:[\\w-]+:${ANY}+)?)`, 'gm');

/** Matches a title block. */
const TITLE_BLOCK = new RegExp(`^---${ANY}*\\n(?:.*\\n)*?---${ANY}*$`, 'm');

const ODD_SPACE = new RegExp(`[${SPACES}]`, 'g');

const withPlainSpaces = (text: string) => text.replaceAll(ODD_SPACE, ' ');

/**
 * Corrects what has only one meaning: line ends of any system, byte order marks, accents stored
 * apart from their letters (as on a Mac), and an odd space beside the characters that begin a
 * heading, a list, a quotation, a table or a field.
 */
export function asMeant(text: string): string {
  const lines = text
    .replace(/^\uFEFF+/, '')
    .replaceAll(/\r+\n|\r/g, '\n')
    .normalize('NFC')
    .replaceAll(LINE_START, withPlainSpaces);
  const block = lines.startsWith('---') ? (TITLE_BLOCK.exec(lines)?.[0] ?? '') : '';
  return block.replaceAll(FIELD_START, withPlainSpaces) + lines.slice(block.length);
}

/** What the bytes 80 to 9F mean on Windows. Node.js 20 decodes them as control characters. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

function windowsText(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll(/[\x80-\x9F]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** Decodes a text of one byte a character. A curly apostrophe shows whether it is from a Mac. */
function oneByteText(bytes: Buffer): string {
  return /[a-z]\xD5[a-z]|\xD2[^\n]*\xD3/i.test(bytes.toString('latin1'))
    ? new TextDecoder('macintosh').decode(bytes)
    : windowsText(bytes);
}

/** Returns the name of a UTF-16 encoding if a text begins with its mark, or nearly every second byte is zero. */
function utf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zeros = (at: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === at).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (Math.max(even, odd) * 3 < start.length || Math.min(even, odd) * 8 > start.length) {
    return undefined;
  }
  return odd > even ? 'utf-16le' : even > odd ? 'utf-16be' : undefined;
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
  for (const [index, line] of bytes
    .toString('latin1')
    .split(/\r\n?|\n/)
    .entries()) {
    const own = Buffer.from(line, 'latin1');
    if (isUtf8(own)) continue;
    lines.push(index + 1);
    word ||= (/\S*\P{ASCII}\S*/u.exec(oneByteText(own))?.[0] ?? '').slice(0, 40);
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
    const text = asMeant(new TextDecoder(wide).decode(bytes));
    return {text, problems: [whole('the encoding UTF-16', SAVE_AS_UTF8)]};
  }
  // A single zero in a text is reported with its line, as a control character.
  const isText = isUtf8(bytes) && bytes.filter((byte) => byte === 0).length * 2 < bytes.length;
  if (bytes.includes(0) && !isText) {
    const fix = 'Restore the text from a backup, or delete the file.';
    return {text: '', problems: [whole('a file that isn’t text', fix)]};
  }
  if (isUtf8(bytes)) return {text: asMeant(bytes.toString('utf8')), problems: []};
  const {lines, word} = brokenLines(bytes);
  const [first = 1, ...others] = lines;
  const also = others.length === 0 ? '' : `, and more in line ${others.slice(0, 20).join(', ')}`;
  return {
    text: asMeant(oneByteText(bytes)),
    problems: [whole(`another encoding, for instance at “${word}”${also}`, SAVE_AS_UTF8, first)],
  };
}

/** Reads and decodes a content file. @see decode */
export function readSource(siteDir: string, file: string): Source {
  return decode(file, readFileSync(path.join(siteDir, file)));
}

// Signs of garbled texts. cspell:ignore ôúùìî
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
    pattern:
      /Â[£©®°±·½¼¾§«»²³µ\u00A0]|â(?:€[\u0080-\u00BF™œ˜¦¢“”š›¡–—]|„¢|‰¤|‰¥|‚¬)|Ã[\u0080-\u00BF]|ï»¿|‚Ä[ôúùìî¶¢]|¬£|√[©®†°±]/,
    name: 'a garbled character: text in one encoding was read as another',
    fix: 'Type the word again as it was meant, for instance £ before a sum.',
  },
];

/** Removes the characters that nobody can see, so that they cause no second report. */
export function withoutUnseen(text: string): string {
  return text
    .replaceAll(/[\u2028\u2029\u0085\v\f]/g, ' ')
    .replaceAll(/(?![\t\n])[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu, '');
}

/** Returns the text that was read in the wrong encoding, if it can be told. Example: `é` for `Ã©`. */
function ungarbled(word: string): string | undefined {
  const bytes = Array.from(word, (sign) => {
    const at = WINDOWS.indexOf(sign);
    return at === -1 ? sign.charCodeAt(0) : 0x80 + at;
  });
  const isOneByte = bytes.every((byte) => byte < 256) && bytes.some((byte) => byte > 127);
  return isOneByte && isUtf8(Uint8Array.from(bytes)) ? Buffer.from(bytes).toString() : undefined;
}

/** Example: `U+00AD`. */
export function codeOf(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Finds invisible and wrongly decoded characters in a text, by line. */
export function characterProblems(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    UNSEEN.flatMap(({pattern, name, fix}): Problem[] => {
      const found = pattern.exec(line);
      if (found === null) return [];
      const before = /\S*$/.exec(line.slice(0, found.index))?.[0] ?? '';
      const after = /^\S*/.exec(line.slice(found.index + found[0].length))?.[0] ?? '';
      // Shows where the character is, because it can't be seen.
      const isSeen = /[£-ɏ™“”]/.test(found[0]) && !/[\u0080-\u009F\u00AD]/.test(found[0]);
      const word = `${before}${isSeen ? found[0] : '▯'}${after}`.slice(-40);
      const meant = ungarbled(before + found[0] + after);
      return [
        {
          file,
          field: 'text',
          line: index + 1,
          expected: 'only characters that a reader can see',
          found: `${name} (${codeOf(found[0])}) in “${word}”`,
          fix: meant === undefined ? fix : `Write “${meant}”.`,
        },
      ];
    }),
  );
}
