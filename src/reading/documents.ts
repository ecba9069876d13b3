import path from 'node:path';
import type {Node, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {quoted, unknownField, withoutMisspelt, type Problem} from '../shared/report';
import {isPhotograph} from '../shared/picture-name';
import {documentSchema, type DocumentFrontMatter} from '../shared/documents/schema';
import {isLate} from '../shared/documents/programme';
import {nearest} from '../data/nearest';
import {isRole, roleAdvice} from '../data/people/people';
import {unprintable} from './characters';
import {addressOf, FAMILIES, listDocuments} from './files';
import {readHead, schemaProblems, withLines, type Head} from './front-matter';
import {finishTree, withoutEntities} from './grammar';
import {anchorLinks, linkProblems, siteAddresses, type AnchorLink, type Linking} from './links';
import {asMeant, characterProblems, readSource, withoutUnseen, type Source} from './source';
import {readText, type Medium} from './text';
import {textsOf, wordingProblems} from './wording';

/** A document of `docs/` as its author wrote it, with everything that is wrong in the file itself. */
export interface Reading {
  /** Path from the repository root, for the report. */
  readonly file: string;
  /** With brand tokens replaced. Empty if it can't be read. */
  readonly frontMatter: Record<string, unknown>;
  /** Markdown below the front matter, with the line numbers of the file. */
  readonly body: string;
  /** The finished syntax tree; absent if the text can't be published. */
  readonly tree?: Root;
  /** Form of the file, front matter and text. */
  readonly problems: readonly Problem[];
  /** Returns the line on which a value of the front matter is written. */
  readonly lineOf: Head['lineOf'];
}

/** Last part of a document's address. Example: `security`. */
function slugOf(file: string): string {
  return path.posix.basename(file, '.mdx');
}

function didYouMean(written: string, candidates: readonly string[], otherwise: string): string {
  const meant = nearest(written, candidates);
  return meant === undefined ? otherwise : `Did you mean ${meant}?`;
}

function relatedProblems(
  file: string,
  document: DocumentFrontMatter,
  slugs: readonly string[],
): Problem[] {
  if (!('related' in document)) return [];
  const expected = 'the slug of another document with a card, e.g. security';
  return document.related.flatMap((slug, index) => {
    if (slug === slugOf(file) || document.related.indexOf(slug) < index) {
      const fix = 'Write another document, or delete it.';
      const field = `related[${index}]`;
      return [{file, field, expected: 'each other document once', found: `'${slug}'`, fix}];
    }
    if (slugs.includes(slug)) return [];
    const fix = didYouMean(slug, slugs, 'Write the last part of the other document’s address.');
    return [{file, field: `related[${index}]`, expected, found: `'${slug}'`, fix}];
  });
}

function promiseProblems(file: string, document: DocumentFrontMatter): Problem[] {
  if (document.kind !== 'policy' || document.promise !== undefined) return [];
  return [
    {
      file,
      field: 'promise',
      expected: 'a sentence for the card, saying what readers can hold us to',
      found: 'nothing',
      fix: 'Add the field; it is required.',
    },
  ];
}

/** Checks that owner and approver are current roles. Kept versions may name former roles. */
function roleProblems(file: string, document: DocumentFrontMatter): Problem[] {
  return (['owner', 'approver'] as const).flatMap((field) => {
    const title: unknown = Reflect.get(document, field);
    return typeof title !== 'string' || isRole(field, title)
      ? []
      : [{file, field, found: quoted(title), ...roleAdvice(field, title)}];
  });
}

/** Most words of a project on one sheet. */
const SHEET_WORDS = 300;

/** Words that nobody may put into the mouth of an invented client. */
const QUOTATION =
  /^>.*|“[^”]+”[,.]? (?:said|says|wrote|writes)\b.*|\b(?:said|says|wrote|writes)[,:]? “[^”]*”?/m;

/** Returns the line of a text's first match, and the match. */
function firstMatch(body: string, pattern: RegExp): {line: number; found: string} | undefined {
  const match = pattern.exec(body);
  if (match === null) return undefined;
  return {line: body.slice(0, match.index).split('\n').length, found: quoted(match[0])};
}

/** Checks what the schema of a project cannot: links, delays, length, quotations, programme. */
function projectProblems(
  {file, body, tree}: Reading,
  document: DocumentFrontMatter,
  addresses: readonly string[],
): Problem[] {
  if (document.kind !== 'project') return [];
  const services = document.services.flatMap((address, index): Problem[] => {
    if (addresses.includes(address)) return [];
    const expected = 'the address of a service, e.g. /services/cleaning';
    const fix = didYouMean(address, addresses, 'Write the address of its page.');
    return [{file, field: `services[${index}]`, expected, found: quoted(address), fix}];
  });
  const delays = document.programme.flatMap((stage, index): Problem[] => {
    if (!isLate(stage) || stage.why !== undefined) return [];
    const expected = `why "${stage.stage}" ended after ${stage.planned[1]}`;
    const fix = 'Add the field: clients read it first.';
    return [{file, field: `programme[${index}].why`, expected, found: 'nothing', fix}];
  });
  const problems: Problem[] = [...services, ...delays];
  const report = (problem: Omit<Problem, 'file' | 'field'>) =>
    problems.push({file, field: 'text', ...problem});
  if (tree !== undefined) {
    const programmes: number[] = [];
    visit(tree, (node) => {
      if ('name' in node && node.name === 'Programme') programmes.push(lineIn(node));
    });
    if (programmes.length !== 1) {
      report({
        ...(programmes[1] !== undefined && {line: programmes[1]}),
        expected: '<Programme /> once',
        found: programmes.length === 0 ? 'none' : 'more than one',
        fix: 'Write it on a line of its own where the programme belongs.',
      });
    }
  }
  const words = wordsIn(body);
  if (document.depth === 'sheet' && words > SHEET_WORDS) {
    report({
      expected: `at most ${SHEET_WORDS} words, because depth is "sheet"`,
      found: `${words} words`,
      fix: 'Shorten the text, or write depth: full.',
    });
  }
  const quotation = firstMatch(body, QUOTATION);
  if (document.example && quotation !== undefined) {
    const expected = 'no quotation, because the project is an example';
    report({...quotation, expected, fix: 'Say it in our own words.'});
  }
  return problems;
}

/** Checks that references are unique, because people quote them. */
function duplicateReferences(documents: readonly Reading[]): Problem[] {
  const seen = new Map<unknown, string>();
  return documents.flatMap(({file, frontMatter: {reference}, lineOf}) => {
    const line = lineOf(['reference']);
    const first = seen.get(reference);
    if (first === undefined || reference === undefined) {
      seen.set(reference, file);
      return [];
    }
    return [
      {
        file,
        field: 'reference',
        ...(line !== undefined && {line}),
        expected: 'a reference no other document has',
        found: `${quoted(reference)}, which ${first} already has`,
        fix: 'Give one of the two the next free number.',
      },
    ];
  });
}

/** The kind of document that belongs in a folder of `docs/`. */
function kindIn(file: string): string {
  if (file === 'docs/projects/index.mdx') return 'project register';
  const [, family = ''] = file.split('/');
  return FAMILIES[family] ?? 'notice';
}

function mediumOf(kind: unknown): Medium {
  if (kind === 'policy' || kind === 'notice') return 'record';
  return kind === 'project' ? 'project' : 'page';
}

/** Fields of all kinds of documents. */
const FIELDS = documentSchema.options.flatMap(({shape}) => Object.keys(shape));

/** Fields that the ledger holds, so that a document must not. */
const LEDGER_FIELDS = ['version', 'status', 'approvedOn', 'effectiveFrom', 'reviewBy', 'revisions'];

/** Fields of every schema, and those of Docusaurus that have an effect here, by kind. */
function knownFields(kind: string): readonly string[] {
  const schema = documentSchema.options.find(({shape}) => shape.kind.value === kind);
  return [...Object.keys(schema?.shape ?? {}), 'slug'];
}

/** Reports fields that have no effect or would bypass a rule. */
function fieldProblems({file, frontMatter}: Pick<Reading, 'file' | 'frontMatter'>): Problem[] {
  const {kind, slug} = frontMatter;
  const address = addressOf(file);
  const problems: Problem[] = [];
  const report = (field: string, expected: string, fix: string) =>
    problems.push({file, field, expected, found: quoted(frontMatter[field]), fix});
  const isRecorded = mediumOf(kind) === 'record';
  const known = knownFields(String(kind));
  if (frontMatter.keynotes !== undefined && isPhotograph(frontMatter.picture)) {
    report(
      'keynotes',
      'no points on a photograph: its crop depends on the width of the screen',
      'Remove keynotes, or choose the picture of a model.',
    );
  }
  for (const field of Object.keys(frontMatter).filter((each) => !known.includes(each))) {
    if (isRecorded && LEDGER_FIELDS.includes(field)) {
      report(
        field,
        'no such field: the ledger holds it',
        'Remove it: npm run policy:amend will ask for this value.',
      );
    } else if (isRecorded && ['draft', 'unlisted', 'id'].includes(field)) {
      report(
        field,
        'no such field: the only way to remove a document is to withdraw it',
        'Remove it.',
      );
    } else {
      const {expected, fix} = unknownField(
        field,
        known.filter((each) => !(each in frontMatter)),
      );
      report(field, expected, fix);
    }
  }
  if (slug !== undefined && slug !== address) {
    report('slug', `${address}: the place of the file makes the address`, 'Remove it.');
  }
  return problems;
}

/** Reports characters that the PDF of a policy or a notice could not show, by line. */
function unprintableProblems(file: string, text: string, unseen: readonly Problem[]): Problem[] {
  return text.split('\n').flatMap((written, index) => {
    const line = index + 1;
    if (unseen.some((problem) => problem.line === line)) return [];
    return unprintable(written).map(({name, fix}) => ({
      file,
      field: 'text',
      line,
      expected: 'characters that the PDF can show too',
      found: name,
      fix,
    }));
  });
}

const lineIn = ({position}: Node): number => position?.start.line ?? 1;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** Checks that the text of a policy or a notice has sections, each with words and no number. */
function sectionProblems(file: string, {children}: Root): Problem[] {
  const problems: Problem[] = [];
  const report = (node: RootContent, expected: string, found: string, fix: string) =>
    problems.push({file, field: 'text', line: lineIn(node), expected, found, fix});
  const isSection = (node: RootContent | undefined) => node?.type === 'heading' && node.depth === 2;
  const visible = children.filter(({type}) => !type.endsWith('Expression'));
  for (const [index, node] of visible.entries()) {
    if (node.type !== 'heading') continue;
    const words = toString(node);
    if (/^(?:\d+[.)]|\d+(?:\.\d+)+)\s/.test(words)) {
      const expected = 'a heading without a number: the page numbers its sections';
      report(node, expected, quoted(words), 'Remove the number.');
    }
    const next = visible[index + 1];
    if (isSection(node) && (next === undefined || isSection(next))) {
      report(node, 'words below each heading', quoted(words), 'Write them, or delete the heading.');
    }
  }
  if (!visible.some(isSection)) {
    const fix = 'Begin each section with ## and a space before its heading.';
    const expected = 'at least one section';
    problems.push({
      file,
      field: 'text',
      expected,
      found: visible.length === 0 ? 'no text' : 'no section',
      fix,
    });
  }
  return problems;
}

