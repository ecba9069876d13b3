import type {List, Nodes, Parents, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {replaceBrandTokens, tokenFamily} from '../data/brand/tokens';
import {problemsFromZod, quoted, type Problem} from '../shared/report';
import {
  componentNamed,
  componentNames,
  insteadOfTag,
  propertiesOf,
  type JsxElement,
} from './components';
import {unknownToken} from './front-matter';
import {isComment, isOnlyComponents} from './grammar';
import {
  CODE_LINE,
  excerpt,
  insteadOfBraces,
  parseText,
  type Finding,
  type Text,
} from './parse-text';
import {ANYWHERE, AT_START, NOTE, type Slip} from './slips';

/**
 * Where a text is published: in copies of the record (PDF, plain text, comparison), on a page only,
 * or in the feeds of openings. This decides what it may contain.
 */
export type Medium = 'record' | 'page' | 'project' | 'advert';

export interface TextReading {
  /** Absent if the text can't be parsed. */
  readonly tree?: Root;
  readonly problems: readonly Problem[];
}

/** The words for kinds of Markdown that a medium doesn't show, and what to write instead. */
const REFUSED: Readonly<Record<string, {readonly found: string; readonly fix: string}>> = {
  blockquote: {found: 'a quotation (>)', fix: 'Write it as a paragraph.'},
  code: {found: 'a block of code', fix: 'Write it as plain text, a list or a table.'},
  definition: {
    found: 'an address for a link elsewhere',
    fix: 'Write [words](address) in the text.',
  },
  delete: {
    found: 'words that are struck through (~~)',
    fix: 'Delete the two tildes on each side, or the words.',
  },
  footnoteDefinition: {found: 'a footnote', fix: 'Put the words in brackets where they belong.'},
  footnoteReference: {
    found: 'a mark for a footnote',
    fix: 'Put the words of the footnote in brackets here, and delete the footnote.',
  },
  image: {
    found: 'a picture',
    fix: 'Use <Figure> with a picture of the catalogue: see contributing/components-for-authors.md.',
  },
  imageReference: {
    found: 'a picture',
    fix: 'Use <Figure> with a picture of the catalogue: see contributing/components-for-authors.md.',
  },
  inlineCode: {found: 'words between backticks (`)', fix: 'Delete the backticks.'},
  linkReference: {
    found: 'a link whose address is elsewhere',
    fix: 'Write [words](address).',
  },
  listItem: {found: 'an entry of a check list', fix: 'Delete the brackets after the hyphen.'},
  thematicBreak: {found: 'a line of hyphens or asterisks', fix: 'Delete it, or write a heading.'},
};

const NOWHERE = ['footnoteDefinition', 'footnoteReference', 'image', 'imageReference'];
const NOT_IN_COPIES = [
  ...NOWHERE,
  'code',
  'definition',
  'delete',
  'linkReference',
  'thematicBreak',
];

const REFUSED_IN: Readonly<Record<Medium, readonly string[]>> = {
  record: NOT_IN_COPIES,
  page: NOWHERE,
  project: NOWHERE,
  advert: [...NOT_IN_COPIES, 'blockquote', 'inlineCode'],
};

/** What a text may contain, for reports. */
const EXPECTED: Readonly<Record<Medium, string>> = {
  record: 'something that a PDF and a comparison can also show',
  page: 'something that the page can show',
  project: 'something that the page can show',
  advert: 'headings, paragraphs, lists, tables and links',
};

const TOKEN = new RegExp(`^${tokenFamily}[\\w.]+$`);
const WRITTEN_TOKEN = new RegExp(`(?:\\{|%7B)${tokenFamily}[^{}%\\s]*(?:\\}|%7D)`, 'gi');

function tokenFinding(written: string): Omit<Finding, 'line'> | undefined {
  try {
    replaceBrandTokens(written.replace(/^%7B/i, '{').replace(/%7D$/i, '}'));
    return undefined;
  } catch (error) {
    return unknownToken((error as Error).message);
  }
}

function columnOf({position}: Nodes): number {
  return (position?.start.column ?? 1) - 1;
}

function lineOf({position}: Nodes): number {
  return position?.start.line ?? 1;
}

/** Stands for everything on a line that Markdown has understood. */
const UNDERSTOOD = '\uFFFC';

/** Places among words, where a component can't be. */
const AMONG_WORDS: Readonly<Record<string, string>> = {
  paragraph: 'among words',
  heading: 'in a heading',
  link: 'in a link',
  tableCell: 'in a table',
  strong: 'in bold words',
  emphasis: 'in words in italics',
  delete: 'in words that are struck through',
};

/** Where a node begins or ends. */
type Place = NonNullable<Nodes['position']>['start'];

/** Checks the nodes of one text. */
class TextCheck {
  readonly problems: Problem[] = [];
  private readonly parents = new Map<Nodes, Parents>();

  constructor(
    private readonly text: Text,
    private readonly medium: Medium,
  ) {}

  report(finding: Finding, field = 'text'): void {
    this.problems.push({file: this.text.file, field, ...finding});
  }

  private refuse(node: Nodes, found: string, fix: string): void {
    this.report({line: lineOf(node), expected: EXPECTED[this.medium], found, fix});
  }

  private written(node: Nodes): string {
    const {start, end} = node.position ?? {};
    return start && end ? this.text.lines.slice(start.line - 1, end.line).join('\n') : '';
  }

  check(tree: Root): void {
    const marked = new Set<string>();
    visit(tree, (node) => {
      // A mark inside a footnote would hide a footnote that only refers to itself.
      if (node.type === 'footnoteDefinition') return SKIP;
      if (node.type === 'footnoteReference') marked.add(node.identifier);
      return undefined;
    });
    visit(tree, (node, _index, parent) => {
      if (parent !== undefined) this.parents.set(node, parent);
      // A footnote is reported where its mark is, which is where its words belong.
      if (node.type === 'footnoteDefinition' && marked.has(node.identifier)) return SKIP;
      const refused = REFUSED[node.type];
      if (refused !== undefined && REFUSED_IN[this.medium].includes(node.type)) {
        const isPicture = node.type.startsWith('image') && this.medium === 'advert';
        this.refuse(node, refused.found, isPicture ? 'Remove it; say it in words.' : refused.fix);
        return SKIP;
      }
      switch (node.type) {
        case 'mdxjsEsm': {
          const fix = CODE_LINE.fix.replace(': at', ', or delete the line: at');
          this.report({...CODE_LINE, fix, line: lineOf(node), found: quoted(node.value)});
          return SKIP;
        }
        case 'mdxTextExpression':
        case 'mdxFlowExpression':
          this.expression(node, parent);
          return SKIP;
        case 'mdxJsxTextElement':
        case 'mdxJsxFlowElement':
          return this.element(node, parent);
        case 'heading':
          this.heading(node, parent?.type !== 'root');
          this.slips(node, ANYWHERE);
          break;
        case 'tableCell':
          this.slips(node, ANYWHERE);
          break;
        case 'listItem':
          if (this.medium === 'advert' && typeof node.checked === 'boolean') {
            this.refuse(node, REFUSED.listItem?.found ?? '', REFUSED.listItem?.fix ?? '');
          }
          if (node.children.length === 0) {
            const fix = 'Write them, or delete the line.';
            const expected = 'words in each entry of a list';
            this.report({line: lineOf(node), expected, found: quoted(this.written(node)), fix});
          }
          break;
        case 'code':
          this.code(node);
          break;
        case 'paragraph':
          if (node.children.every(isSpace)) this.empty(node);
          this.slips(node, [...AT_START, ...ANYWHERE]);
          break;
        case 'blockquote':
          this.quotation(node);
          break;
        case 'list':
          this.numbers(node);
          break;
        case 'emphasis':
          this.emphasis(node);
          break;
        case 'table':
          this.table(node);
          break;
        case 'inlineCode':
          this.tokens(node, node.value);
          break;
        case 'link':
        case 'definition':
          this.tokens(node, node.url);
          break;
      }
      return undefined;
    });
  }

  /** Reports a paragraph of spaces, such as \&nbsp;, which a policy would number. */
  private empty(node: Nodes): void {
    const fix = 'Delete the line. An empty line is enough between paragraphs.';
    this.report({line: lineOf(node), expected: 'words', found: quoted(this.written(node)), fix});
  }

  /** Reports a comparison that Markdown reads as a quotation without the sign: `>5 people`. */
  private quotation(node: Nodes & Parents): void {
    const written = this.written(node).trim();
    if (node.children.length > 0 && !/^>[\d£$€=]/.test(written)) return;
    this.report({
      line: lineOf(node),
      expected: 'a quotation after the sign > and a space',
      found: quoted(written),
      fix: 'Write the words "more than", or a backslash before the sign: \\>',
    });
  }

  /** Reports a list whose entries would get other numbers than its author wrote. */
  private numbers({ordered, start, children}: List): void {
    if (ordered !== true) return;
    const written = children.map((child) => {
      const [, number] = /^\s*(\d+)/.exec(this.written(child).slice(columnOf(child))) ?? [];
      return Number(number);
    });
    // Markdown allows the same number before each entry.
    if (written.every((number) => number === written[0])) return;
    const at = written.findIndex((number, index) => number !== (start ?? 1) + index);
    const child = children[at];
    if (child === undefined) return;
    this.report({
      line: lineOf(child),
      expected: `the number ${(start ?? 1) + at}, which the page shows`,
      found: excerpt(this.text.lines[lineOf(child) - 1], 0),
      fix: 'Number the entries without a gap, or begin a new list below a paragraph.',
    });
  }

  private tokens(node: Nodes, written: string): void {
    for (const [token] of written.matchAll(WRITTEN_TOKEN)) {
      const finding = tokenFinding(token);
      if (finding !== undefined) this.report({line: lineOf(node), ...finding});
    }
  }

  private expression(node: Nodes & {readonly value: string}, parent: Parents | undefined): void {
    const name = node.value.trim();
    if (TOKEN.test(name)) {
      const finding = tokenFinding(`{${name}}`);
      if (finding !== undefined) this.report({line: lineOf(node), ...finding});
      return;
    }
    // A comment in a heading names the heading's address.
    const isMeant =
      name !== '' && isComment(node.value) && (this.medium !== 'advert' || parent === undefined);
    if (isMeant) return;
    const isHidden = this.medium === 'advert' && name.startsWith('/*');
    this.report({
      line: lineOf(node),
      found: quoted(`{${node.value}}`),
      ...(isHidden ? {expected: EXPECTED.advert, fix: 'Delete it.'} : insteadOfBraces(name)),
    });
  }

  private element(node: JsxElement, parent: Parents | undefined): typeof SKIP | undefined {
    const line = lineOf(node);
    const name = node.name ?? '';
    const found = `<${name}>`;
    const component = componentNamed(name);
    const isRefused =
      component !== undefined &&
      ((this.medium === 'record' && component.isRecorded !== true) ||
        this.medium === 'advert' ||
        (component.isForProjects === true && this.medium !== 'project'));
    if (component === undefined) {
      const fix =
        'Remove it and keep the words. contributing/components-for-authors.md has our components.';
      this.report({line, found, ...insteadOfTag(name, fix)});
      return SKIP;
    }
    if (isRefused) {
      const allowed = this.allowed();
      this.report({
        line,
        expected: allowed.length === 0 ? EXPECTED[this.medium] : `one of ${allowed.join(', ')}`,
        found,
        fix: 'Write it as plain text. contributing/components-for-authors.md says what each is for.',
      });
      return SKIP;
    }
    this.place(node, component.inside, parent);
    this.properties(node);
    if (component.isEmpty === true && node.children.length > 0) {
      const fix = `Write <${name} … /> and move the text below it.`;
      this.report({line, expected: `<${name}> without text inside`, found: 'text inside it', fix});
    }
    if (component.isEmpty !== true && node.children.every(isUnseen)) {
      const fix = 'Write them, or remove it.';
      this.report({
        line,
        expected: `words between <${name}> and </${name}>`,
        found: 'nothing',
        fix,
      });
    }
    if (component.contains !== undefined) this.contents(node, component.contains);
    return undefined;
  }

  private allowed(): readonly string[] {
    return componentNames.filter((name) => {
      const component = componentNamed(name);
      if (this.medium === 'advert') return false;
      if (this.medium === 'record') return component?.isRecorded === true;
      return component?.isForProjects !== true || this.medium === 'project';
    });
  }

  /** Reports a component among words, where a page can't show it, or outside its whole. */
  private place(node: JsxElement, inside: string | undefined, direct: Parents | undefined): void {
    // A component alone in a paragraph replaces the paragraph.
    const isAlone = direct?.type === 'paragraph' && isOnlyComponents(direct);
    const parent = isAlone ? this.parents.get(direct) : direct;
    const line = lineOf(node);
    const name = node.name ?? '';
    const place = parent && AMONG_WORDS[parent.type];
    const around = parent && this.parents.get(parent);
    if (inside !== undefined && around && 'name' in around && around.name === inside) return;
    if (place !== undefined) {
      const fix = 'Move it out, with an empty line above and below it.';
      this.report({line, expected: `<${name}> on its own`, found: `<${name}> ${place}`, fix});
      return;
    }
    const above = parent && 'name' in parent ? parent.name : undefined;
    // A whole reports what else is in it.
    const whole = componentNamed(above ?? '')?.contains;
    if (inside === undefined || above === inside || whole !== undefined) return;
    this.report({
      line,
      expected: `<${name}> inside <${inside}>`,
      found: `<${name}> ${typeof above === 'string' ? `inside <${above}>` : 'on its own'}`,
      fix: `Write <${inside}> above it and </${inside}> below it.`,
    });
  }

  private properties(node: JsxElement): void {
    const {file} = this.text;
    const line = lineOf(node);
    if (node.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute')) {
      const fix = 'Write each property as name="value".';
      this.report({line, expected: 'properties of the form name="value"', found: '{…}', fix});
      return;
    }
    const name = node.name ?? '';
    const values = propertiesOf(node);
    const names = node.attributes.map((each) => (each.type === 'mdxJsxAttribute' ? each.name : ''));
    const repeated = names.find((each, index) => names.indexOf(each) < index);
    if (repeated !== undefined) {
      const field = `<${name}> ${repeated}`;
      const fix = 'Delete one of the two.';
      this.report({line, expected: 'each property once', found: 'the property twice', fix}, field);
    }
    for (const attribute of node.attributes) {
      if (typeof attribute.value === 'string') this.tokens(node, attribute.value);
    }
    const {error} = componentNamed(name)?.properties.safeParse(values) ?? {};
    if (error === undefined) return;
    for (const problem of problemsFromZod(file, error, values)) {
      const {field} = problem;
      const isWhole = field === '(the whole entry)';
      const braces = node.attributes.find((each) => 'name' in each && each.name === field)?.value;
      const code = typeof braces === 'object' && braces !== null ? braces.value.trim() : undefined;
      const hasNoValue = values[field] === true;
      const [, entry, own] = /^(\w+)\[.*\.(\w+)$/.exec(field) ?? [];
      const fix =
        (code !== undefined || hasNoValue) && !field.startsWith('options')
          ? `Write ${field}="${TOKEN.test(code ?? '') ? `{${code}}` : '…'}".`
          : problem.fix
              .replace(
                'Add the field; it is required.',
                own === undefined
                  ? `Write ${field}="…" inside the tag.`
                  : `Write ${own}: '…' in this entry of ${entry}.`,
              )
              .replace(
                /^Write each entry on its own line.*/,
                'Copy the form from contributing/components-for-authors.md.',
              )
              .replace('Remove the field.', 'Remove the property.');
      this.problems.push({
        ...problem,
        field: `<${name}>${isWhole ? '' : ` ${field}`}`,
        line,
        expected: problem.expected.replace('only fields', 'only properties'),
        found: isWhole
          ? (this.written(node).split('\n', 1)[0]?.trim().slice(0, 80) ?? '')
          : code !== undefined && problem.found === 'nothing'
            ? `{${code}}`
            : hasNoValue
              ? 'no value'
              : problem.found,
        fix,
      });
    }
  }

  /** Reports anything but one component inside another. */
  private contents(node: JsxElement, name: string): void {
    const others = (nodes: readonly RootContent[]): void => {
      for (const child of nodes) {
        if (child.type === 'paragraph') others(child.children);
        else if (!('name' in child && child.name === name) && !isUnseen(child)) {
          const found = 'name' in child ? `<${child.name ?? ''}>` : quoted(toString(child).trim());
          this.report({
            line: lineOf(child),
            expected: `only <${name}> inside <${node.name ?? ''}>`,
            found,
            fix: `Put it into <${name}>, or below </${node.name ?? ''}>.`,
          });
        }
      }
    };
    others(node.children);
  }

  private heading(node: Nodes & {readonly depth: number}, isInside: boolean): void {
    const line = lineOf(node);
    const words = toString(node).trim();
    const found = quoted(words);
    const source = this.written(node);
    const report = (expected: string, fix: string) => this.report({line, expected, found, fix});
    if (!/^\s*(?:(?:>|[-*+]|\d+[.)])\s+)*#/.test(source) && /\n[\s>]*[-=]+\s*$/.test(source)) {
      report(
        'an empty line between a paragraph and a line of hyphens or equals signs',
        'The line below makes the words a heading. Delete it, or begin the heading with ## and a space.',
      );
      return;
    }
    if (node.depth === 1) {
      report(
        'headings with two number signs (##) or three',
        'Begin the heading with ##: the title is the page’s only first-level heading. To show the sign itself, write \\#',
      );
      return;
    }
    if (!/[\p{L}\p{N}]/u.test(words)) {
      report('a heading with words', 'Write its words, or delete the line.');
      return;
    }
    if (this.medium === 'record' && (node.depth > 3 || isInside)) {
      report(
        'headings with ## or ###, outside lists, quotations and components',
        isInside ? 'Move the heading out, or write its words in bold.' : 'Begin it with ## or ###.',
      );
    }
  }

  /** Returns the lines of a node, with everything on them that Markdown understood replaced. */
  private plainLines(node: Nodes): string[] {
    const {start, end} = node.position ?? {};
    if (!start || !end) return [];
    const lines = this.text.lines.slice(start.line - 1, end.line);
    lines.push((lines.pop() ?? '').slice(0, end.column - 1));
    const hide = (from: Place | undefined, to: Place | undefined) => {
      for (let line = from?.line ?? 1; from && to && line <= to.line; line += 1) {
        const text = lines[line - start.line] ?? '';
        const first = line === from.line ? from.column - 1 : 0;
        const last = line === to.line ? to.column - 1 : text.length;
        lines[line - start.line] =
          text.slice(0, first) + UNDERSTOOD.repeat(last - first) + text.slice(last);
      }
    };
    visit(node, (child) => {
      if (child === node || child.type === 'text' || child.type === 'break') return;
      const inside = 'children' in child ? child.children : [];
      hide(child.position?.start, inside[0]?.position?.start ?? child.position?.end);
      hide(inside.at(-1)?.position?.end, child.position?.end);
    });
    return lines.map((line, index) =>
      index === 0 ? line.slice(start.column - 1) : line.replace(/^[\s>]+/, ''),
    );
  }

  private slips(node: Nodes, slips: readonly Slip[]): void {
    const first = lineOf(node);
    const seen = new Set<Slip>();
    const lines = this.plainLines(node);
    for (const [index, line] of lines.entries()) {
      const slip = slips.find(
        (each) =>
          each.pattern.test(line) &&
          (each.isList !== true || this.hasNeighbour(first + index)) &&
          (each.besides !== true ||
            [lines[index - 1], lines[index + 1]].some((other) => each.pattern.test(other ?? ''))) &&
          (each.isEnd !== true || index === lines.length - 1),
      );
      if (slip === undefined) continue;
      const {expected, fix} = slip;
      // The lines of a list, and the second half of a note, are one mistake.
      const isRest =
        (AT_START.includes(slip) && seen.has(slip)) ||
        (/^:+\s*$/.test(line) && this.problems.some((each) => each.expected === NOTE.expected));
      seen.add(slip);
      if (isRest) continue;
      const found = excerpt(this.text.lines[first + index - 1], line.search(slip.pattern));
      this.report({line: first + index, expected, found, fix});
    }
  }

  /** Whether the line above or below begins with the same character, empty lines apart. */
  private hasNeighbour(line: number): boolean {
    const [above, own, below] = [-1, 0, 1].map((step) => {
      let at = line - 1 + step;
      while (step !== 0 && this.text.lines[at]?.trim() === '') at += step;
      return this.text.lines[at]?.trim().charAt(0);
    });
    return own !== undefined && (above === own || below === own);
  }

  /** Reports a block of code that never ends, which hides the rest of the text. */
  private code(node: Nodes): void {
    const lines = this.written(node).split('\n');
    const [, fence] = /^\s*(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
    if (fence === undefined || (lines.length > 1 && lines.at(-1)?.includes(fence))) return;
    const fix = `Write ${fence} on its own line below the code.`;
    const expected = `a line ${fence} where the block of code ends`;
    this.report({line: lineOf(node), expected, found: quoted(lines[0]), fix});
  }

  /** Reports figures between asterisks, which were meant as a multiplication: 3*4*5. */
  private emphasis(node: Nodes): void {
    const {start, end} = node.position ?? {};
    if (!start || !end) return;
    const before = this.text.lines[start.line - 1]?.[start.column - 2] ?? '';
    const after = this.text.lines[end.line - 1]?.[end.column - 1] ?? '';
    const mark = this.text.lines[start.line - 1]?.[start.column - 1];
    if (mark !== '*' || !/[\p{L}\p{N})]/u.test(before) || !/[\p{L}\p{N}(]/u.test(after)) return;
    if (!/\d/.test(before + after + toString(node))) return;
    this.report({
      line: start.line,
      expected: 'no asterisk between figures: it begins words in italics',
      found: quoted(`${before}*${toString(node)}*${after}`),
      fix: 'Write the sign ×, or a backslash before each asterisk: \\*',
    });
  }

  private table({children: [head, ...rows]}: Table): void {
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      const written = this.text.lines[lineOf(row) - 1] ?? '';
      const isDashes = row.children.every((cell) => /^:?-{2,}:?$/.test(toString(cell)));
      if (isDashes || (!/(?<!\\)\|/.test(written) && written.trim() !== '')) {
        const [expected, fix] = isDashes
          ? ['one line of hyphens, below the headings', 'Delete it.']
          : ['an empty line below the table', 'Write an empty line above these words.'];
        this.report({line: lineOf(row), expected, found: excerpt(written, 0), fix});
      }
      if (row.children.length <= columns) continue;
      this.report({
        line: lineOf(row),
        expected: `at most ${columns} cells, as many as the table has headings`,
        found: `${row.children.length} cells`,
        fix: 'Add a heading, or delete a cell. To show the sign | itself, write \\|',
      });
    }
  }
}

const isSpace = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

/** Whether a page shows nothing of a node: space, or a comment. */
function isUnseen(node: RootContent): boolean {
  if (node.type === 'paragraph') return node.children.every(isUnseen);
  if (isSpace(node)) return true;
  return 'value' in node && node.type.endsWith('Expression') && isComment(node.value);
}

/**
 * Parses the text of a document or an opening, and reports everything in it that can't be published
 * or that was probably meant otherwise, each with its line.
 *
 * @param body text below the front matter, with the line numbers of the file
 */
export function readText(file: string, body: string, medium: Medium): TextReading {
  const text: Text = {file, lines: body.split('\n')};
  const {tree, findings} = parseText(text);
  if (tree === undefined) {
    return {problems: findings.map((finding) => ({file, field: 'text', ...finding}))};
  }
  const check = new TextCheck(text, medium);
  check.check(tree);
  return {tree, problems: check.problems};
}
