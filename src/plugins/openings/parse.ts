import {splitDocument} from '../documents/parse-front-matter';
import {brand} from '../../data/brand/brand';
import {replaceBrandTokens} from '../../data/brand/tokens';
import type {Problem} from '../../shared/report';
import {textsOf, wordingProblems} from '../documents/wording-rules';
import {readAdvert} from './advert';
import {localInstant} from '../../shared/local-instant';
import {
  fieldProblems,
  inText,
  reserved,
  tooShort,
  unknownToken,
  unreadable,
  wrongFileName,
  type Identity,
} from './parse-problems';
import {
  openingFrontMatter,
  type Opening,
  type OpeningFrontMatter,
} from '../../shared/openings/schema';
import {titleSlug} from '../../shared/openings/title-slug';

/** Path and content of a file in `openings/`. */
export interface OpeningSource {
  /** Path from the repository root. Example: `'openings/bench-joiner.mdx'`. */
  readonly file: string;
  readonly text: string;
}

/** An opening with its path and text. */
export interface OpeningDocument {
  readonly file: string;
  readonly opening: Opening;
  /** Text of the advert as Markdown, with brand tokens not yet replaced. */
  readonly body: string;
  /** Text of the advert as HTML, with brand tokens replaced and addresses absolute. */
  readonly html: string;
}

export interface ParsedOpening {
  /** Absent if the front matter doesn't match the schema. */
  readonly document?: OpeningDocument;
  /** Absent if the front matter can't be read at all. */
  readonly identity?: Identity;
  readonly problems: readonly Problem[];
}

/** Parses one file and checks its front matter, brand tokens, schema, file name and length. */
export function parseOpening({file, text}: OpeningSource): ParsedOpening {
  let parsed: ReturnType<typeof splitDocument>;
  try {
    parsed = splitDocument(text);
  } catch (error) {
    return {problems: [unreadable(file, error)]};
  }
  const {frontMatter, content: body} = parsed;
  const tokenProblems: Problem[] = [];
  const values = withTokensReplaced(frontMatter, '', (field, error) =>
    tokenProblems.push(unknownToken(file, field, error)),
  );
  withTokensReplaced(body, 'text', (field, error) =>
    tokenProblems.push(unknownToken(file, field, error)),
  );

  const {html, findings} = readAdvert(body);
  const linesAbove = text.slice(0, text.lastIndexOf(body)).split('\n').length - 1;
  const result = openingFrontMatter.safeParse(values);
  const identity = identityOf(file, values);
  const problems = [
    ...tokenProblems,
    ...tooShort(file, body),
    ...findings.map((finding) => inText(file, linesAbove, finding)),
    ...wordingProblems(file, textsOf(values, body)),
    ...wrongFileName(identity),
    ...reserved(identity),
  ];
  if (!result.success) {
    return {identity, problems: [...problems, ...fieldProblems(file, result.error, values)]};
  }
  const opening = openingOf(result.data);
  return {document: {file, opening, body, html}, identity, problems};
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
