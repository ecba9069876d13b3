import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {problemsFromZod, quoted, type Problem} from '../../shared/report';
import {
  documentSchema,
  REGIONS,
  SECTORS,
  type DocumentFrontMatter,
} from '../../shared/documents/schema';
import {isLate} from '../../shared/documents/programme';
import {specimenSchema, specimensIn} from '../../shared/documents/specimen';
import {nearest} from '../../data/nearest';
import {ENTITY_IDS} from '../../data/companies/companies';
import {isRole, roleAdvice} from '../../data/people/people';
import {readDocument, unreadable} from '../../reading/front-matter';
import {withdrawnDocuments} from '../../policy-record/ledger/withdrawn';
import {today} from '../../policy-record/today';
import {textsOf, wordingProblems} from '../../reading/wording';

export interface SourceDocument {
  /** Path from the repository root, for the error message. */
  readonly file: string;
  readonly frontMatter: Record<string, unknown>;
  /** Markdown below the front matter. */
  readonly body: string;
}

/** Last part of a document's address. Example: `security`. */
function slugOf(file: string): string {
  return path.posix.basename(file, '.mdx');
}

/** Address of a document. Example: `/services/security`. */
function addressOf(file: string): string {
  return file.replaceAll(/^docs|(?:\/index)?\.mdx$/g, '');
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

/** Checks what the schema of a project cannot: links, delays, length, quotations, programme. */
function projectProblems(
  {file, body}: SourceDocument,
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
  const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const quotation = QUOTATION.exec(body)?.[0];
  return [
    ...services,
    ...delays,
    ...(body.split('<Programme />').length === 2
      ? []
      : [
          {
            file,
            field: 'text',
            expected: '<Programme /> once',
            found: body.includes('<Programme />') ? 'more than one' : 'none',
            fix: 'Write it on a line of its own where the programme belongs.',
          },
        ]),
    ...(document.depth === 'sheet' && words > SHEET_WORDS
      ? [
          {
            file,
            field: 'text',
            expected: `at most ${SHEET_WORDS} words, because depth is "sheet"`,
            found: `${words} words`,
            fix: 'Shorten the text, or write depth: full.',
          },
        ]
      : []),
    ...(document.example && quotation !== undefined
      ? [
          {
            file,
            field: 'text',
            expected: 'no quotation, because the project is an example',
            found: quoted(quotation),
            fix: 'Say it in our own words.',
          },
        ]
      : []),
  ];
}

/** Suggests the value that was probably meant, for fields with a fixed list of values. */
function suggested(problem: Problem, frontMatter: Record<string, unknown>): Problem {
  const lists: Record<string, readonly string[]> = {sector: SECTORS, region: REGIONS};
  const place = /^companies\[(\d+)\]$/.exec(problem.field)?.[1];
  const candidates = place === undefined ? lists[problem.field] : ENTITY_IDS;
  const written: unknown =
    place === undefined
      ? frontMatter[problem.field]
      : (frontMatter.companies as readonly unknown[])[Number(place)];
  return candidates === undefined || typeof written !== 'string'
    ? problem
    : {...problem, fix: didYouMean(written, candidates, problem.fix)};
}

/** Checks the properties of the specimens in a text. */
function specimenProblems(file: string, body: string): Problem[] {
  return specimensIn(body).flatMap(({properties}, index) => {
    const {error} = specimenSchema.safeParse(properties);
    if (error === undefined) return [];
    const place = `specimen ${properties.name ?? index + 1}`;
    return problemsFromZod(file, error, properties).map((problem) => ({
      ...problem,
      field: `${place}, ${problem.field}`,
    }));
  });
}

/** Checks that references are unique, because people quote them. */
function duplicateReferences(documents: readonly SourceDocument[]): Problem[] {
  const seen = new Map<unknown, string>();
  return documents.flatMap(({file, frontMatter: {reference}}) => {
    const first = seen.get(reference);
    if (first === undefined || reference === undefined) {
      seen.set(reference, file);
      return [];
    }
    return [
      {
        file,
        field: 'reference',
        expected: 'a reference no other document has',
        found: `${quoted(reference)}, which ${first} already has`,
        fix: 'Give one of the two the next free number.',
      },
    ];
  });
}

/** Returns every problem of the documents in one list. */
export function checkDocuments(documents: readonly SourceDocument[]): Problem[] {
  const slugs = documents
    .filter(({frontMatter}) => 'card' in frontMatter)
    .map(({file}) => slugOf(file));
  const services = documents
    .filter(({frontMatter}) => frontMatter.kind === 'service')
    .map(({file}) => addressOf(file));
  const own = documents.flatMap((source) => {
    const {file, frontMatter, body} = source;
    const result = documentSchema.safeParse(frontMatter);
    return [
      ...(result.success
        ? [
            ...promiseProblems(file, result.data),
            ...roleProblems(file, result.data),
            ...relatedProblems(file, result.data, slugs),
            ...projectProblems(source, result.data, services),
          ]
        : problemsFromZod(file, result.error, frontMatter).map((problem) =>
            suggested(problem, frontMatter),
          )),
      ...specimenProblems(file, body),
      ...wordingProblems(file, textsOf(frontMatter, body)),
    ];
  });
  return [...own, ...duplicateReferences(documents)];
}

/** Reads a document, or returns the problem that prevents it. */
function readSource(siteDir: string, file: string): SourceDocument | Problem {
  try {
    const {frontMatter, content} = readDocument(readFileSync(path.join(siteDir, file), 'utf8'));
    return {file, frontMatter, body: content};
  } catch (error) {
    const field = 'the part between the two lines of three hyphens';
    return unreadable({file, field, expected: 'front matter that can be read'}, error);
  }
}

/**
 * Paths of the documents in the edition in force, without those that are withdrawn. Example:
 * `docs/services/security.mdx`.
 */
function documentFiles(siteDir: string): string[] {
  const withdrawn = withdrawnDocuments(siteDir, today());
  return readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !withdrawn.has(name.slice(0, -'.mdx'.length)))
    .map((name) => `docs/${name}`);
}

/** Addresses of the documents in the edition in force. Example: `/services/security`. */
export function documentAddresses(siteDir: string): string[] {
  return documentFiles(siteDir).map(addressOf);
}

/**
 * Returns the problems of the documents in the edition in force: unreadable or invalid front
 * matter, unknown related documents, duplicate references, claims that the law forbids. Closed
 * editions are protected by fingerprints instead (src/policy-record).
 *
 * @param siteDir repository root
 */
export function documentProblems(siteDir: string): Problem[] {
  const read = documentFiles(siteDir).map((file) => readSource(siteDir, file));
  return [
    ...read.filter((each): each is Problem => 'fix' in each),
    ...checkDocuments(read.filter((each): each is SourceDocument => 'body' in each)),
  ];
}
