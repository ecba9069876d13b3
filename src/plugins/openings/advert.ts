import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {brand} from '../../data/brand/brand';
import {replaceBrandTokens, tokenFamily} from '../../data/brand/tokens';
import {quoted, type Problem} from '../../shared/report';

/** The properties of a Markdown syntax node that this module reads or writes. */
interface MarkdownNode {
  type: string;
  value?: unknown;
  url?: unknown;
  depth?: unknown;
  children?: MarkdownNode[];
  position?: {start: {line: number}} | undefined;
}

export interface Advert {
  /** HTML as the page shows it, with absolute addresses. */
  readonly html: string;
  readonly findings: readonly AdvertFinding[];
}

/** A problem in the text, with its line number, counted from 1. */
export type AdvertFinding = Omit<Problem, 'file' | 'field'> & {readonly line: number};

/** Allowed syntax: headings, lists, tables, links and emphasis. */
const ALLOWED = new Set([
  'root',
  'heading',
  'paragraph',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'link',
  'strong',
  'emphasis',
  'text',
  'break',
]);

/**
 * Allowed link targets: a page of the site, an https address, an email address or a phone number.
 */
const ADDRESS = /^(\/(?!\/)|https:\/\/|mailto:|tel:)/;

const BRAND_TOKEN = new RegExp(`\\{${tokenFamily}[\\w.]+\\}`, 'g');

const markdown = unified().use(remarkParse).use(remarkGfm);
const html = unified().use(remarkRehype).use(rehypeStringify);

/**
 * Reads the text of an advert. It must be plain Markdown, so that search engines and feeds show the
 * same text as the page. Code is rejected, because MDX would run it.
 *
 * @param text Markdown, with brand tokens not yet replaced; unknown ones are kept
 */
export function readAdvert(text: string): Advert {
  const tree = markdown.parse(text);
  const findings = [...codeIn(text), ...unsupportedIn(tree)];
  replaceTokens(tree);
  return {html: html.stringify(html.runSync(tree)), findings};
}

/** Finds code that Markdown reads as text but MDX would run. */
function codeIn(text: string): AdvertFinding[] {
  return text.split('\n').flatMap((line, index) => {
    const written = line.replaceAll(BRAND_TOKEN, (token) => ' '.repeat(token.length));
    const code = /[<{}]|^(import|export)\s|^\s*:::?/.exec(written);
    return code === null ? [] : [finding(index + 1, line.slice(code.index))];
  });
}

function unsupportedIn(node: MarkdownNode): AdvertFinding[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'heading' && node.depth === 1) {
    return [
      {
        line,
        expected: 'headings at the second level (##) or below',
        found: 'a first-level heading',
        fix: 'Begin the heading with ##. The page’s only first-level heading is the job title.',
      },
    ];
  }
  // Already reported by `codeIn`, which finds its brackets and braces.
  if (node.type === 'html') return [];
  if (!ALLOWED.has(node.type)) return [finding(line, node.type)];
  if (node.type === 'link' && !ADDRESS.test(String(node.url))) {
    return [
      {
        line,
        expected: 'a link to an address that begins with /, https://, mailto: or tel:',
        found: quoted(node.url),
        fix: 'Write the whole address.',
      },
    ];
  }
  return (node.children ?? []).flatMap(unsupportedIn);
}

function finding(line: number, found: string): AdvertFinding {
  return {
    line,
    expected: 'headings, paragraphs, lists, tables and links in plain Markdown',
    found: quoted(found),
    fix: 'Take out code, pictures, components, braces and angle brackets; say it in words.',
  };
}

function replaceTokens(node: MarkdownNode): void {
  if (typeof node.value === 'string') node.value = withTokensReplaced(node.value);
  if (typeof node.url === 'string') {
    const url = withTokensReplaced(node.url);
    node.url = url.startsWith('/') ? `${brand.url}${url}` : url;
  }
  node.children?.forEach(replaceTokens);
}

/** Ignores unknown tokens; the front matter check reports them with a list of known ones. */
function withTokensReplaced(text: string): string {
  try {
    return replaceBrandTokens(text);
  } catch {
    return text;
  }
}
