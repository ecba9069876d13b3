import path from 'node:path';
import type {Root} from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {brand} from '../../data/brand/brand';
import {readHead, schemaProblems, withLines, type Head} from '../../reading/front-matter';
import {replaceTokens, withoutEntities} from '../../reading/grammar';
import {characterProblems, withoutUnseen, type Source} from '../../reading/source';
import {readText} from '../../reading/text';
import {textsOf, wordingProblems} from '../../reading/wording';
import {localInstant} from '../../shared/local-instant';
import {APPLY_PATH, openingPath} from '../../shared/openings/addresses';
import {isClosed} from '../../shared/openings/opening';
import {titleSlug} from '../../shared/title-slug';
import {
  closedFrontMatter,
  openingFrontMatter,
  type ClosedOpening,
  type Opening,
} from '../../shared/openings/schema';
import {quoted, type Problem} from '../../shared/report';

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
  readonly isClosed: boolean;
  readonly id?: number | undefined;
  readonly title?: string | undefined;
  /** Derived from the title. Example: `'bench-joiner'`. */
  readonly slug?: string | undefined;
  readonly reference?: string | undefined;
}

export interface ParsedOpening {
  readonly file: string;
  /** Absent if the front matter can't be read at all. */
  readonly identity?: Identity;
  /** Present if it is open or still to come, and its front matter matches the schema. */
  readonly document?: OpeningDocument;
  /** Present if it has closed, and its notice has what it needs. */
  readonly closed?: ClosedOpening;
  /** The syntax tree of the text, with brand tokens replaced; absent if it can't be published. */
  readonly tree?: Root;
  readonly problems: readonly Problem[];
  /** Returns the line on which a value of the front matter is written. */
  readonly lineOf: Head['lineOf'];
}

/** Minimum length of an advert in words. A shorter one tells applicants too little. */
const MIN_WORDS = 100;

const closingInstant = (closes: string) =>
  localInstant(closes, brand.timeZone)?.toISOString() ?? '';

/**
 * Reads one file. An opening that has closed is checked only for what its notice shows, so that
 * facts and rules that change later never make anyone correct it.
 *
 * @param file path from the repository root
 * @param now time of the build, which decides whether the opening has closed
 */
export function parseOpening(file: string, source: Source, now: Date): ParsedOpening {
  const unseen =
    source.problems.length > 0 ? [] : characterProblems(file, withoutEntities(source.text));
  const text = unseen.length === 0 ? source.text : withoutUnseen(source.text);
  const head = readHead(file, text, Object.keys(openingFrontMatter.shape));
  const {frontMatter, body, lineOf} = head;
  if (!head.isThere) {
    const inHead = text === '' && source.problems.length > 0 ? [] : head.problems;
    return {file, lineOf, problems: [...source.problems, ...unseen, ...inHead]};
  }

  const {shape} = openingFrontMatter;
  const closes = shape.closes.safeParse(frontMatter.closes).data;
  if (closes !== undefined && isClosed(closingInstant(closes), now.getTime())) {
    const {data, error} = closedFrontMatter.safeParse(frontMatter);
    const identity = identityOf(file, frontMatter, true);
    return {
      file,
      identity,
      lineOf,
      ...(data && {closed: withDerivedFields(data)}),
      problems: schemaProblems(file, error, head),
    };
  }
  const isReadable = head.problems.length === 0 || Object.keys(frontMatter).length > 0;
  const {data, error} = openingFrontMatter.safeParse(frontMatter);
  const identity = identityOf(file, frontMatter, false);
  const {tree, problems: inText} = readText(file, body, 'advert');
  const isPublishable = tree !== undefined && inText.length === 0;
  if (isPublishable) replaceTokens(tree);
  return {
    file,
    identity,
    ...(isPublishable && {tree}),
    ...(data && {
      document: {
        file,
        opening: withDerivedFields(data),
        body: body.trim(),
        html: isPublishable ? htmlOf(tree, openingPath(titleSlug(data.title))) : '',
      },
    }),
    lineOf,
    problems: [
      ...source.problems,
      ...unseen,
      ...head.problems,
      ...(isReadable ? schemaProblems(file, error, head, Object.keys(shape)) : []),
      ...(isReadable
        ? withLines([...titleProblems(identity), ...placeProblems(file, frontMatter)], head)
        : []),
      ...lengthProblems(file, body),
      ...inText,
      ...withLines(wordingProblems(file, textsOf(frontMatter, body)), head),
    ],
  };
}