/** The newest reading of each file. Checks, record and editor ask for the same texts. */
const readings = new Map<string, {readonly text: string; readonly reading: Reading}>();

/**
 * Reads one document, and reports everything that is wrong in the file itself.
 *
 * @param file path from the repository root
 */
export function readContent(file: string, source: Source): Reading {
  const last = readings.get(file);
  if (last?.text === source.text && source.problems.length === 0) return last.reading;
  const reading = read(file, source);
  if (source.problems.length === 0) readings.set(file, {text: source.text, reading});
  return reading;
}

function read(file: string, source: Source): Reading {
  // A file in another encoding has wrong characters wherever it has special ones.
  const shown = withoutEntities(source.text);
  const unseen = source.problems.length > 0 ? [] : characterProblems(file, shown);
  const text = unseen.length === 0 ? source.text : withoutUnseen(source.text);
  const head = readHead(file, text, FIELDS);
  const {frontMatter, body, lineOf, isThere} = head;
  // What cannot be divided into title block and text is reported only for that.
  if (!isThere) {
    const problems = [
      ...source.problems,
      ...unseen,
      ...(text === '' && source.problems.length > 0 ? [] : head.problems),
    ];
    return {file, frontMatter, body, problems, lineOf};
  }
  const medium = mediumOf(frontMatter.kind ?? kindIn(file));
  const {tree, problems: inText} = readText(file, body, medium);
  const problems: Problem[] = [
    ...source.problems,
    ...unseen,
    ...(medium === 'record' && source.problems.length === 0
      ? unprintableProblems(file, shown, unseen)
      : []),
    ...head.problems,
    ...frontMatterProblems(file, head),
    ...inText,
  ];
  const isPublishable = tree !== undefined && inText.length === 0;
  if (isPublishable) {
    finishTree(tree, medium === 'record');
    if (medium === 'record') problems.push(...sectionProblems(file, tree));
  }
  problems.push(...wordingProblems(file, textsOf(frontMatter, body)));
  return {
    file,
    frontMatter,
    body,
    ...(isPublishable && {tree}),
    problems: withLines(problems, {lineOf}),
    lineOf,
  };
}

