/** What a Markdown file links to and what in it can be linked to; pure text in, lists out. */

const FENCE = /^( {0,3})(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\2[^\n]*$/gm;
const INLINE_CODE = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g;
const COMMENT = /<!--[\s\S]*?-->/g;
/** `[text](target "title")`, also with the target in pointed brackets, and pictures. */
const INLINE_LINK = /\]\(\s*(?:<([^>\n]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*)*))[^)\n]*\)/g;
/** `[name]: target` at the beginning of a line. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:\s*<?([^\s>]+)>?/gm;
const HTML_LINK = /<(?:a|img)\b[^>]*?\b(?:href|src)="([^"]*)"/g;
const HTML_ANCHOR = /<[a-z]+\b[^>]*?\b(?:id|name)="([^"]+)"/g;
const HEADING = /^ {0,3}#{1,6}\s+(.+?)\s*#*\s*$/gm;

/**
 * The text with everything blanked that only shows Markdown; line numbers stay.
 *
 * @param {string} text
 * @param {RegExp[]} patterns
 */
function blank(text, patterns) {
  return patterns.reduce(
    (rest, pattern) => rest.replace(pattern, (found) => found.replace(/[^\n]/g, ' ')),
    text,
  );
}

/**
 * @param {string} text the whole file
 * @returns {{target: string, line: number}[]} every link and picture, in order; lines count from 1
 */
export function linksOf(text) {
  const prose = blank(text, [FENCE, COMMENT, INLINE_CODE]);
  return [INLINE_LINK, DEFINITION, HTML_LINK]
    .flatMap((pattern) => [...prose.matchAll(pattern)])
    .map((found) => ({
      target: found[1] ?? found[2] ?? '',
      line: prose.slice(0, found.index).split('\n').length,
    }))
    .sort((one, other) => one.line - other.line);
}

/**
 * The anchor that the code host gives a heading.
 *
 * @param {string} heading the heading's Markdown, for example "Add an `opening`"
 */
function anchorOf(heading) {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/**
 * @param {string} text the whole file
 * @returns {Set<string>} anchors of all headings (numbered when repeated) and of HTML ids
 */
export function anchorsOf(text) {
  const prose = blank(text, [FENCE, COMMENT]);
  /** @type {Map<string, number>} */
  const uses = new Map();
  /** @type {Set<string>} */
  const anchors = new Set();
  for (const [, heading = ''] of prose.matchAll(HEADING)) {
    const anchor = anchorOf(heading);
    const used = uses.get(anchor) ?? 0;
    uses.set(anchor, used + 1);
    anchors.add(used === 0 ? anchor : `${anchor}-${used}`);
  }
  for (const [, id = ''] of prose.matchAll(HTML_ANCHOR)) {
    anchors.add(id);
  }
  return anchors;
}
