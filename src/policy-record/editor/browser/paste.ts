import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Heading, Paragraph, PhrasingContent, Root as Markdown} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified, type Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {counted} from '../../../shared/counted';

type Node = ElementContent | RootContent;
type Parent = Element | Root;

// Names that Word, LibreOffice, Google Docs and Outlook write. cspell:ignore msocom mentreference msodel msoins
// cspell:ignore cmnt sdfootnote sdendnote safelinks listcontainerwrapper trackchangetextdeletion trackchangetextinsertion

/** How many passages of each kind the paste contained. */
type Passages = Record<'deletion' | 'insertion' | 'struck' | 'comment' | 'footnote', number>;

/** The bullets of Word, LibreOffice and PDFs, two of them from the symbol fonts. */
const BULLET = /^\s*[·•▪◦●○■‣\uF0B7\uF0A7](?:\s+|(?=[\p{L}\d]))/u;
/** A number of Word's lists, such as "2.", "b)", "(iv)". Clauses, such as "2.1", are no list. */
const NUMBER = /^\(?(?:\d{1,3}|[a-z]{1,4})[.)]$/i;
const CLAUSE = /^\d+(?:\.\d+)+\.?$/;
const isElement = (node: Node): node is Element => node.type === 'element';
const isBlank = (node: Node) =>
  node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
type List = Element & {tagName: 'ol' | 'ul'};
const isList = (node: Node): node is List => isElement(node) && ['ul', 'ol'].includes(node.tagName);

function element(
  tagName: string,
  children: readonly Node[],
  properties: Element['properties'] = {},
): Element {
  return {type: 'element', tagName, properties, children: children as ElementContent[]};
}

/** Returns an attribute in lower case, and a style without white space. */
function attribute({properties}: Element, name: string): string {
  const value = properties[name];
  const text = (Array.isArray(value) ? value.join(' ') : String(value ?? '')).toLowerCase();
  return name === 'style' ? text.replaceAll(/\s+/g, '') : text;
}

