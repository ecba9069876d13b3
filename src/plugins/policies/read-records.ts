import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import * as z from 'zod';
import {allEditions, type Edition} from '../../data/editions/editions';
import {formatProblems, problemsFromZod, type Problem} from '../../content/report';
import {FROZEN_TOKENS_FILE} from '../documents/frozen-tokens';
import {parseFrontMatter} from '../documents/parse-front-matter';
import {policySchema} from '../../content/documents/schema';
import {readBlocks} from './read-blocks';
import {policyRecord, type PolicyRecord} from './record';

/** Folder of the policies inside an edition's folder. */
const POLICIES_FOLDER = 'policies';

const versionsSchema = z.array(z.string());

async function archivedEditions(siteDir: string): Promise<string[]> {
  const file = path.join(siteDir, 'versions.json');
  return existsSync(file) ? versionsSchema.parse(JSON.parse(await readFile(file, 'utf8'))) : [];
}

async function filesOf(siteDir: string, {folder}: Edition): Promise<string[]> {
  const policies = path.posix.join(folder, POLICIES_FOLDER);
  if (!existsSync(path.join(siteDir, policies))) {
    return [];
  }
  const names = await readdir(path.join(siteDir, policies));
  return names
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => path.posix.join(policies, name));
}

interface Reading {
  /** Absent when the front matter does not match its schema, and for a draft. */
  readonly record?: PolicyRecord;
  readonly problems: readonly Problem[];
}

/** What the parsers throw (bad YAML, bad MDX, unknown token), told with the file's name. */
function unreadable(file: string, error: unknown): Problem {
  return {
    file,
    field: 'the whole',
    expected: 'front matter and text that the site can read',
    found: error instanceof Error ? error.message : String(error),
    fix: 'Mend the place the message names; compare with a neighbouring policy.',
  };
}

interface Known {
  readonly content: string;
  readonly reading: Promise<Reading>;
}

/**
 * What was read last of each file: register and page ask for the same policy, and to read one is
 * most of what its record costs.
 */
const known = new Map<string, Known>();

async function readPolicy(
  siteDir: string,
  edition: Edition,
  file: string,
  content?: string,
): Promise<Reading> {
  try {
    const filePath = path.join(siteDir, file);
    const fileContent = content ?? (await readFile(filePath, 'utf8'));
    // The words of the brand in an archived edition hang on this file; it never changes.
    const frozen = existsSync(path.join(siteDir, edition.folder, FROZEN_TOKENS_FILE));
    const key = `${filePath} ${edition.label} ${frozen}`;
    const before = known.get(key);
    if (before?.content === fileContent) {
      return await before.reading;
    }
    const reading = readable(siteDir, edition, file, fileContent);
    known.set(key, {content: fileContent, reading});
    return await reading;
  } catch (error) {
    return {problems: [unreadable(file, error)]};
  }
}

async function readable(
  siteDir: string,
  edition: Edition,
  file: string,
  fileContent: string,
): Promise<Reading> {
  const filePath = path.join(siteDir, file);
  const {frontMatter, content: body} = await parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  if (frontMatter.draft === true) {
    // A document in the making is not published, so there is nothing to record yet.
    return {problems: []};
  }
  const result = policySchema.safeParse(frontMatter);
  const firstLine = fileContent.slice(0, fileContent.lastIndexOf(body)).split('\n').length;
  const {blocks, problems} = readBlocks({file, filePath, body, firstLine});
  if (!result.success) {
    return {problems: [...problemsFromZod(file, result.error, frontMatter), ...problems]};
  }
  const slug = path.posix.basename(file, '.mdx');
  const record = policyRecord({
    slug,
    edition: edition.label,
    inForce: edition.inForce,
    path: `${edition.basePath}/${POLICIES_FOLDER}/${slug}`,
    file,
    frontMatter: result.data,
    blocks,
  });
  return {record, problems};
}

function byReference(one: PolicyRecord, other: PolicyRecord): number {
  return one.frontMatter.reference < other.frontMatter.reference ? -1 : 1;
}

/**
 * The record of one file, as its text stands now; undefined when the file is no policy, or when
 * something is wrong with it, which `readPolicyRecords` then says.
 *
 * @param file path from the root of the repository
 * @param content what stands in it
 */
export async function readPolicyText(
  siteDir: string,
  file: string,
  content: string,
): Promise<PolicyRecord | undefined> {
  const editions = allEditions(await archivedEditions(siteDir));
  const edition = editions.find(
    ({folder}) => path.posix.dirname(file) === path.posix.join(folder, POLICIES_FOLDER),
  );
  if (edition === undefined) {
    return undefined;
  }
  const {record, problems} = await readPolicy(siteDir, edition, file, content);
  return problems.length === 0 ? record : undefined;
}

/**
 * Reads every policy of every edition: `docs/policies` and
 * `versioned_docs/version-<edition>/policies`, as `versions.json` lists them.
 *
 * @param siteDir root of the repository
 * @returns the records, newest edition first, inside an edition by reference
 * @throws one error that lists all problems of all files: text that cannot be read, wrong front
 *   matter, components and Markdown that a copy of the policy could not show
 */
export async function readPolicyRecords(siteDir: string): Promise<PolicyRecord[]> {
  const editions = allEditions(await archivedEditions(siteDir));
  const readings = await Promise.all(
    editions.map(async (edition) => {
      const files = await filesOf(siteDir, edition);
      return Promise.all(files.map((file) => readPolicy(siteDir, edition, file)));
    }),
  );
  const problems = readings.flat().flatMap((reading) => reading.problems);
  if (problems.length > 0) {
    throw new Error(`Policies: ${formatProblems(problems)}`);
  }
  return readings.flatMap((edition) =>
    edition.flatMap(({record}) => (record === undefined ? [] : [record])).sort(byReference),
  );
}
