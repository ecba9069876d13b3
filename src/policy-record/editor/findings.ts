import {longDay} from '../../shared/dates';
import type {Problem} from '../../shared/report';
import {checkDocuments} from '../../plugins/documents/check';
import {readDocument} from '../../reading/front-matter';
import {recordProblems} from '../ledger/problems';
import {documentFile, readRecord} from '../ledger/read-record';
import type {Words} from '../ledger/timeline';
import {today} from '../today';
import {parseMarkdown} from '../../reading/grammar';
import {readWords} from '../words/read-words';
import {type Finding, labelOf} from './exchange';

/** Messages of the parsers, with plain-language versions for authors. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [
    /Expected a closing tag for `(<\w*)>`/,
    '“$1>” is opened here and never closed. Write “</…>” where it ends, or remove it.',
  ],
  [
    /closing (?:tag|slash)|Expected corresponding/,
    'A closing tag has no opening tag, or two pairs of tags overlap. Each “<Name>” needs its own “</Name>”, in order.',
  ],
  [
    /acorn|expression/,
    'A brace “{” starts a brand value such as “{brand.name}”. To show the brace itself, write “\\{”.',
  ],
  [
    /^Unexpected (?:character|end of file)/,
    'The sign “<” starts a tag such as “<Note>”. If you mean “less than”, write the words.',
  ],
  [
    /Nested mappings|Implicit keys|Implicit map keys|compact mapping/,
    "In the title block, put quotes round a sentence that contains a colon: 'like: this'.",
  ],
  [/quote/, 'In the title block, a quotation mark is opened but not closed.'],
];

/** Matches the report of a link that prevents the page from being compiled. */
const NOT_COMPILED = / leads to (?![/#]|https:|mailto:|tel:)/;

interface ParserError extends Error {
  /** From the Markdown parser. */
  readonly line?: number | null;
  /** From the YAML parser. */
  readonly linePos?: readonly {readonly line: number}[];
}

/** Finds what makes a text unreadable, with its line in the file. */
function unreadable(text: string): Finding | undefined {
  let firstLine = 1;
  try {
    const {content} = readDocument(text);
    firstLine = text.slice(0, text.length - content.length).split('\n').length;
    parseMarkdown(content);
    return undefined;
  } catch (error) {
    const {message, line, linePos} = error as ParserError;
    const at = line ?? linePos?.[0]?.line;
    const [pattern, words = ''] = PLAIN.find(([each]) => each.test(message)) ?? [];
    const found = pattern && message.match(pattern)?.[0].replace(pattern, words);
    const [summary = ''] = message.split('\n');
    return {
      field: linePos ? 'head' : 'text',
      label: linePos ? 'Title block' : 'Text',
      ...(typeof at === 'number' && {line: at + firstLine - (linePos ? 0 : 1)}),
      message: found ?? `This can’t be read: ${summary}`,
    };
  }
}

/** Formats dates as the forms do. */
function withDays(words: string): string {
  return words.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, longDay);
}

/** Finds the line of a problem that names only a section or a link. */
function lineOf({field, found}: Problem, text: string): number | undefined {
  const [, given] = /, line (\d+)$/.exec(field) ?? [];
  if (given !== undefined) return Number(given);
  if (!field.startsWith('text')) return undefined;
  const lines = text.split('\n');
  const [, href] = / leads to (.+)$/.exec(found) ?? [];
  const quoted = /^"(.+)"$/.exec(found)?.[1];
  const sought = href === undefined ? quoted : `](${href}`;
  const at = sought === undefined ? -1 : lines.findIndex((line) => line.includes(sought));
  if (at !== -1) return at + 1;
  const [, section] = /section (\d+)/.exec(field) ?? [];
  const headings = lines.flatMap((line, index) => (line.startsWith('## ') ? [index + 1] : []));
  return headings[Number(section) - 1];
}

/** Translates a problem of a report into the terms of the form. */
export function findingOf(problem: Problem, text: string): Finding {
  // Removes the name of the row from fields of the ledger.
  const field = problem.field.replace(/^[A-Z]+-\d+ [\d.]+, /, '');
  const expected = withDays(problem.expected);
  const found = ['nothing', '""'].includes(problem.found) ? 'nothing' : withDays(problem.found);
  const line = lineOf(problem, text);
  return {
    field,
    label: labelOf(field.replace(/, line \d+$/, '')),
    ...(line !== undefined && {line}),
    message: `Expected: ${expected}. Found: ${found}. ${problem.fix}`,
  };
}

export interface Reading {
  readonly findings: readonly Finding[];
  /** Absent if the text cannot be parsed. */
  readonly words?: Words;
}

/**
 * Finds what `npm run policy:check` would report if a text were in its file.
 *
 * @param document place under `docs/`
 */
export function readText(siteDir: string, document: string, text: string): Reading {
  const file = documentFile(document);
  const stop = unreadable(text);
  if (stop !== undefined) return {findings: [stop]};
  const {words, problems} = readWords(file, text);
  const {frontMatter, content} = readDocument(text);
  if (frontMatter.kind !== 'policy' && frontMatter.kind !== 'notice') {
    const message =
      'The file must begin with a title block between two “---” lines that says “kind: policy” or “kind: notice”.';
    return {findings: [{field: 'head', label: 'Title block', line: 1, message}]};
  }
  const record = readRecord(siteDir, today());
  const other = ({file: each}: Problem) => each !== file;
  const all = words && {
    ...record,
    problems: record.problems.filter(other),
    histories: record.histories.map((each) =>
      each.document === document ? {...each, draft: words} : each,
    ),
    unapproved: record.unapproved.map((each) =>
      each.document === document ? {...each, words} : each,
    ),
  };
  const own = [
    ...problems,
    ...checkDocuments([{file, frontMatter, body: content}]),
    ...(all ? recordProblems(all, {isPublic: false}).filter((each) => !other(each)) : []),
  ];
  const findings = own.map((problem) => findingOf(problem, text));
  const isFirst = ({field, message}: Finding, index: number) =>
    findings.findIndex((each) => each.field === field && each.message === message) === index;
  // A page with an image, or with a link to a file, cannot be compiled.
  const isShown = problems.length === 0 && !own.some(({found}) => NOT_COMPILED.test(found));
  return {findings: findings.filter(isFirst), ...(words && isShown && {words})};
}