/** Says what a passage is that belongs to the reviewing of the text, not to the text. */
function passageOf(node: Element): keyof Passages | undefined {
  const [style, classes] = [attribute(node, 'style'), attribute(node, 'className')];
  if (node.tagName === 'del' || /\b(?:msodel|trackchangetextdeletion)/.test(classes))
    return 'deletion';
  if (node.tagName === 'ins' || /\b(?:msoins|trackchangetextinsertion)/.test(classes))
    return 'insertion';
  if (['s', 'strike'].includes(node.tagName) || /text-decoration[^;]*line-through/.test(style))
    return 'struck';
  const target = `${attribute(node, 'href')} ${attribute(node, 'id')}`;
  if (
    /(?:^| )msocom(?:mentreference|anchor)/.test(classes) ||
    style.includes('mso-special-character:comment') ||
    /(?:^| |#)_?(?:msocom|cmnt)/.test(target)
  )
    return 'comment';
  const isNote =
    /mso-(?:foot|end)note-id/.test(style) ||
    /(?:^| )(?:mso(?:foot|end)note|sd(?:foot|end)note)/.test(classes) ||
    /(?:^| |#)_?(?:ftn|edn|ftnt|sdfootnote|sdendnote)(?:_?ref)?\d/.test(target);
  return isNote ? 'footnote' : undefined;
}

const NEVER_TEXT = new Set(
  'style script title meta link img hr svg xml head input button select textarea object iframe video audio template'.split(
    ' ',
  ),
);

const isSign = (node: Node) =>
  isElement(node) && attribute(node, 'style').includes('mso-list:ignore');

/** Whether there is text besides the sign of a list paragraph. */
function hasWords(node: Node): boolean {
  if (!isElement(node)) return !isBlank(node);
  return !isSign(node) && node.children.some(hasWords);
}

function isHidden(node: Element): boolean {
  return (
    NEVER_TEXT.has(node.tagName) ||
    node.tagName.startsWith('v:') ||
    node.properties.hidden === true ||
    attribute(node, 'ariaHidden') === 'true' ||
    /mso-hide:all|display:none|visibility:hidden|mso-element:(?:header|footer|comment|footnote|endnote)/.test(
      attribute(node, 'style'),
    )
  );
}

/** Takes out the sign of a list paragraph of Word, such as "·" or "1.". */
function signOf(paragraph: Element): string | undefined {
  let sign: string | undefined;
  visit(paragraph, 'element', (inner, index, parent) => {
    if (!isSign(inner)) return undefined;
    sign ??= toString(inner).trim();
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index];
  });
  return sign;
}

/** Takes the bullet from the start of a paragraph's text. */
function takeBullet(paragraph: Element): boolean {
  let isTaken = false;
  visit(paragraph, 'text', (text) => {
    if (text.value.trim() === '') return undefined;
    isTaken = BULLET.test(text.value);
    text.value = text.value.replace(BULLET, '');
    return false;
  });
  return isTaken;
}

/** An item of a list, before the list is built. */
interface Item {
  readonly kind: string;
  readonly depth: number;
  /** Its number, if it has one. */
  readonly start: number;
  readonly children: Node[];
}

/** Reads a paragraph as Word writes list items: with a style, or only with a bullet. */
function itemOf(paragraph: Element): Item | undefined {
  const sign = signOf(paragraph);
  if (sign === undefined ? !takeBullet(paragraph) : CLAUSE.test(sign)) return undefined;
  const [, depth = '1'] = /mso-list:[^;]*level(\d)/.exec(attribute(paragraph, 'style')) ?? [];
  const kind = sign !== undefined && NUMBER.test(sign) ? 'ol' : 'ul';
  const start = Number.parseInt(sign ?? '', 10);
  return {kind, depth: Number(depth), start, children: paragraph.children};
}

/**
 * Reads all items of a list and its inner lists. Google Docs writes those between the items, and
 * Word on the web writes a list of each item, which names its level.
 */
function itemsOf(list: Element, depth = 1): Item[] {
  const first = Number(list.properties.start ?? 1);
  return list.children.filter(isElement).flatMap((child, index) => {
    if (isList(child)) return itemsOf(child, depth + 1);
    const own = Number(attribute(child, 'dataAriaLevel') || depth);
    const inner = child.children.filter(isList);
    const children = child.children.filter((each) => !isList(each));
    const item = {kind: list.tagName, depth: own, start: first + index, children};
    return [item, ...inner.flatMap((each) => itemsOf(each, own + 1))];
  });
}

/** Nests items in lists by their depth. */
function nest(items: readonly Item[]): Element[] {
  const roots: Element[] = [];
  const open: {readonly depth: number; readonly list: Element}[] = [];
  for (const {kind, depth, start, children} of items) {
    const isOther = () => {
      const last = open.at(-1);
      return last && (last.depth > depth || (last.depth === depth && last.list.tagName !== kind));
    };
    while (isOther()) open.pop();
    let last = open.at(-1);
    if (last?.depth !== depth) {
      const list = element(kind, [], Number.isNaN(start) ? {} : {start});
      const outer = last?.list.children.findLast(isElement)?.children ?? roots;
      outer.push(list);
      last = {depth, list};
      open.push(last);
    }
    last.list.children.push(element('li', children));
  }
  return roots;
}

/** Joins list paragraphs and lists that follow one another to lists. */
function gatherLists(children: readonly Node[]): Node[] {
  const gathered: Node[] = [];
  let items: Item[] = [];
  const close = () => {
    gathered.push(...nest(items));
    items = [];
  };
  for (const child of children) {
    const item = isElement(child) && child.tagName === 'p' ? itemOf(child) : undefined;
    if (item !== undefined) {
      items.push(item);
    } else if (isList(child)) {
      items.push(...itemsOf(child));
    } else if (items.length === 0 || !isBlank(child)) {
      close();
      gathered.push(child);
    }
  }
  close();
  return gathered;
}

/** Returns the level of a paragraph that is formatted as a heading. */
function headingLevel(paragraph: Element): number | undefined {
  const isNamed = attribute(paragraph, 'role') === 'heading';
  const found = isNamed
    ? attribute(paragraph, 'ariaLevel')
    : (/^(?:mso)?heading_?(\d)/.exec(attribute(paragraph, 'className'))?.[1] ??
      /mso-outline-level:(\d)/.exec(attribute(paragraph, 'style'))?.[1]);
  return found === undefined ? undefined : Math.min(6, Number(found) || 1);
}

/** Names an element by its formatting: bold, slanted, a heading. */
function nameByStyle(node: Element): void {
  const style = attribute(node, 'style');
  if (['p', 'div'].includes(node.tagName)) {
    const level = headingLevel(node);
    if (level !== undefined) node.tagName = `h${level}`;
  } else if (
    /font-weight:(?:normal|[1-4]00)/.test(style) &&
    ['b', 'strong'].includes(node.tagName)
  ) {
    // Google Docs wraps all that it copies in such an element.
    node.tagName = 'span';
  } else if (style.includes('font-style:normal') && ['i', 'em'].includes(node.tagName)) {
    node.tagName = 'span';
  } else if (node.tagName === 'span' && /font-weight:(?:bold|[6-9]00)/.test(style)) {
    node.tagName = 'strong';
  } else if (node.tagName === 'span' && style.includes('font-style:italic')) {
    node.tagName = 'em';
  }
}

/** Returns the address of a link, without the detour that Outlook and Google put before it. */
function addressOf(link: Element): string | undefined {
  const {href = ''} = link.properties;
  if (typeof href !== 'string') return undefined;
  const [, query] =
    /^https:\/\/(?:[\w.]+\.safelinks\.protection\.outlook\.com\/|www\.google\.com\/url)\?(.*)/.exec(
      href,
    ) ?? [];
  const detour = new URLSearchParams(query);
  const address = detour.get('url') ?? detour.get('q') ?? href;
  return /^(?:https?:|mailto:|tel:|\/)/.test(address) ? address : undefined;
}

/** Markdown's tables begin with a row of headings, so the first row is it. */
function nameFirstRow(table: Element): void {
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return undefined;
    for (const cell of row.children) if (isElement(cell)) cell.tagName = 'th';
    return false;
  });
}

