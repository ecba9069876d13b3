import {charactersOf} from '../fonts/faces';
import {codeOf} from './source';

/** A character that copies cannot show, or several of one kind in a row. */
export interface Unprintable {
  /** Position in the text. */
  readonly index: number;
  /** Example: `'日本'` */
  readonly character: string;
  /** What an author sees. Examples: `“日本” (U+65E5)`, `an invisible character (U+200B)`. */
  readonly name: string;
  /** What to do instead. */
  readonly fix: string;
}

/** Signs that no font of ours has, and that the template of the PDF draws. */
const DRAWN = /^[☐☑☒✓✔✗✘⁺⁻]$/u;

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Chooses how a character is shown after it: as text or as a picture. */
const VARIATION = /[\uFE00-\uFE0F]/g;

/** Plain letters for ligatures, wide letters, Roman numerals, ℃ and ℉. */
const LETTERS = /[\uFB00-\uFB06\uFF01-\uFF5E\u2160-\u217F\u2103\u2109]/g;

/** Raises the first number of a fraction and lowers the second, so that 2⅓ isn't read as 21/3. */
function fraction(sign: string): string {
  const digit = (from: string) => (found: string) => from[Number(found)] ?? found;
  const [above = '', below = ''] = sign.normalize('NFKC').split('⁄');
  return `${above.replace(/\d/g, digit('⁰¹²³⁴⁵⁶⁷⁸⁹'))}⁄${below.replace(/\d/g, digit('₀₁₂₃₄₅₆₇₈₉'))}`;
}

/**
 * Returns a text as a PDF sets it: accents joined to their letters, and characters that our fonts
 * lack replaced with others that look the same. Texts and fingerprints keep the original
 * characters.
 */
export function printed(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(VARIATION, '')
    .replaceAll(/[\u2007\u202F]/g, '\u00A0')
    .replaceAll(/[\u2000-\u2006\u2008\u200A\u205F\u3000]/g, ' ')
    .replaceAll('\u2012', '–')
    .replaceAll(/[⅐-⅞]/g, fraction)
    .replaceAll(LETTERS, (letter) => letter.normalize('NFKC'));
}

/** Whether the fonts, or the template of the PDF, can draw every character of a text. */
function isDrawable(text: string): boolean {
  return charactersOf('text', text).every(({character, font}) => font ?? DRAWN.test(character));
}

/** Returns a likely spelling in characters that can be printed. Examples: `m²` for `㎡`. */
function spelling(character: string): string | undefined {
  const plain = printed(character.normalize('NFKC')).replace(/(?<=m)[23]$/, (power) =>
    power === '2' ? '²' : '³',
  );
  const letter = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return [plain, letter].find((each) => each.trim() !== '' && isDrawable(each));
}

function fixFor(character: string): string {
  if (/^\p{Co}/u.test(character)) {
    return 'It comes from a font of signs, such as Wingdings. Delete it; in a list, begin the line with a hyphen and a space.';
  }
  if (character.startsWith('\uFFFD')) {
    return 'The character was lost when the text was copied or saved. Type it again.';
  }
  if (/\p{Emoji_Presentation}|\uFE0F|[\u{1F000}-\u{1FFFF}]/u.test(character)) {
    return 'Leave the emoji out.';
  }
  const other = spelling(character);
  if (other !== undefined) return `Write “${other}”.`;
  if (/^\p{Script=Greek}/u.test(character)) {
    return 'Write it in Latin letters, and a single letter by its name, such as “lambda”.';
  }
  return /^\p{L}/u.test(character)
    ? 'Write it in Latin letters.'
    : 'Leave it out, or say it in words. In a list, begin the line with a hyphen and a space.';
}

function invisible(index: number, character: string): Unprintable {
  const name = `an invisible character (${codeOf(character)})`;
  const fix = 'Delete the word and the spaces on either side, then type them again.';
  return {index, character, name, fix};
}

/**
 * Finds the characters of a text that its PDF could not show, in the order of the text. Line ends
 * and tabs may be in it.
 */
export function unprintable(text: string): Unprintable[] {
  const found: Unprintable[] = [];
  for (const {index, character, font} of charactersOf('text', text)) {
    if (font !== undefined && character !== '\u00AD') continue;
    if (/^[\r\n\t]+$/.test(character)) continue;
    const set = printed(character);
    const seen = set.replaceAll(INVISIBLE, '');
    if (seen === '' || (seen !== set && isDrawable(seen))) {
      const [hidden = set] = set.match(INVISIBLE) ?? [];
      found.push(invisible(index, hidden));
      continue;
    }
    if (isDrawable(set)) continue;
    const fix = fixFor(character);
    const last = found.at(-1);
    if (last?.fix === fix && last.index + last.character.length === index) {
      const run = last.character + character;
      found[found.length - 1] = {...last, character: run, name: `“${run}” (${codeOf(run)})`};
    } else {
      found.push({index, character, name: `“${character}” (${codeOf(character)})`, fix});
    }
  }
  return found;
}
