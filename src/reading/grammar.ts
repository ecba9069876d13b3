import type {Heading, Paragraph, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {toString} from 'mdast-util-to-string';
import {unified, type Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {createSlugger} from '@docusaurus/utils';
import {replaceBrandTokens, tokenFamily} from '../data/brand/tokens';
import {bodyOf} from './front-matter';

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
function numberText({children}: Root, hasClauses: boolean): void {
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

/** Markdown plugin: names headings and numbers sections and clauses, as the record does. */
export function remarkNumbers(): (tree: Root, file: CompiledFile) => void {
  return (tree, {data: {frontMatter}}) => {
    const kind = frontMatter?.kind;
    nameHeadings(tree);
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
 * Replaces brand tokens in text, code, link addresses and string properties. Documents never name
 * the brand themselves, so editing `src/data/brand/brand.ts` rebrands them all. Archived versions
 * and closed editions contain no tokens.
 *
 * @throws when a token is unknown; the message lists the known ones
 */
export function replaceTokens(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const name = node.value.trim();
      if (parent && index !== undefined && TOKEN.test(name)) {
        const {position} = node;
        const text = {type: 'text', value: replaceBrandTokens(`{${name}}`), position} as const;
        // A token alone on its line is a paragraph, as any other word would be.
        const isFlow = node.type === 'mdxFlowExpression';
        parent.children[index] = isFlow ? {type: 'paragraph', children: [text], position} : text;
      }
    }
    if (node.type === 'inlineCode') {
      node.value = replaceBrandTokens(node.value);
    }
    if ('url' in node) {
      node.url = replaceBrandTokens(node.url.replace(ESCAPED_TOKEN, '{$1}'));
    }
    if ('attributes' in node) {
      for (const attribute of node.attributes) {
        if (typeof attribute.value === 'string') {
          attribute.value = replaceBrandTokens(attribute.value);
        }
      }
    }
  });
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, {singleTilde: false});

/**
 * Parses Markdown into a syntax tree. The site has one grammar: MDX with the tables, lists and bare
 * links of GitHub, and nothing else. A colon, a single tilde or `:name:` in a text is only itself.
 *
 * @throws VFileMessage, with the line, when the text is not MDX
 */
export function parseTree(body: string): Root {
  return parser.parse(body);
}

/**
 * Markdown plugin that gives Docusaurus's compiler the grammar of {@link parseTree}, instead of its
 * own with directives, so that the compiled text is the text that was checked and recorded. Tokens
 * are replaced here, because MDX splits a paragraph of tokens.
 *
 * @throws when a token is unknown; the message lists the known ones
 */
export function oneGrammar(this: Processor): void {
  this.parser = (document) => {
    const tree = parseTree(bodyOf(document));
    replaceTokens(tree);
    visit(tree, (node) => {
      if ('url' in node) node.url = decodable(node.url);
    });
    return tree;
  };
}

/** Replaces entities, such as `&shy;`, with the characters that a page shows. */
export function withoutEntities(text: string): string {
  return text.replaceAll(/&#?\w+;/g, (entity) => toString(parseTree(entity)) || ' ');
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Whether MDX removes the paragraph and keeps the components in it. */
export function isOnlyComponents({children}: Paragraph): boolean {
  const filled = children.filter((child) => !isBlank(child));
  return (
    filled.length > 0 &&
    filled.every(({type}) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression')
  );
}

/** Whether an expression is only a comment, which the page does not show. */
export function isComment(expression: string): boolean {
  return /^\s*(\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(expression);
}

/** The address of a heading that its author chose: `## Cost {/* #the-figures *\/}`. */
const CHOSEN_ID = /^\s*\/\*\s*#(\S+)[^]*\*\/\s*$/;

/** Ids of parts that pages of documents have besides their headings. */
const PAGE_IDS = 'main in-short in-force-on revisions record statutes edition-label sidebar-name';

/**
 * Gives each heading its address on the page, and removes the comment that names it. Without such a
 * comment the address is made of the heading's words. A part of the page keeps its own: a heading
 * “Record” becomes `record-1`.
 */
export function nameHeadings(tree: Root): void {
  const slugger = createSlugger();
  for (const id of PAGE_IDS.split(' ')) slugger.slug(id);
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1);
    const chosen = last?.type === 'mdxTextExpression' ? CHOSEN_ID.exec(last.value)?.[1] : undefined;
    if (chosen !== undefined) {
      node.children.pop();
      const words = node.children.at(-1);
      if (words?.type === 'text') words.value = words.value.trimEnd();
    }
    setId(
      node,
      chosen === undefined
        ? slugger.slug(wordsOf(node))
        : slugger.slug(chosen, {maintainCase: true}),
    );
  });
}

/** Words of a heading, without comments. */
function wordsOf({children}: Heading): string {
  return children
    .map((child) =>
      child.type === 'mdxTextExpression' && isComment(child.value) ? '' : toString(child),
    )
    .join('')
    .trim();
}

function setId(node: Heading, id: string): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, id}};
}

/** Returns the address of a heading, without `#`. */
export function idOf({data}: Heading): string {
  const {id} = data?.hProperties ?? {};
  return typeof id === 'string' ? id : '';
}

/**
 * Finishes a syntax tree as the page shows it: paragraphs that contain only components unwrapped,
 * brand tokens replaced, sections and clauses numbered.
 *
 * @throws when a brand token is unknown
 */
export function finishTree(tree: Root, hasClauses: boolean): RootContent[] {
  replaceTokens(tree);
  visit(tree, 'paragraph', (node, index, parent) => {
    if (parent === undefined || index === undefined || !isOnlyComponents(node)) return undefined;
    const inside: RootContent[] = node.children.filter((child) => !isBlank(child));
    (parent.children as RootContent[]).splice(index, 1, ...inside);
    return [SKIP, index];
  });
  nameHeadings(tree);
  numberText(tree, hasClauses);
  return tree.children;
}

/** Parses and finishes the text of a policy or a notice. */
export function parseMarkdown(body: string): RootContent[] {
  return finishTree(parseTree(body), true);
}