/** Makes a table's cells single lines, which Markdown requires. */
function flatten(node: Element): Node[] {
  return node.children.flatMap((child): Node[] => {
    if (!isElement(child)) return [child];
    if (!/^(?:p|div|br|ul|ol|li|h[1-6])$/.test(child.tagName)) {
      return [{...child, children: flatten(child) as ElementContent[]}];
    }
    return [...flatten(child), {type: 'text', value: ' '}];
  });
}

/** Takes out what Word keeps for its own use, between a pair of its comments. */
function withoutWordOnly(children: readonly Node[]): Node[] {
  let isInside = false;
  return children.filter((child) => {
    const condition = child.type === 'comment' ? child.value.trim() : '';
    if (/^\[if (?:support|gte|mso)/i.test(condition) && !/endif/i.test(condition)) isInside = true;
    if (/^\[endif\]/i.test(condition)) isInside = false;
    return !isInside && child.type !== 'comment';
  });
}

/** Word on the web wraps each list, even those of one item. */
const isWrapper = (node: Parent) =>
  node.type === 'element' && /(?:^| )listcontainerwrapper/.test(attribute(node, 'className'));

/** Cleans the text to keep, as plain HTML, and counts what is left out. */
function clean(parent: Parent, passages: Passages, outer?: keyof Passages): void {
  let previous: keyof Passages | undefined;
  const kept = withoutWordOnly(parent.children).flatMap((child): Node[] => {
    if (child.type === 'text') {
      previous = undefined;
      child.value = child.value
        .replaceAll('\u00A0', ' ')
        .replaceAll('\u2011', '-')
        .replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '');
      return [child];
    }
    if (!isElement(child)) return [];
    if (isHidden(child)) return [];
    const passage = passageOf(child);
    // Word splits a passage where its formatting changes.
    const isNew = passage !== undefined && passage !== previous && passage !== outer;
    if (isNew) passages[passage] += 1;
    previous = passage;
    if (passage !== undefined && passage !== 'insertion') return [];
    const before = passages.deletion + passages.struck;
    nameByStyle(child);
    clean(child, passages, passage ?? outer);
    const isEmptied = passages.deletion + passages.struck > before && !hasWords(child);
    if (isEmptied && /^(?:p|li|tr|table|h[1-6]|ul|ol)$/.test(child.tagName)) return [];
    if (child.tagName === 'a') {
      const href = addressOf(child);
      if (href === undefined) return child.children;
      child.properties = {href};
    }
    if (['td', 'th'].includes(child.tagName)) child.children = flatten(child) as ElementContent[];
    if (child.tagName === 'table') nameFirstRow(child);
    return isWrapper(child) ? child.children : [child];
  });
  parent.children = isWrapper(parent) ? kept : gatherLists(kept);
}

