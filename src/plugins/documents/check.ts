import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {problemsFromZod, quoted, type Problem} from '../../shared/report';
import {documentSchema, type DocumentFrontMatter} from '../../shared/documents/schema';
import {nearest} from '../../data/nearest';
import {isRole, roleAdvice} from '../../data/people/people';
import {catalogue} from '../../data/pictures/catalogue';
import {readDocument, unreadable} from './parse-front-matter';
import {textsOf, wordingProblems} from './wording-rules';

/** A document: its path, front matter and text. */
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

function didYouMean(written: string, candidates: readonly string[], otherwise: string): string {
  const meant = nearest(written, candidates);
  return meant === undefined ? otherwise : `Did you mean ${meant}?`;
}

function pictureProblems(file: string, document: DocumentFrontMatter): Problem[] {
  if (!('picture' in document)) return [];
  const {picture, card} = document;
  const expected = 'the name of a picture in src/data/pictures/catalogue.ts';
  const otherwise = 'Choose one from the catalogue, or add the picture there.';
  return Object.entries({picture, 'card.picture': card?.picture}).flatMap(([field, name]) => {
    if (name === undefined || Object.hasOwn(catalogue, name)) return [];
    const fix = didYouMean(name, Object.keys(catalogue), otherwise);
    return [{file, field, expected, found: `'${name}'`, fix}];
  });
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
  const own = documents.flatMap(({file, frontMatter, body}) => {
    const result = documentSchema.safeParse(frontMatter);
    return [
      ...(result.success
        ? [
            ...promiseProblems(file, result.data),
            ...roleProblems(file, result.data),
            ...pictureProblems(file, result.data),
            ...relatedProblems(file, result.data, slugs),
          ]
        : problemsFromZod(file, result.error, frontMatter)),
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

/** Paths of the documents in the edition in force. Example: `docs/services/security.mdx`. */
function documentFiles(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => `docs/${name.replaceAll(path.sep, '/')}`);
}

/** Addresses of the documents in the edition in force. Example: `/services/security`. */
export function documentAddresses(siteDir: string): string[] {
  return documentFiles(siteDir).map((file) => file.replaceAll(/^docs|(?:\/index)?\.mdx$/g, ''));
}

/**
 * Returns the problems of the documents in the edition in force: unreadable or invalid front
 * matter, unknown pictures and related documents, duplicate references, claims that the law
 * forbids. Closed editions are protected by fingerprints instead (src/policy-record).
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
