import type {Nodes, Parents, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {nearest} from '../data/nearest';
import {replaceBrandTokens, tokenFamily} from '../data/brand/tokens';
import {problemsFromZod, quoted, type Problem} from '../shared/report';
import {
  componentNamed,
  componentNames,
  insteadOfHtml,
  propertiesOf,
  type JsxElement,
} from './components';
import {unknownToken} from './front-matter';
import {isComment, parseTree} from './grammar';

/**
 * Where a text is published, which decides what it may contain: in copies of the record (PDF, plain
 * text, comparison), on a page only, or in the feeds of openings.
 */
export type Medium = 'record' | 'page' | 'project' | 'advert';

export interface TextReading {
  /** Absent if the text can't be parsed. */
  readonly tree?: Root;
  readonly problems: readonly Problem[];
}

interface Advice {
  readonly expected: string;
  readonly fix: string;
}

/** The text of a file, for reports. */
interface Text {
  readonly file: string;
  readonly lines: readonly string[];
}

type Finding = Omit<Problem, 'file' | 'field'>;

/** An error of the Markdown parser. */
interface ParserError extends Error {
  readonly line?: number | null;
  readonly column?: number | null;
  readonly ruleId?: string | null;
  readonly source?: string | null;
}

const BRACE: Advice = {
  expected: 'braces only round a token, such as {brand.name}',
  fix: 'To show the brace itself, write a backslash before it: \\{',
};

const LESS_THAN: Advice = {
  expected: 'the sign < only where a component such as <Note> begins',
  fix: 'Write the words "less than", or a backslash before the sign: \\<',
};

/** What an author probably meant where the parser can't go on, most special first. */
const MEANT: readonly (readonly [pattern: RegExp, advice: Advice])[] = [
  [
    /<!--/,
    {
      expected: 'a comment between {/* and */}',
      fix: 'Write {/* before the comment and */} after it, or delete it.',
    },
  ],
  [
    /<(?:https?:|mailto:|tel:|www\.|[\w.+-]+@)/i,
    {expected: 'an address without angle brackets', fix: 'Delete the signs < and > round it.'},
  ],
  [
    /\{#[^}]*\}/,
    {
      expected: 'a heading without {#…}',
      fix: 'Delete it: the page makes the address of each heading from its words.',
    },
  ],
  [
    /=\s*[“”„«‘’]/,
    {
      expected: 'straight double quotes round the value of a property',
      fix: 'Type the quotes again as ". Word turns them into curly ones.',
    },
  ],
  [
    /<[A-Za-z][^>]*\s[\w-]+=[^"'{\s]/,
    {
      expected: 'straight double quotes round the value of a property',
      fix: 'Write name="value".',
    },
  ],
];

const CODE_LINE: Advice = {
  expected: 'no line that begins with the word "import" or "export"',
  fix: 'Begin the sentence with another word: at the start of a line these two begin program code.',
};

/** Explains why a text can't be parsed. */
function parserFinding({lines}: Text, error: ParserError): Finding {
  const {message, ruleId, source} = error;
  // The parser names the end of the text if something is never closed.
  const line = Math.min(error.line ?? 1, lines.length);
  const written = lines[line - 1] ?? '';
  const [, opened] = /closing tag for `<(\w*)/.exec(message) ?? [];
  const [, openedOn] = /\((\d+):/.exec(message) ?? [];
  const finding = (at: number, {expected, fix}: Advice): Finding => ({
    line: at,
    expected,
    found: quoted((lines[at - 1] ?? '').trim()),
    fix,
  });
  if (opened !== undefined && openedOn !== undefined) {
    const isHtml = componentNamed(opened) === undefined && /^[a-z]/.test(opened);
    return finding(Number(openedOn), {
      expected: `</${opened}> where <${opened}> ends`,
      fix: isHtml ? insteadOfHtml(opened) : `Write </${opened}>, or remove <${opened}>.`,
    });
  }
  if (/closing slash|closing tag/.test(message) || ruleId?.startsWith('end-tag') === true) {
    return finding(line, {
      expected: 'closing tags in the order in which the components were opened',
      fix: 'Write the opening tag that is missing, or remove the closing one.',
    });
  }
  if (/^(?:import|export)\b/.test(written) && /esm|import\/exports/.test(`${source} ${message}`)) {
    return finding(line, CODE_LINE);
  }
  const near = written.slice(Math.max(0, (error.column ?? 1) - 40));
  const [, meant] =
    MEANT.find(([pattern]) => pattern.test(near)) ??
    MEANT.find(([pattern]) => pattern.test(written)) ??
    [];
  if (meant !== undefined) return finding(line, meant);
  return finding(line, /acorn|expression|brace/i.test(`${ruleId} ${message}`) ? BRACE : LESS_THAN);
}

/** Parses a text and lists every place where the parser can't go on. */
function parsed(text: Text): {readonly tree?: Root; readonly findings: readonly Finding[]} {
  const findings: Finding[] = [];
  const lines = [...text.lines];
  // Each round leaves out the line of the mistake before. A tag that isn't closed ends the search,
  // because its other half would be reported as a second mistake.
  for (let round = 0; round < 20; round += 1) {
    try {
      const tree = parseTree(lines.join('\n'));
      return findings.length === 0 ? {tree, findings} : {findings};
    } catch (error) {
      const finding = parserFinding({...text, lines}, error as ParserError);
      const line = finding.line ?? 1;
      if (findings.some((each) => each.line === line)) break;
      findings.push(finding);
      if (/closing tag|<\//.test(finding.expected) || (lines[line - 1] ?? '') === '') break;
      lines[line - 1] = '';
    }
  }
  return {findings};
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
    fix: 'Put the words of the footnote in brackets here.',
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

function lineOf({position}: Nodes): number {
  return position?.start.line ?? 1;
}

/** A mistake in the words of a paragraph, which Markdown takes for plain text. */
interface Slip {
  /** Tried on each line of a paragraph as it is written. */
  readonly pattern: RegExp;
  /** Whether only the first line of a paragraph can have it. */
  readonly isAtStart?: true;
  readonly expected: string;
  readonly fix: string;
}

const SLIPS: readonly Slip[] = [
  {
    pattern: /^:::+/,
    expected: 'no line that begins with three colons',
    fix: 'Use <Note> instead: see contributing/components-for-authors.md.',
  },
  {
    pattern: /^#{1,6}\p{L}/u,
    expected: 'a space after the number signs of a heading',
    fix: 'Type a space after them.',
  },
  {
    pattern: /^(?:[•·◦▪▫■□●○‣⁃∙➢➤►✓✔✗✘◆◇]|o\t)\s*\S/,
    expected: 'a hyphen and a space at the start of each entry of a list',
    fix: 'Replace the bullet with a hyphen, with an empty line above the list.',
  },
  {
    pattern: /^[–—][\s\u00A0]+\S/,
    isAtStart: true,
    expected: 'a hyphen and a space at the start of each entry of a list',
    fix: 'Replace the dash with a hyphen. For a dash, begin the paragraph with a word.',
  },
  {
    pattern: /^[-*+][^\s*+\-\d.,:;)|].*\n?$/,
    isAtStart: true,
    expected: 'a space after the hyphen of a list',
    fix: 'Type a space after it.',
  },
  {
    pattern: /^\|.*\|\s*$/,
    expected: 'a line of hyphens below the headings of a table, with as many cells: | --- | --- |',
    fix: 'Write that line below the first one, with an empty line above the table.',
  },
  {
    pattern: /(?<!\\)\]\s?\((?=[/#]|https?:|mailto:|tel:|www\.|\.)/,
    expected: 'a link of the form [words](address), with no space in the address',
    fix: 'Delete the space between ] and (. Inside the address write %20 for a space.',
  },
  {
    pattern: /(?<![\\*\d])\*\*(?![*\d])|(?<=\p{L})(?<!\\)\*\*/u,
    expected: 'two asterisks directly before and after words in bold',
    fix: 'Delete the space beside the asterisks, or the asterisks.',
  },
  {
    pattern: /(?<!\\)\[\[.+?\]\]/,
    expected: 'a link of the form [words](address)',
    fix: 'Write the link in this form.',
  },
];

/** Checks the nodes of one text. */
class TextCheck {
  readonly problems: Problem[] = [];

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
    visit(tree, (node, _index, parent) => {
      const refused = REFUSED[node.type];
      if (refused !== undefined && REFUSED_IN[this.medium].includes(node.type)) {
        this.refuse(node, refused.found, refused.fix);
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
          break;
        case 'listItem':
          if (this.medium === 'advert' && typeof node.checked === 'boolean') {
            this.refuse(node, REFUSED.listItem?.found ?? '', REFUSED.listItem?.fix ?? '');
          }
          break;
        case 'paragraph':
          this.paragraph(node);
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
    const isMeant = isComment(node.value) && (this.medium !== 'advert' || parent === undefined);
    if (isMeant) return;
    const meant = nearest(name, componentNames) === undefined ? undefined : `<${name}>`;
    this.report({
      line: lineOf(node),
      expected: this.medium === 'advert' ? EXPECTED.advert : BRACE.expected,
      found: quoted(`{${node.value}}`),
      fix: meant === undefined ? `Write plain words. ${BRACE.fix}` : `Did you mean ${meant}?`,
    });
  }

  private element(node: JsxElement, parent: Parents | undefined): typeof SKIP | undefined {
    const {name} = node;
    const line = lineOf(node);
    const found = `<${name ?? ''}>`;
    if (name === null || /^[a-z]/.test(name)) {
      const known = nearest(
        name ?? '',
        componentNames.map((each) => each.toLowerCase()),
      );
      const component = componentNames.find(
        (each) => each.toLowerCase() === (name ?? '').toLowerCase(),
      );
      const fix =
        component !== undefined && known !== undefined
          ? `Did you mean <${component}>?`
          : insteadOfHtml(name ?? '');
      this.report({line, expected: 'Markdown or one of our components, and no HTML', found, fix});
      return SKIP;
    }
    const component = componentNamed(name);
    const isRefused =
      component !== undefined &&
      ((this.medium === 'record' && component.isRecorded !== true) ||
        this.medium === 'advert' ||
        (component.isForProjects === true && this.medium !== 'project'));
    if (component === undefined || isRefused) {
      const allowed = this.allowed();
      const meant = nearest(name, allowed);
      this.report({
        line,
        expected: allowed.length === 0 ? EXPECTED[this.medium] : `one of ${allowed.join(', ')}`,
        found,
        fix:
          meant !== undefined && meant !== name
            ? `Did you mean <${meant}>?`
            : 'Write it as plain text. contributing/components-for-authors.md says what each is for.',
      });
      return SKIP;
    }
    this.place(node, component.inside, parent);
    this.properties(node);
    if (component.isEmpty === true && node.children.length > 0) {
      const fix = `Write <${name} … /> and move the text below it.`;
      this.report({line, expected: `<${name}> without text inside`, found: 'text inside it', fix});
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

  private place(node: JsxElement, inside: string | undefined, parent: Parents | undefined): void {
    if (inside === undefined || parent === undefined) return;
    const above = 'name' in parent ? parent.name : undefined;
    // A component alone in a paragraph takes the paragraph's place.
    if (above === inside || parent.type === 'paragraph') return;
    this.report({
      line: lineOf(node),
      expected: `<${node.name ?? ''}> inside <${inside}>`,
      found: `<${node.name ?? ''}> ${typeof above === 'string' ? `inside <${above}>` : 'on its own'}`,
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
    const written = propertiesOf(node);
    const values = Object.fromEntries(
      Object.entries(written).map(([name, value]) => {
        if (typeof value !== 'string') return [name, value];
        this.tokens(node, value);
        return [name, value];
      }),
    );
    const {error} = componentNamed(node.name ?? '')?.properties.safeParse(values) ?? {};
    if (error === undefined) return;
    for (const problem of problemsFromZod(file, error, values)) {
      const isWhole = problem.field === '(the whole entry)';
      const fix = problem.fix
        .replace('Add the field; it is required.', `Write ${problem.field}="…" inside the tag.`)
        .replace('the name of the field', 'the name of the property');
      this.problems.push({
        ...problem,
        field: `<${node.name ?? ''}>${isWhole ? '' : ` ${problem.field}`}`,
        line,
        expected: problem.expected.replace(/^no field/, 'no property'),
        found: isWhole
          ? (this.written(node).split('\n', 1)[0]?.trim().slice(0, 80) ?? '')
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
        else if (
          !('name' in child && child.name === name) &&
          !(child.type === 'text' && child.value.trim() === '') &&
          !('value' in child && child.type.endsWith('Expression') && isComment(child.value))
        ) {
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
        'an empty line between a paragraph and a line of hyphens',
        'The line below makes the words a heading. Delete it, or begin the heading with ## and a space.',
      );
      return;
    }
    if (node.depth === 1) {
      report(
        'headings with two number signs (##) or three',
        'Begin the heading with ##. The title is the page’s only first-level heading.',
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

  private paragraph(node: Nodes): void {
    const first = lineOf(node);
    const column = (node.position?.start.column ?? 1) - 1;
    const lines = this.written(node).split('\n');
    for (const [index, whole] of lines.entries()) {
      // Leaves out code, in which these characters are only themselves.
      const line = (index === 0 ? whole.slice(column) : whole.replace(/^[\s>]+/, '')).replaceAll(
        /(?<!\\)(`+)(?:(?!\1).)*\1/g,
        (code) => 'x'.repeat(code.length),
      );
      for (const {pattern, isAtStart, expected, fix} of SLIPS) {
        if ((isAtStart === true && index > 0) || !pattern.test(line)) continue;
        if (pattern.source.includes('\\*\\*') && !this.showsAsterisks(node, first + index))
          continue;
        if (pattern.source.includes('\\]\\s?') && !this.showsBracket(node)) continue;
        this.report({line: first + index, expected, found: quoted(line.trim()), fix});
        break;
      }
    }
  }

  /** Whether two asterisks are left in the words that a reader sees. */
  private showsAsterisks(node: Nodes, line: number): boolean {
    return texts(node).some((text) => lineOf(text) <= line && text.value.includes('**'));
  }

  /** Whether the brackets of a link are left in the words that a reader sees. */
  private showsBracket(node: Nodes): boolean {
    return texts(node).some((text) => /\]\s?\(|\]\s?$/.test(text.value));
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

