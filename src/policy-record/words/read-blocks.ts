import {createSlugger} from '@docusaurus/utils';
import type {Heading, ListItem, Paragraph, RootContent} from 'mdast';
import type {Problem} from '../../shared/report';
import {partsOf, textOf, type Block, type Run} from '../shared/blocks';
import {numberOf, parseMarkdown} from '../../reading/grammar';
import {described, isComment, readRuns, tidyRuns, type Refuse} from './runs';

/** The source of a policy's text. */
export interface PolicySource {
  /** Path from the root of the repository, for messages. */
  readonly file: string;
  /** Markdown below the front matter. */
  readonly body: string;
  /** Line of the file on which the body begins, counted from 1. */
  readonly firstLine: number;
}

export interface BlocksReading {
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

type Component = Extract<RootContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

const INLINE = new Set([
  'text',
  'inlineCode',
  'strong',
  'emphasis',
  'link',
  'break',
  'mdxTextExpression',
  'mdxFlowExpression',
  'delete',
  'image',
  'linkReference',
  'imageReference',
  'footnoteReference',
]);

/** Decides the kind of a paragraph by its position. */
type Place = 'section' | 'inside' | 'note';

class BlocksReader {
  readonly problems: Problem[] = [];
  private readonly slugs = createSlugger();

  constructor(private readonly source: PolicySource) {}

  readonly refuse: Refuse = (node, found, fix) => {
    const line = (node.position?.start.line ?? 1) + this.source.firstLine - 1;
    this.problems.push({
      file: this.source.file,
      field: `text, line ${line}`,
      expected: 'something that a PDF and a comparison can also show',
      found,
      fix,
    });
  };

  /** Reads a run of nodes; loose inline content counts as a paragraph. */
  flow(nodes: readonly RootContent[], place: Place, depth = 0): Block[] {
    const blocks: Block[] = [];
    let loose: RootContent[] = [];
    const closeLoose = () => {
      const runs = readRuns(loose, this.refuse);
      if (runs.length > 0) {
        blocks.push({kind: place === 'note' ? 'note' : 'paragraph', runs});
      }
      loose = [];
    };
    for (const node of nodes) {
      if (INLINE.has(node.type)) {
        loose.push(node);
      } else {
        closeLoose();
        blocks.push(...this.block(node, place, depth));
      }
    }
    closeLoose();
    return blocks;
  }

  private block(node: RootContent, place: Place, depth: number): Block[] {
    switch (node.type) {
      case 'heading':
        return this.heading(node, place);
      case 'paragraph':
        return this.paragraph(node, place);
      case 'list':
        return node.children.flatMap((item, index) =>
          this.item(item, node.ordered === true ? String((node.start ?? 1) + index) : '', depth),
        );
      case 'table':
        return node.children.map((row, index) => ({
          kind: 'row',
          header: index === 0,
          cells: row.children.map((cell) => readRuns(cell.children, this.refuse)),
        }));
      case 'blockquote':
        return this.flow(node.children, place === 'section' ? 'inside' : place, depth);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.component(node);
      default:
        this.refuse(node, described(node), 'Write it as text, a list, a table or a note.');
        return [];
    }
  }

  private heading(node: Heading, place: Place): Block[] {
    const runs = readRuns(node.children, this.refuse);
    const level = node.depth === 2 || node.depth === 3 ? node.depth : undefined;
    if (level === undefined || place !== 'section') {
      this.refuse(
        node,
        `the level-${node.depth} heading "${textOf(runs)}"`,
        'Begin it with ## or ###, and don’t put it inside a list, a note or anything else.',
      );
      return [];
    }
    return [
      {
        kind: 'heading',
        level,
        number: numberOf(node) ?? '',
        id: this.slugs.slug(textOf(runs)),
        runs,
      },
    ];
  }

