import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Problem} from '../../../src/content/report';
import type {SourceDocument} from '../../../src/plugins/documents/check';
import {parseFrontMatter} from '../../../src/plugins/documents/parse-front-matter';
import {policySchema, type PolicyFrontMatter} from '../../../src/content/documents/schema';
import {filesBelow} from './files';
import {splitDocument} from './front-matter';
import {lastReading} from './last-reading';

/** Folder of the edition in force. */
export const CURRENT = 'docs';

/** Folder of the older editions, each in `version-<label>`. */
export const OLDER = 'versioned_docs';

/** A document, and where its text begins. */
export interface ReadDocument extends SourceDocument {
  /** Line of the file on which the body begins, counted from 1. */
  readonly firstLine: number;
}

/** Every document of the repository, and the files that could not be read at all. */
export interface Documents {
  readonly documents: readonly ReadDocument[];
  readonly problems: readonly Problem[];
}

/** A policy of the edition in force with sound front matter. */
export interface CurrentPolicy extends SourceDocument {
  readonly control: PolicyFrontMatter;
}

/** Folders of all editions, the one in force first. Example: `versioned_docs/version-2025`. */
function editionFolders(root: string): string[] {
  const folder = path.join(root, OLDER);
  const older = existsSync(folder) ? readdirSync(folder) : [];
  return [
    CURRENT,
    ...older.filter((name) => name.startsWith('version-')).map((n) => `${OLDER}/${n}`),
  ];
}

function slugOf(file: string): string {
  const name = path.posix.basename(file, '.mdx');
  return name === 'index' ? path.posix.basename(path.posix.dirname(file)) : name;
}

const lastDocument = lastReading<Promise<ReadDocument>>();

/** The front matter as the build reads it: same parser, days as text, brand tokens replaced. */
async function readDocument(
  root: string,
  file: string,
  edition: string,
  text: string,
): Promise<ReadDocument> {
  // Absolute: an older edition has the brand's words of its own day beside it.
  const filePath = path.join(root, file);
  return lastDocument(filePath, text, async () => {
    const {frontMatter} = await parseFrontMatter({
      filePath,
      fileContent: text,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    const {body} = splitDocument(text);
    const firstLine = text.slice(0, text.length - body.length).split('\n').length;
    return {file, edition, frontMatter, slug: slugOf(file), body, firstLine};
  });
}

function unreadable(file: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return {
    file,
    field: 'front matter',
    expected: 'the notation of front matter (YAML), with known brand tokens',
    found: message.split('\n', 1)[0] ?? message,
    fix: 'Usually a colon or a brace without quotes round the value, or a space too many.',
  };
}

/**
 * Reads the documents of all editions without Docusaurus. Partials, whose names begin with an
 * underscore, are no documents.
 *
 * @param replaced texts that stand in for those on the disk, by file: what a change would make
 */
export async function readDocuments(
  root: string,
  replaced: Readonly<Record<string, string>> = {},
): Promise<Documents> {
  const documents: ReadDocument[] = [];
  const problems: Problem[] = [];
  for (const edition of editionFolders(root)) {
    const onDisk = filesBelow(root, edition);
    const added = Object.keys(replaced).filter((file) => file.startsWith(`${edition}/`));
    const files = [...new Set([...onDisk, ...added])].filter(
      (file) => file.endsWith('.mdx') && !path.posix.basename(file).startsWith('_'),
    );
    for (const file of files) {
      try {
        const text = replaced[file] ?? readFileSync(path.join(root, file), 'utf8');
        documents.push(await readDocument(root, file, edition, text));
      } catch (error) {
        problems.push(unreadable(file, error));
      }
    }
  }
  return {documents, problems};
}

/** The policies of the edition in force, by reference. Those with wrong fields are left out. */
export function currentPolicies(documents: readonly SourceDocument[]): CurrentPolicy[] {
  return documents
    .filter(({edition}) => edition === CURRENT)
    .flatMap((document) => {
      const result = policySchema.safeParse(document.frontMatter);
      return result.success ? [{...document, control: result.data}] : [];
    })
    .sort((a, b) => a.control.reference.localeCompare(b.control.reference));
}

/** What a document's front matter says in a field, when that is a text. */
export function declared({frontMatter}: SourceDocument, field: string): string | undefined {
  const value: unknown =
    typeof frontMatter === 'object' && frontMatter !== null
      ? Reflect.get(frontMatter, field)
      : undefined;
  return typeof value === 'string' ? value : undefined;
}