/**
 * Checks the fields by the kind in the front matter. If the folder expects another kind, reports
 * that, and checks the fields by the kind that gives fewer problems.
 */
function frontMatterProblems(file: string, head: Head): Problem[] {
  const {frontMatter} = head;
  // A title block that can't be read has no fields.
  if (head.problems.length > 0 && Object.keys(frontMatter).length === 0) return [];
  const own = [
    ...schemaProblems(file, documentSchema.safeParse(frontMatter).error, head),
    ...fieldProblems({file, frontMatter}),
  ];
  const kind = kindIn(file);
  if (frontMatter.kind === kind) return own;
  const kindProblem = {
    file,
    field: 'kind',
    expected: `${quoted(kind)}, the kind of document in ${path.posix.dirname(file)}`,
    found: quoted(frontMatter.kind ?? undefined),
    fix: `Write kind: ${kind}, or move the file to the folder of its kind.`,
  };
  const corrected = {...frontMatter, kind};
  const others = [
    ...schemaProblems(file, documentSchema.safeParse(corrected).error, head),
    ...fieldProblems({file, frontMatter: corrected}),
  ];
  const isKnownKind = documentSchema.options.some(
    ({shape}) => shape.kind.value === frontMatter.kind,
  );
  return [kindProblem, ...(isKnownKind && own.length < others.length ? own : others)];
}

