import type {Heading, Paragraph, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {replaceBrandTokens, tokenFamily} from '../data/brand/tokens';

/** Returns the number of a heading or paragraph on the page and in the record, e.g. `'5.3'`. */
export function numberOf({data}: Heading | Paragraph): string | undefined {
  const {dataSection, dataClause} = data?.hProperties ?? {};
  const number = dataSection ?? dataClause;
  return number === undefined ? undefined : String(number);
}

function setNumber(node: Heading | Paragraph, name: 'dataSection' | 'dataClause', number: string) {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, [name]: number}};
}

/**
 * Numbers the sections of a text, and the clauses of a policy or notice: the paragraphs directly in
 * a section. Paragraphs in a note, a list or a quotation have no number.
 */
export function numberText({children}: Root, hasClauses: boolean): void {
  let [section, clause] = [0, 0];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) {
      [section, clause] = [section + 1, 0];
      setNumber(node, 'dataSection', String(section));
    } else if (node.type === 'paragraph' && section > 0 && hasClauses) {
      clause += 1;
      setNumber(node, 'dataClause', `${section}.${clause}`);
    }
  }
}

/** The document's data that Docusaurus passes to plugins. */
interface CompiledFile {
  readonly data: {readonly frontMatter?: {readonly kind?: string}};
}

/** Markdown plugin: numbers sections and clauses for the HTML plugins that need the numbers. */
export function remarkNumbers(): (tree: Root, file: CompiledFile) => void {
  return (tree, {data: {frontMatter}}) => {
    const kind = frontMatter?.kind;
    numberText(tree, kind === 'policy' || kind === 'notice');
  };
}

const TOKEN = new RegExp(`^${tokenFamily}[\\w.]+$`);

/** Matches a token in an address whose braces are percent-encoded. */
const ESCAPED_TOKEN = new RegExp(`%7B(${tokenFamily}[^{}%\\s]*)%7D`, 'gi');

/**
 * Escapes per cent signs in the path or anchor of this site that cannot be decoded. No page has such
 * an address, so it is reported as a broken link; Docusaurus would stop with "URI malformed".
 */
function decodable(address: string): string {
  if (/^([a-z][\w+.-]*:|\/\/)/i.test(address)) return address;
  return address.replaceAll(/^[^?#]+|#.*$/g, (part) => {
    try {
      decodeURI(part);
      return part;
    } catch {
      return part.replaceAll('%', '%25');
    }
  });
}

/**
 * Markdown plugin: replaces brand tokens in text, code, link addresses and string properties.
 * Documents never name the brand themselves, so editing `src/data/brand/brand.ts` rebrands them
 * all. Archived versions and closed editions contain no tokens.
 *
 * @throws when a token is unknown; the message lists the known ones.
 */
export function remarkBrandTokens(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        const name = node.value.trim();
        if (parent && index !== undefined && TOKEN.test(name)) {
          const {position} = node;
          parent.children[index] = {type: 'text', value: replaceBrandTokens(`{${name}}`), position};
        }
      }
      if (node.type === 'inlineCode') {
        node.value = replaceBrandTokens(node.value);
      }
      if ('url' in node) {
        node.url = decodable(replaceBrandTokens(node.url.replace(ESCAPED_TOKEN, '{$1}')));
      }
      if ('attributes' in node) {
        for (const attribute of node.attributes) {
          if (typeof attribute.value === 'string') {
            attribute.value = replaceBrandTokens(attribute.value);
          }
        }
      }
    });
  };
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const replaceTokens = remarkBrandTokens();

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Whether MDX removes the paragraph and keeps the components in it. */
function isOnlyComponents({children}: Paragraph): boolean {
  const filled = children.filter((child) => !isBlank(child));
  return (
    filled.length > 0 &&
    filled.every(({type}) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression')
  );
}

/**
 * Reads a document's text into a syntax tree as the site's compiler sees it: MDX with tables and
 * bare links, paragraphs that contain only components unwrapped, brand tokens replaced, sections
 * and clauses numbered.
 *
 * @param body Markdown below the front matter
 * @throws when the text is not MDX, or a brand token is unknown
 */
export function parseMarkdown(body: string): RootContent[] {
  const tree = parser.parse(body);
  visit(tree, 'paragraph', (node, index, parent) => {
    if (parent === undefined || index === undefined || !isOnlyComponents(node)) return undefined;
    const inside: RootContent[] = node.children.filter((child) => !isBlank(child));
    (parent.children as RootContent[]).splice(index, 1, ...inside);
    return [SKIP, index];
  });
  replaceTokens(tree);
  numberText(tree, true);
  return tree.children;
}