interface Written<Place> {
  readonly title: string;
  readonly closes: string;
  readonly location?: Place | undefined;
  readonly locations?: readonly Place[] | undefined;
}

function withDerivedFields<Place, Fields extends Written<Place>>({
  location,
  locations = location === undefined ? [] : [location],
  ...fields
}: Fields & Written<Place>) {
  return {
    ...fields,
    locations,
    slug: titleSlug(fields.title),
    closesAt: closingInstant(fields.closes),
  };
}

const toHtml = unified().use(remarkRehype).use(rehypeStringify);

/** Formats the text for search engines and feeds, which show it outside the site. */
function htmlOf(tree: Root, page: string): string {
  const copy = structuredClone(tree);
  visit(copy, 'link', (node) => {
    if (/^[/#]/.test(node.url)) node.url = new URL(node.url, brand.url + page).href;
  });
  return toHtml.stringify(toHtml.runSync(copy));
}

function lengthProblems(file: string, body: string): Problem[] {
  const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
  if (words >= MIN_WORDS) return [];
  const expected = `at least ${MIN_WORDS} words below the front matter`;
  const fix = 'Say what the person will do, what you offer and how you choose.';
  return [{file, field: 'text', expected, found: `${words} words`, fix}];
}

/** Reports an opening without a place, and one that gives its places in two fields or the wrong one. */
function placeProblems(
  file: string,
  {location, locations, remote}: Head['frontMatter'],
): Problem[] {
  const at = {file, field: 'location'};
  if (Array.isArray(location)) {
    const fix = 'Write the list as "locations" instead of "location".';
    return [{...at, expected: 'one place', found: quoted(location), fix}];
  }
  if (location !== undefined && locations !== undefined) {
    const fix = 'Move the place of "location" into the list of "locations".';
    return [{...at, expected: 'only one of "location" and "locations"', found: 'both', fix}];
  }
  const repeated = Array.isArray(locations)
    ? locations.map(quoted).findIndex((each, index, all) => all.indexOf(each) < index)
    : -1;
  if (repeated !== -1) {
    const field = `locations[${repeated}]`;
    const found = 'the same place twice';
    return [{file, field, expected: 'each place once', found, fix: 'Delete one of the two.'}];
  }
  // Anything but false is reported where it is written.
  if (location !== undefined || locations !== undefined || (remote ?? false) !== false) return [];
  const fix = 'Add the field, or "locations" for several places, or "remote: true".';
  return [{...at, expected: 'the place of work', found: 'nothing', fix}];
}

/** Reports a file not named after its title, and a title with the address of the application form. */
function titleProblems({file, title, slug}: Identity): Problem[] {
  if (slug === undefined) return [];
  if (openingPath(slug) === APPLY_PATH) {
    const expected = `a title whose address is not ${APPLY_PATH}, where the application form is`;
    const fix = 'Make the title more specific.';
    return [{file, field: 'title', expected, found: quoted(title), fix}];
  }
  const name = `${slug}.mdx`;
  const found = path.posix.basename(file);
  if (found === name) return [];
  const expected = `the file to be called ${name}, after the title ${quoted(title)}`;
  const fix = `Check the spelling of the title. If it is right, rename the file to ${name}.`;
  return [{file, field: 'title', expected, found, fix}];
}

/**
 * Identifies an opening, reading each field separately, so that duplicates are reported even if
 * other fields are invalid.
 */
function identityOf(
  file: string,
  fields: Readonly<Record<string, unknown>>,
  hasClosed: boolean,
): Identity {
  const {shape} = openingFrontMatter;
  const title = shape.title.safeParse(fields.title).data;
  return {
    file,
    isClosed: hasClosed,
    id: shape.id.safeParse(fields.id).data,
    title,
    slug: title === undefined ? undefined : titleSlug(title),
    reference: shape.reference.safeParse(fields.reference).data,
  };
}