  private paragraph(node: Paragraph, place: Place): Block[] {
    const runs = readRuns(node.children, this.refuse);
    if (textOf(runs).startsWith(':::')) {
      this.refuse(node, 'three colons at the start of a line', 'Use <Note> instead.');
    }
    const number = numberOf(node);
    return [
      number === undefined
        ? {kind: place === 'note' ? 'note' : 'paragraph', runs}
        : {kind: 'clause', number, runs},
    ];
  }

  private item(node: ListItem, number: string, depth: number): Block[] {
    const {runs, rest} = opening(this.flow(node.children, 'inside', depth + 1));
    const box = typeof node.checked === 'boolean' ? [{text: node.checked ? '☑ ' : '☐ '}] : [];
    return [
      {kind: 'item', ordered: number !== '', number, depth, runs: tidyRuns([...box, ...runs])},
      ...rest,
    ];
  }

  private component(node: Component): Block[] {
    switch (node.name) {
      case 'Note':
        return this.flow(node.children, 'note');
      case 'Definitions':
        return this.entries(node, 'Definition').flatMap((entry) => this.definition(entry, 'term'));
      case 'RoleGrid':
        return this.entries(node, 'Role').flatMap((entry) => this.definition(entry, 'title'));
      case 'Steps':
        return this.entries(node, 'Step').flatMap((entry, index) =>
          this.step(entry, String(index + 1)),
        );
      case 'CallToAction': {
        const text = this.property(node, 'label');
        return [{kind: 'paragraph', runs: tidyRuns([{text, href: '/contact'}])}];
      }
      default:
        this.refuse(
          node,
          described(node),
          'In a policy, use plain text, Note, Definitions, Steps, RoleGrid or CallToAction.',
        );
        return [];
    }
  }

  private entries(list: Component, name: string): Component[] {
    return list.children.filter((node) => {
      if ('name' in node && node.name === name) return true;
      const isNothing =
        node.type === 'text'
          ? node.value.trim() === ''
          : node.type.endsWith('Expression') && 'value' in node && isComment(node.value);
      if (!isNothing) {
        this.refuse(
          node,
          `${described(node)} in <${list.name ?? ''}>`,
          `Put nothing but <${name}> inside <${list.name ?? ''}>.`,
        );
      }
      return false;
    }) as Component[];
  }

  private definition(node: Component, property: string): Block[] {
    const {runs, rest} = opening(this.flow(node.children, 'inside'));
    const term = tidyRuns([{text: this.property(node, property)}]);
    return [{kind: 'definition', term, runs}, ...rest];
  }

  private step(node: Component, number: string): Block[] {
    const {runs, rest} = opening(this.flow(node.children, 'inside'));
    const title = this.property(node, 'title');
    const joint = {text: /[.:?!]$/.test(title) ? ' ' : ': '};
    const titled = tidyRuns([{text: title, strong: true}, joint, ...runs]);
    return [{kind: 'item', ordered: true, number, depth: 0, runs: titled}, ...rest];
  }

  private property(node: Component, name: string): string {
    const value = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    )?.value;
    if (typeof value !== 'string') {
      this.refuse(
        node,
        `<${node.name ?? ''}> without "${name}"`,
        `Write ${name}="…" with the words in double quotes.`,
      );
      return '';
    }
    return value;
  }
}

/** Splits content into its first paragraph, which goes on the first line, and the rest. */
function opening(blocks: readonly Block[]): {runs: readonly Run[]; rest: readonly Block[]} {
  const [first, ...rest] = blocks;
  return first?.kind === 'paragraph' ? {runs: first.runs, rest} : {runs: [], rest: blocks};
}

/**
 * Reads a policy's text into blocks, numbered as on the page. Reports everything that a copy cannot
 * render, and reads the rest, so that one report lists all problems.
 *
 * @throws when the text is not MDX, or a brand token is unknown
 */
export function readBlocks(source: PolicySource): BlocksReading {
  const reader = new BlocksReader(source);
  const nodes = parseMarkdown(source.body);
  const blocks = reader
    .flow(nodes, 'section')
    .filter((block) => partsOf(block).some((runs) => runs.length > 0));
  return {blocks, problems: reader.problems};
}