function texts(node: Nodes): (Nodes & {readonly value: string})[] {
  if (node.type === 'text') return [node];
  return 'children' in node ? node.children.flatMap(texts) : [];
}

/** Finds the marks that git leaves where two people changed the same lines. */
function conflictFindings({lines}: Text): Finding[] {
  const line = lines.findIndex((each) => /^(?:<{7} |>{7} )/.test(each));
  if (line === -1) return [];
  return [
    {
      line: line + 1,
      expected: 'one version of the text',
      found: quoted(lines[line]),
      fix: 'Two people changed these lines. Keep the right ones, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    },
  ];
}

/**
 * Parses the text of a document or an opening, and reports everything in it that can't be published
 * or that was probably meant otherwise, each with its line.
 *
 * @param body text below the front matter, with the line numbers of the file
 */
export function readText(file: string, body: string, medium: Medium): TextReading {
  const text: Text = {file, lines: body.split('\n')};
  const conflicts = conflictFindings(text);
  const asProblems = (findings: readonly Finding[]) =>
    findings.map((finding) => ({file, field: 'text', ...finding}));
  if (conflicts.length > 0) return {problems: asProblems(conflicts)};
  const {tree, findings} = parsed(text);
  if (tree === undefined) return {problems: asProblems(findings)};
  const check = new TextCheck(text, medium);
  check.check(tree);
  return {tree, problems: check.problems};
}
