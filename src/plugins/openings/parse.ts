import path from 'node:path';
import type {ZodError} from 'zod';
import {brand} from '../../data/brand/brand';
import {replaceBrandTokens} from '../../data/brand/tokens';
import {localInstant} from '../../shared/local-instant';
import {APPLY_PATH, openingPath} from '../../shared/openings/addresses';
import {
  openingFrontMatter,
  type Opening,
  type OpeningFrontMatter,
} from '../../shared/openings/schema';
import {titleSlug} from '../../shared/openings/opening';
import {problemsFromZod, quoted, type Problem} from '../../shared/report';
import {splitDocument} from '../../reading/front-matter';
import {textsOf, wordingProblems} from '../../reading/wording';
import {readAdvert} from './advert';

export interface OpeningSource {
  /** Path from the repository root. Example: `'openings/bench-joiner.mdx'`. */
  readonly file: string;
  readonly text: string;
}

export interface OpeningDocument {
  readonly file: string;
  readonly opening: Opening;
  /** Text of the advert as Markdown, with brand tokens not yet replaced. */
  readonly body: string;
  /** Text of the advert as HTML, with brand tokens replaced and addresses absolute. */
  readonly html: string;
}

/** Values that must be unique among openings. Undefined if the field itself is invalid. */
export interface Identity {
  readonly file: string;
  readonly id?: number | undefined;
  readonly title?: string | undefined;
  /** Derived from the title. Example: `'bench-joiner'`. */
  readonly slug?: string | undefined;
  readonly reference?: string | undefined;
}

export interface ParsedOpening {
  /** Absent if the front matter doesn't match the schema. */
  readonly document?: OpeningDocument;
  /** Absent if the front matter can't be read at all. */
  readonly identity?: Identity;
  readonly problems: readonly Problem[];
}

/** Minimum length of an advert in words. A shorter one tells applicants too little. */
const MIN_WORDS = 100;

/** Parses one file and checks its front matter, brand tokens, schema, file name and length. */
export function parseOpening({file, text}: OpeningSource): ParsedOpening {
  let parsed: ReturnType<typeof splitDocument>;
  try {
    parsed = splitDocument(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const problem = {
      file,
      field: 'front matter',
      expected: 'YAML between two lines of three hyphens',
      found: message.split('\n', 1)[0] ?? '',
      fix: 'Compare it with another file in the folder. Put quotes round text that contains a colon or a brace.',
    };
    return {problems: [problem]};
  }
  const {frontMatter, body} = parsed;
  const problems: Problem[] = [];
  const onUnknownToken = (field: string, error: Error) => {
    const [found = '', fix = ''] = error.message.split(/(?<=\})\. /, 2);
    problems.push({file, field, expected: 'a known brand token', found, fix});
  };
  const values = withTokensReplaced(frontMatter, '', onUnknownToken);
  withTokensReplaced(body, 'text', onUnknownToken);

  const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
  if (words < MIN_WORDS) {
    problems.push({
      file,
      field: 'text',
      expected: `at least ${MIN_WORDS} words below the front matter`,
      found: `${words} words`,
      fix: 'Say what the person will do, what you offer and how you choose.',
    });
  }
  const {html, findings} = readAdvert(body);
  for (const {line, ...finding} of findings) {
    problems.push({file, field: `text, line ${line}`, ...finding});
  }
  const result = openingFrontMatter.safeParse(values);
  const identity = identityOf(file, values);
  problems.push(...wordingProblems(file, textsOf(values, body)), ...titleProblems(identity));
  if (!result.success) {
    return {identity, problems: [...problems, ...fieldProblems(file, result.error, values)]};
  }
  const opening = openingOf(result.data);
  return {document: {file, opening, body, html}, identity, problems};
}

/**
 * Converts schema errors to problems. Recognises unquoted text with a colon, which YAML reads as a
 * field and its value.
 */
function fieldProblems(file: string, error: ZodError, values: unknown): Problem[] {
  return problemsFromZod(file, error, values).map((problem, index) => {
    const issue = error.issues[index];
    const isText = issue?.code === 'invalid_type' && issue.expected === 'string';
    return isText && problem.found.startsWith('{')
      ? {...problem, expected: 'text', fix: 'Put quotes round it: it contains a colon.'}
      : problem;
  });
}

/** Reports a file not named after its title, and a title with the address of the application form. */
function titleProblems({file, title, slug}: Identity): Problem[] {
  if (slug === undefined) return [];
  const problems: Problem[] = [];
  const fileName = `${slug}.mdx`;
  const found = path.posix.basename(file);
  if (found !== fileName) {
    problems.push({
      file,
      field: 'title',
      expected: `the file to be called ${fileName}, after the title ${quoted(title)}`,
      found,
      fix: `Check the spelling of the title. If it is right, rename the file to ${fileName}.`,
    });
  }
  if (openingPath(slug) === APPLY_PATH) {
    problems.push({
      file,
      field: 'title',
      expected: `a title whose address is not ${APPLY_PATH}, where the application form is`,
      found: quoted(title),
      fix: 'Make the title more specific.',
    });
  }
  return problems;
}

/**
 * Identifies an opening, reading each field separately, so that duplicates are reported even if
 * other fields are invalid.
 */
function identityOf(file: string, values: unknown): Identity {
  const {shape} = openingFrontMatter;
  const valueOf = (field: string): unknown =>
    typeof values === 'object' && values !== null ? Reflect.get(values, field) : undefined;
  const title = shape.title.safeParse(valueOf('title')).data;
  return {
    file,
    id: shape.id.safeParse(valueOf('id')).data,
    title,
    slug: title === undefined ? undefined : titleSlug(title),
    reference: shape.reference.safeParse(valueOf('reference')).data,
  };
}

function openingOf(frontMatter: OpeningFrontMatter): Opening {
  const {title, closes} = frontMatter;
  const closesAt = localInstant(closes, brand.timeZone);
  if (closesAt === undefined) {
    throw new Error(
      `The schema accepted ${closes}, which isn’t a valid time in ${brand.timeZone}.`,
    );
  }
  return {...frontMatter, slug: titleSlug(title), closesAt: closesAt.toISOString()};
}

/** Replaces brand tokens in the front matter. */
function withTokensReplaced(
  value: unknown,
  field: string,
  onUnknownToken: (field: string, error: Error) => void,
): unknown {
  if (typeof value === 'string') {
    try {
      return replaceBrandTokens(value);
    } catch (error) {
      if (error instanceof Error) onUnknownToken(field, error);
      return value;
    }
  }
  if (Array.isArray(value)) {
    return value.map((inner, index) =>
      withTokensReplaced(inner, `${field}[${index}]`, onUnknownToken),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      withTokensReplaced(inner, field === '' ? key : `${field}.${key}`, onUnknownToken),
    ]),
  );
}
