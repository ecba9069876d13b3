import {DomUtils, parseDocument} from 'htmlparser2';

const {findOne, getElementsByTagName, isTag, isText, textContent} = DomUtils;

export type Element = ReturnType<typeof getElementsByTagName>[number];
type Node = Element['children'][number];

/** The part of a page under one heading or clause number, in page order. */
export interface PagePart {
  /** Id to link to. Absent at the top, and where no element has an id. */
  readonly anchor?: string;
  /** Heading above the part. Absent at the top of the page. */
  readonly section?: string;
  /** Number of the clause, in policies and notices. Example: `'5.3'`. */
  readonly clause?: string;
  /** Lower-level headings in the text that don't begin a part. */
  readonly headings: readonly string[];
  /** Text without heading and number, one line per block. */
  readonly text: string;
}

/** A built page as its readers see it. */
export interface ReadPage {
  /** Title without the name of the site. Example: `'Whistleblowing policy'`. */
  readonly title: string;
  /** Empty if the page has none. */
  readonly description: string;
  /** Canonical address. Empty if the page has none. */
  readonly canonical: string;
  readonly noindex: boolean;
  /** The first-level heading. Empty if the page has none. */
  readonly heading: string;
  /** Address of the first picture in `main`. */
  readonly picture?: string;
  /** The parts of `main`. The first is the top of the page. */
  readonly parts: readonly PagePart[];
  /** All classes on the page. */
  readonly classes: ReadonlySet<string>;
}

/** Elements that begin and end a line of text. */
const BLOCKS = new Set(
  'address article aside blockquote br caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const HEADING = /^h[1-6]$/;

/** Elements whose text isn't content: navigation, controls, pictures, scripts. */
const NO_TEXT = new Set(
  'button form iframe nav noscript picture script select style svg template textarea video'.split(
    ' ',
  ),
);

/** Roles of text that only appears when something happens, such as a script that did not load. */
const NO_TEXT_ROLES = new Set(['alert', 'status']);

/** Classes of links from a heading or clause to itself, and of text for screen readers only. */
const NO_TEXT_CLASSES = [
  'clause__number',
  'section-heading__link',
  'delta__link',
  'visually-hidden',
];

function classesOf({attribs}: Element): string[] {
  return attribs.class?.split(/\s+/).filter(Boolean) ?? [];
}

function isRead(element: Element): boolean {
  return !(
    NO_TEXT.has(element.name) ||
    NO_TEXT_ROLES.has(element.attribs.role ?? '') ||
    'hidden' in element.attribs ||
    element.attribs['aria-hidden'] === 'true' ||
    classesOf(element).some((name) => NO_TEXT_CLASSES.includes(name))
  );
}

/**
 * Returns the id of a heading: its own, or that of the section that it begins. A section whose
 * contents are folded has its id on the contents.
 */
function anchorOf(heading: Element, without: (element: Element) => boolean): string | undefined {
  if (heading.attribs.id !== undefined) return heading.attribs.id;
  for (let parent = heading.parent; parent && isTag(parent); parent = parent.parent) {
    if (parent.name !== 'section' && parent.name !== 'article') continue;
    const first = findOne(({name}) => HEADING.test(name), parent.children);
    if (first !== heading || without(parent)) return undefined;
    const isFolded = (part: Element) => classesOf(part).includes('disclosure__target');
    return parent.attribs.id ?? findOne(isFolded, parent.children)?.attribs.id;
  }
  return undefined;
}

/** Collapses spaces as browsers do, and puts each block on its own line. */
function inLines(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim();
}

type Drafted = Omit<PagePart, 'headings' | 'text'> & {readonly headings: string[]; text: string};

/**
 * Splits `main` at its second-level headings, at third-level headings with an id, and at the
 * numbered clauses of policies and notices.
 */
function partsOf(main: Element, without: (element: Element) => boolean): PagePart[] {
  let part: Drafted = {headings: [], text: ''};
  const parts = [part];
  const begin = (next: Drafted) => parts.push((part = next));

  function heading(element: Element): boolean {
    const anchor = anchorOf(element, without);
    const words = lineOf(element.children);
    if (element.name === 'h2' || (element.name === 'h3' && anchor !== undefined)) {
      begin({...(anchor !== undefined && {anchor}), section: words, headings: [], text: ''});
      return true;
    }
    if (element.name !== 'h1') part.headings.push(words);
    return false;
  }
  function clause({attribs: {id = ''}}: Element): void {
    const {section} = part;
    begin({
      anchor: id,
      ...(section !== undefined && {section}),
      clause: id,
      headings: [],
      text: '',
    });
  }
  function read(nodes: readonly Node[]): void {
    for (const node of nodes) {
      // Line breaks in the source have no meaning.
      if (isText(node)) part.text += node.data.replaceAll(/\s+/g, ' ');
      if (!isTag(node) || !isRead(node) || without(node)) continue;
      if (HEADING.test(node.name) && heading(node)) continue;
      const isBlock = BLOCKS.has(node.name);
      if (isBlock) part.text += '\n';
      if (classesOf(node).includes('clause')) clause(node);
      read(node.children);
      if (isBlock) part.text += '\n';
      // Separates elements that only CSS keeps apart, such as a name and its remark.
      else if (node.next && isTag(node.next)) part.text += ' ';
    }
  }
  read(main.children);
  return parts.map((each) => ({...each, text: inLines(each.text)}));
}

function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      return isTag(node) && isRead(node) ? textOf(node.children) : '';
    })
    .join('');
}

/** Returns text on one line. */
function lineOf(nodes: readonly Node[]): string {
  return inLines(textOf(nodes)).replaceAll('\n', ' ');
}

/**
 * Reads a built page: its title, and its `main` part by part.
 *
 * @param html the page as Docusaurus and the minifier wrote it
 * @param without selects elements to skip, besides navigation, controls and hidden ones
 */
export function readPage(
  html: string,
  without: (element: Element) => boolean = () => false,
): ReadPage {
  const page = parseDocument(html);
  const all = getElementsByTagName('*', page, true);
  const first = (name: string) => all.find((element) => element.name === name);
  const attribute = (name: string, by: string, value: string, wanted: string) =>
    all.find((element) => element.name === name && element.attribs[by] === value)?.attribs[wanted];
  const main = first('main');
  const inMain = main ? getElementsByTagName('*', main, true) : [];
  const pictures = inMain.flatMap(({attribs: {srcset, src}}) => srcset ?? src ?? []);
  const heading = inMain.find(({name}) => name === 'h1');
  return {
    title: textContent(first('title') ?? [])
      .replace(/ \| [^|]*$/, '')
      .trim(),
    description: attribute('meta', 'name', 'description', 'content') ?? '',
    canonical: attribute('link', 'rel', 'canonical', 'href') ?? '',
    noindex: attribute('meta', 'name', 'robots', 'content')?.includes('noindex') ?? false,
    heading: lineOf(heading?.children ?? []),
    ...(pictures[0] !== undefined && {picture: pictures[0].replace(/ .*/s, '')}),
    parts: main ? partsOf(main, without) : [],
    classes: new Set(all.flatMap(classesOf)),
  };
}
