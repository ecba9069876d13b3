import type {Root} from 'mdast';
import {nearest} from '../data/nearest';
import {brandTokens} from '../data/brand/tokens';
import {quoted, type Problem} from '../shared/report';
import {componentNamed, insteadOfTag, type Advice} from './components';
import {parseTree} from './grammar';

/** The text of a file, for reports. */
export interface Text {
  readonly file: string;
  readonly lines: readonly string[];
}

/** A problem of a text. */
export type Finding = Omit<Problem, 'file' | 'field'>;

/** An error of the Markdown parser. */
interface ParserError extends Error {
  readonly line?: number | null;
  readonly column?: number | null;
  readonly ruleId?: string | null;
  readonly source?: string | null;
}

const BRACE: Advice = {
  expected: 'braces only round a token, such as {brand.name}',
  fix: 'Write plain words. To show the brace itself, write a backslash before it: \\{',
};

const LESS_THAN: Advice = {
  expected: 'the sign < only where a component such as <Note> begins',
  fix: 'Write the words "less than", or a backslash before the sign: \\<',
};

const QUOTES = 'straight double quotes round the value of a property';

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
    /<[A-Z]\w*\b[^>]*=\s*[“”„«‘’]/,
    {expected: QUOTES, fix: 'Type the quotes again as ". Word turns them into curly ones.'},
  ],
  [
    /<[A-Z]\w*\b[^>]*="[^"]*"[^"=]*"/,
    {
      expected: 'no straight quotes inside the value of a property',
      fix: 'Write curly quotes inside it: “ and ”.',
    },
  ],
  [/<[A-Z]\w*\b[^>]*\s[\w-]+=[^"'{\s]/, {expected: QUOTES, fix: 'Write name="value".'}],
];

/** Lines that MDX would run as code. */
export const CODE_LINE: Advice = {
  expected: 'no line that begins with the word "import" or "export"',
  fix: 'Begin the sentence with another word: at the start of a line these two begin program code.',
};

/** Quotes a line, and of a long one the part around a place. */
export function excerpt(line = '', place: number): string {
  const start = line.length > 80 ? Math.max(0, place - 40) : 0;
  return quoted((start > 0 ? '…' : '') + line.slice(start).trim());
}

/** Returns the line of the last brace that isn't closed, down to a line of the text. */
function openBrace(lines: readonly string[], last: number): number {
  let closed = 0;
  for (let line = last; line > 0; line -= 1) {
    for (const [brace] of [...(lines[line - 1] ?? '').matchAll(/(?<!\\)[{}]/g)].reverse()) {
      if (brace === '{' && closed === 0) return line;
      closed += brace === '}' ? 1 : -1;
    }
  }
  return last;
}

/** What to write instead of braces with something other than a token between them. */
export function insteadOfBraces(inside: string): Advice {
  const tag = insteadOfTag(inside).fix;
  const token = nearest(inside.toLowerCase(), Object.keys(brandTokens));
  const [fix] = [
    ...(tag.startsWith('Did you mean') ? [tag] : []),
    ...(token === undefined ? [] : [`Did you mean {${token}}?`]),
    BRACE.fix,
  ];
  return {...BRACE, fix};
}

/** Explains why a text can't be parsed. */
function parserFinding({lines}: Text, error: ParserError): Finding {
  const {message, ruleId, source} = error;
  // The parser names the end of the text if something is never closed.
  const last = Math.min(error.line ?? 1, lines.length);
  const written = lines[last - 1] ?? '';
  const finding = (line: number, {expected, fix}: Advice): Finding => ({
    line,
    expected,
    found: excerpt(lines[line - 1], line === error.line ? (error.column ?? 1) : 0),
    fix,
  });
  const [, opened, openedOn] = /closing tag for `<([\w:.-]*)[^`]*` \((\d+):/.exec(message) ?? [];
  if (opened !== undefined) {
    const line = Number(openedOn);
    if (componentNamed(opened) === undefined) return finding(line, insteadOfTag(opened));
    const below = lines.slice(line - 1).join('\n');
    const isClosed = below.split(`</${opened}>`).length >= below.split(`<${opened}`).length;
    const expected = `</${opened}> where <${opened}> ends`;
    if (componentNamed(opened)?.isEmpty === true) {
      return finding(line, {expected, fix: `Write a slash at its end: <${opened} … />`});
    }
    return finding(line, {
      expected,
      fix: isClosed
        ? `Write <${opened}> and </${opened}> each on its own line, with empty lines round the text between them.`
        : `Write </${opened}>, or remove <${opened}>.`,
    });
  }
  if (/closing slash|closing tag/.test(message) || ruleId?.startsWith('end-tag') === true) {
    const [, closed = ''] = /<\/\s*([\w:.-]+)/.exec(written) ?? [];
    return finding(
      last,
      closed !== '' && componentNamed(closed) === undefined
        ? insteadOfTag(closed)
        : {
            expected: 'closing tags in the order in which the components were opened',
            fix: 'Write the opening tag that is missing, or remove the closing one.',
          },
    );
  }
  if (/^(?:import|export)\b/.test(written) && /esm|import\/exports/.test(`${source} ${message}`)) {
    return finding(last, CODE_LINE);
  }
  if (/acorn|expression|brace/i.test(`${ruleId} ${message}`)) {
    const line = /end of file|lazy|closing brace/.test(message) ? openBrace(lines, last) : last;
    const [id] = MEANT.filter(([pattern]) => pattern.test(lines[line - 1] ?? ''));
    if (id !== undefined) return finding(line, id[1]);
    const [, inside = '', end] = /(?<!\\)\{([^{}]*)(\}?)/.exec(lines[line - 1] ?? '') ?? [];
    if (inside.startsWith('/*')) {
      return finding(line, {...BRACE, fix: 'Write */} where the comment ends.'});
    }
    const isToken = end === '' && nearest(inside.split(/\s/, 1)[0] ?? '', Object.keys(brandTokens));
    return finding(
      line,
      isToken
        ? {...BRACE, fix: `Write a brace } after the token: {${isToken}}`}
        : insteadOfBraces(inside),
    );
  }
  const near = written.slice(Math.max(0, (error.column ?? 1) - 40));
  const [, meant] =
    MEANT.find(([pattern]) => pattern.test(near)) ??
    MEANT.find(([pattern]) => pattern.test(written)) ??
    [];
  if (meant !== undefined) return finding(last, meant);
  const before = [...lines.slice(0, last - 1), written.slice(0, error.column ?? 1)].join('\n');
  const [, name = '', rest] = /(?<!\w)<\/?([A-Za-z][\w:.-]*)([^<>]*)$/.exec(before) ?? [];
  if (rest === undefined) return finding(last, LESS_THAN);
  const line = last - (rest.split('\n').length - 1);
  return finding(
    line,
    componentNamed(name) === undefined
      ? insteadOfTag(name)
      : {
          expected: `the sign > at the end of <${name}`,
          fix: 'Write it after the name or the last property.',
        },
  );
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

/** Parses a text and lists every place where the parser can't go on. */
export function parseText(text: Text): {
  readonly tree?: Root;
  readonly findings: readonly Finding[];
} {
  const findings = conflictFindings(text);
  if (findings.length > 0) return {findings};
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
      if (/^$|<\/?[A-Za-z]/.test(lines[line - 1] ?? '')) break;
      lines[line - 1] = '';
    }
  }
  return {findings};
}