/** Signs of headings that Word or an author numbered: "2. Gifts", "2.1 Gifts", "2 Gifts". */
const HEADING_NUMBER = /^\d{1,2}(?:(?:\.\d+)*[.)]?\s+(?=\p{Lu})|(?:\.\d+)*[.)]\s*|(?:\.\d+)+\s+)/u;

/** Splits a paragraph where it has two line breaks, and writes one as a space. */
function paragraphsOf({children}: Paragraph): Paragraph[] {
  const parts: PhrasingContent[][] = [[]];
  const tidy = tidyMarks(children);
  tidy.forEach((child, index) => {
    if (child.type !== 'break') parts.at(-1)?.push(child);
    else if (tidy[index - 1]?.type === 'break') parts.push([]);
    else parts.at(-1)?.push({type: 'text', value: ' '});
  });
  return parts
    .map((part) => {
      const [first, last] = [part[0], part.at(-1)];
      if (first?.type === 'text') first.value = first.value.trimStart();
      if (last?.type === 'text') last.value = last.value.trimEnd();
      return part;
    })
    .filter((part) => part.some((node) => node.type !== 'text' || node.value.trim() !== ''))
    .map((part) => ({type: 'paragraph', children: part}));
}

function textOf(heading: Heading): string {
  let words = '';
  visit(heading, ['text', 'inlineCode', 'break'], (node) => {
    words += 'value' in node ? node.value : ' ';
  });
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** Joins bold or slanted words that Word split, and takes spaces out of their ends. */
function tidyMarks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const tidy: PhrasingContent[] = [];
  for (const node of nodes) {
    if (node.type === 'link') node.children = tidyMarks(node.children);
    if (node.type !== 'strong' && node.type !== 'emphasis') {
      tidy.push(node);
      continue;
    }
    const last = tidy.at(-1);
    const children = tidyMarks(node.children);
    const [first, end] = [children[0], children.at(-1)];
    const before = first?.type === 'text' && /^\s/.test(first.value) ? ' ' : '';
    if (first?.type === 'text') first.value = first.value.trimStart();
    const after = end?.type === 'text' && /\s$/.test(end.value) ? ' ' : '';
    if (end?.type === 'text') end.value = end.value.trimEnd();
    const isEmpty = children.every((each) => each.type === 'text' && each.value === '');
    if (before) tidy.push({type: 'text', value: before});
    if (last?.type === node.type && !before) last.children.push(...children);
    else if (!isEmpty) tidy.push({...node, children});
    if (after) tidy.push({type: 'text', value: after});
  }
  return tidy;
}