function linkingOf(siteDir: string, documents: readonly Reading[]) {
  const linking = documents.flatMap(({file, frontMatter: {kind}, tree}): Linking[] =>
    tree === undefined ? [] : [{file, isRecorded: mediumOf(kind) === 'record', tree}],
  );
  const files = documents.map(({file}) => file);
  return {linking, addresses: siteAddresses(siteDir, files, linking)};
}

/** Lists the links of all documents whose anchors are only known when the pages are built. */
export function documentAnchorLinks(siteDir: string): AnchorLink[] {
  const documents = listDocuments(siteDir, 'docs').files.map((file) =>
    readContent(file, readSource(siteDir, file)),
  );
  const {linking, addresses} = linkingOf(siteDir, documents);
  return linking.flatMap((each) => anchorLinks(each, addresses));
}

/** Returns the problems of each document, and those between documents. */
export function checkDocuments(siteDir: string, documents: readonly Reading[]): Problem[] {
  const slugs = documents
    .filter(({frontMatter}) => 'card' in frontMatter)
    .map(({file}) => slugOf(file));
  const services = documents
    .filter(({frontMatter}) => frontMatter.kind === 'service')
    .map(({file}) => addressOf(file));
  const {linking, addresses} = linkingOf(siteDir, documents);
  const own = documents.flatMap((reading) => {
    const {file, frontMatter, problems} = reading;
    const {data} = documentSchema.safeParse(frontMatter);
    const between =
      data === undefined
        ? []
        : [
            ...promiseProblems(file, data),
            ...roleProblems(file, data),
            ...relatedProblems(file, data, slugs),
            ...projectProblems(reading, data, services),
          ];
    const link = linking.find((each) => each.file === file);
    return [
      ...withoutMisspelt([...problems, ...withLines(between, reading)]),
      ...(link === undefined ? [] : linkProblems(siteDir, link, addresses)),
    ];
  });
  return [...own, ...duplicateReferences(documents)];
}

/** What differs from the files of the repository. */
interface Differences {
  /** A text that is not saved yet, in place of its file. */
  readonly edited?: {readonly file: string; readonly text: string};
  /** Withdrawn documents, whose files count no longer. Example: `policies/whistleblowing`. */
  readonly withdrawn?: ReadonlySet<string>;
}

/**
 * Returns the problems of the documents in the edition in force, which every command, the build and
 * the editor print: files that aren't used, encoding, front matter, text, links, and wording that
 * the law forbids. Closed editions are protected by fingerprints instead (src/policy-record).
 *
 * @param siteDir repository root
 */
export function documentProblems(
  siteDir: string,
  {edited, withdrawn}: Differences = {},
): Problem[] {
  const {files, problems} = listDocuments(siteDir, 'docs');
  const isWithdrawn = (file: string) => withdrawn?.has(addressOf(file).slice(1)) === true;
  const documents = files
    .filter((file) => !isWithdrawn(file))
    .map((file) =>
      file === edited?.file
        ? readContent(file, {text: asMeant(edited.text), problems: []})
        : readContent(file, readSource(siteDir, file)),
    );
  return [...problems, ...checkDocuments(siteDir, documents)];
}
