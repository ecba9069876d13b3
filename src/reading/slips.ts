import type {Advice} from './components';

/** A mistake that Markdown reads as plain text. */
export interface Slip extends Advice {
  readonly pattern: RegExp;
  /** Whether it counts only if the line above or below begins with the same character. */
  readonly isList?: true;
  /** Whether it counts only beside a line of the same paragraph that matches too. */
  readonly besides?: true;
  /** Whether it counts only on the last line. */
  readonly isEnd?: true;
}

/** How a note is written. */
export const NOTE: Advice = {
  expected: 'a note between <Note> and </Note>',
  fix: 'Write <Note> and </Note> each on its own line, and delete these signs.',
};

const TABLE_LINE: Advice = {
  expected: 'a line of hyphens below the headings of a table, with as many cells: | --- | --- |',
  fix: 'Write that line below the first one, with an empty line above the table.',
};

const LIST = 'a hyphen and a space at the start of each entry of a list';

/** Tried on the start of each line of a paragraph. */
export const AT_START: readonly Slip[] = [
  {pattern: /^(?::::|!!!\s*\w|\/{3}\s*\w)/, ...NOTE},
  {pattern: /^\[!\w+\]/, ...NOTE},
  {
    pattern: /^(?:#{2,6}\p{L}|#\p{Lu})/u,
    expected: 'a space after the number signs of a heading',
    fix: 'Type a space after them.',
  },
  {
    pattern: /^#{7}/,
    expected: 'headings with two number signs (##) or three',
    fix: 'Begin it with ## or ###.',
  },
  {
    pattern: /^(?:\/\*|\/\/\s|%%\s)/,
    expected: 'a comment between {/* and */}',
    fix: 'Write {/* before the comment and */} after it, or delete it.',
  },
  {
    pattern: /^([=+~^—–])\1{2,}\s*$/,
    expected: 'no line of signs only',
    fix: 'Delete it, or begin a new section with ## and a space.',
  },
  {
    pattern: /^\[[ xX]?\]\s+[^\s(]/,
    expected: 'an entry of a check list with a space or an x in its brackets',
    fix: 'Begin the line with a hyphen, a space, [ ] and a space, or delete the brackets.',
  },
  {
    pattern: /^\[{1,2}_?toc_?\]{1,2}$/i,
    expected: 'no list of contents: the page lists its sections',
    fix: 'Delete it.',
  },
  {
    pattern: /^(?:[•·◦▪●‣⁃∙➢➤]|o\t)\s*\S/,
    expected: LIST,
    fix: 'Replace the bullet with a hyphen, with an empty line above the list.',
  },
  {
    pattern: /^(?:[–—]\s|[▫■□○►✓✔✗✘◆◇])\s*\S/,
    isList: true,
    expected: LIST,
    fix: 'Replace the sign with a hyphen, with an empty line above the list.',
  },
  {
    pattern: /^[-*+][^\s*+\-\d.,:;)|]/,
    isList: true,
    expected: LIST,
    fix: 'Type a space after the hyphen.',
  },
  {
    // A letter or a number before entries that Markdown joins to one paragraph.
    pattern: /^(?:\(?(?:[a-z]|[ivx]{2,4}|\d{1,2})[.)]|\d{1,2}(?:\.\d{1,2})+\.?|--|→)\s+\S/i,
    besides: true,
    expected: 'an empty line between lines that begin with a letter or a number',
    fix: 'Leave an empty line between them, or begin each line with a hyphen and a space.',
  },
  {
    pattern: /^\|.*\|\s*$/,
    isList: true,
    ...TABLE_LINE,
  },
  {pattern: /^\+(?:[-=]+\+)+\s*$/, ...TABLE_LINE},
];

const LINK = 'a link of the form [words](address), with no space in the address';

/** Tried on each line of paragraphs, headings and cells. */
export const ANYWHERE: readonly Slip[] = [
  {
    pattern: /(?<!\\)!\[[^\]]*\]\s?\(/,
    expected: 'no picture among the words',
    fix: 'Use <Figure> with a picture of the catalogue: see contributing/components-for-authors.md.',
  },
  {
    pattern: /(?<!\\)\]\s\((?=[/#]|https?:|mailto:|tel:|www\.|\.)/,
    expected: LINK,
    fix: 'Delete the space between ] and (.',
  },
  {
    pattern: /(?<!\\)\]\([^)]*[“”‘’]/,
    expected: LINK,
    fix: 'Type the quotes again as ". Word turns them into curly ones.',
  },
  {
    pattern: /(?<!\\\[[^[\]]*)\]\((?=[/#]|https?:|mailto:|tel:|www\.|\.)[^)]*\s/,
    expected: LINK,
    fix: 'Delete the spaces in the address, or write %20 for each.',
  },
  {
    pattern: /(?<!\\\[[^[\]]*)\]\((?=[/#]|https?:|mailto:|tel:|www\.|\.)/,
    expected: LINK,
    fix: 'Write each bracket of the pairs [ ] and ( ), and no link inside another.',
  },
  {
    pattern: /(?<!\\)\[\[.+?\]\]/,
    expected: 'a link of the form [words](address)',
    fix: 'Write the link in this form.',
  },
  {
    pattern: /(?<!\\)\[\^[^\]\s]+\]/,
    expected: 'no mark for a footnote',
    fix: 'Put the words of the footnote in brackets here.',
  },
  {
    pattern: /(?<![\\*\p{L}\p{N}])\*\*(?:(?=[\p{L}\p{N}“"‘'(£])|\s[^*]*[^\s*]\*\*(?!\*))/u,
    expected: 'two asterisks directly before and after words in bold',
    fix: 'Delete the space beside the asterisks, or the asterisks.',
  },
  {
    pattern: /(?<![\\=])==[^\s=](?:[^=]*[^\s=])?==(?!=)/,
    expected: 'no signs == round words',
    fix: 'Write **words** to make them bold.',
  },
  {
    pattern: /(?<!\\)(?:[A-Za-z)]~\d{1,2}~(?!\d)|[\p{L}\p{N})]\^[\w+-]{1,3}\^)/u,
    expected: 'small figures without signs round them',
    fix: 'Type the small figure itself, such as ² in m² or ₂ in CO₂.',
  },
  {
    pattern: /(?<!\\)\\$/,
    isEnd: true,
    expected: 'no backslash at the end of a paragraph: there is no next line to begin',
    fix: 'Delete it.',
  },
];