/** Adapts headings and paragraphs to a document: sections, parts of sections, paragraphs. */
function adapt(tree: Markdown): void {
  const depths: number[] = [];
  visit(tree, 'heading', ({depth}) => void depths.push(depth));
  const top = Math.min(...depths);
  visit(tree, ['heading', 'paragraph', 'listItem', 'list', 'tableCell'], (node, index, parent) => {
    if (node.type === 'heading') {
      // The page numbers its sections itself.
      const words = textOf(node).replace(HEADING_NUMBER, '');
      node.depth = node.depth === top ? 2 : 3;
      node.children = [{type: 'text', value: words}];
      if (words === '') parent?.children.splice(index ?? 0, 1);
      return words === '' ? [SKIP, index] : SKIP;
    }
    if (node.type === 'tableCell') node.children = tidyMarks(node.children);
    if (node.type === 'list' || node.type === 'listItem') node.spread = false;
    if (node.type !== 'paragraph') return undefined;
    const parts = paragraphsOf(node);
    parent?.children.splice(index ?? 0, 1, ...(parts as never[]));
    return [SKIP, (index ?? 0) + parts.length];
  });
}

/** Writes tables. The rest of remark-gfm would put backslashes into addresses. */
function remarkTables(this: Processor): void {
  const data = this.data();
  data.toMarkdownExtensions = [
    ...(data.toMarkdownExtensions ?? []),
    gfmTableToMarkdown({tablePipeAlign: false}),
  ];
}

/** Turns raised and lowered figures into signs of their own, because m² isn’t m2. */
function setSmallFigures(tree: Root): void {
  visit(tree, 'element', (node) => {
    const style = String(node.properties.style);
    const isRaised = node.tagName === 'sup' || /vertical-align:\s*super/.test(style);
    const isLowered = node.tagName === 'sub' || /vertical-align:\s*sub/.test(style);
    if (!isRaised && !isLowered) return;
    visit(node, 'text', (text) => {
      if (!/^\d+$/.test(text.value)) return;
      const signs = isRaised ? '⁰¹²³⁴⁵⁶⁷⁸⁹' : '₀₁₂₃₄₅₆₇₈₉';
      text.value = text.value.replaceAll(/\d/g, (digit) => signs[Number(digit)] ?? digit);
    });
  });
}

const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(() => (tree: Root, file) => {
    clean(tree, file.data.passages as Passages);
    setSmallFigures(tree);
  })
  .use(rehypeRemark)
  .use(() => adapt)
  .use(remarkMdx)
  .use(remarkTables)
  .use(remarkStringify, {bullet: '-', listItemIndent: 'one'});

/** What a paste becomes. */
export interface Pasted {
  readonly markdown: string;
  /** What was left out, for the officer; empty if nothing was. */
  readonly notice: string;
}

function noticeOf({deletion, insertion, struck, comment, footnote}: Passages): string {
  const changes = [
    ...(deletion > 0 ? [`${counted(deletion, 'deletion')} left out`] : []),
    ...(insertion > 0 ? [`${counted(insertion, 'insertion')} kept`] : []),
  ];
  const others = Object.entries({'struck-out passage': struck, comment, footnote})
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => counted(count, noun));
  return [
    ...(changes.length > 0
      ? [`The text had tracked changes: ${changes.join(', ')}. Accept all changes in Word first.`]
      : []),
    ...(others.length > 0 ? [`Left out: ${others.join(', ')}.`] : []),
  ].join(' ');
}

/** Elements that plain text lacks. Without one, the clipboard's plain text is what to paste. */
const FORMATTING = /<(?:p|li|table|a|b|strong|i|em|h[1-6]|ins|del|s|strike)[\s>]/i;

/**
 * Converts HTML copied from Word or a web page to Markdown, with its headings, lists, bold words,
 * links and tables. Leaves out what tracked changes struck out, hidden text, comments and footnotes.
 *
 * @returns undefined if the HTML has no formatting
 */
export function pastedHtml(html: string): Pasted | undefined {
  if (!FORMATTING.test(html)) return undefined;
  const passages: Passages = {deletion: 0, insertion: 0, struck: 0, comment: 0, footnote: 0};
  const markdown = String(processor.processSync({value: html, data: {passages}})).trim();
  return {markdown, notice: noticeOf(passages)};
}

/** Turns the bullets of a PDF's text into list items. Markdown, and other plain text, stays. */
export function pastedText(text: string): string {
  return text.replaceAll(/^[^\S\n]*[·•▪◦●○■‣\uF0B7\uF0A7][^\S\n]+/gm, '- ');
}
