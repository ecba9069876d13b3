import * as z from 'zod';
import {keptSchema, noticeSchema, policySchema} from '../../shared/documents/schema';
import {problemsFromZod, quoted, type Problem} from '../../shared/report';
import {readDocument, unreadable} from '../../reading/front-matter';
import {cachedData} from '../record-cache';
import type {Words} from '../ledger/timeline';
import {readBlocks} from './read-blocks';

const recordedSchema = z.discriminatedUnion('kind', [policySchema, noticeSchema]);

/** The content of a file, or the problems in it; neither for other kinds of document. */
export interface Reading {
  readonly words?: Words;
  readonly problems: readonly Problem[];
}

/** Fields of the ledger, which a document must not contain. */
const LEDGER_FIELDS = ['version', 'status', 'approvedOn', 'effectiveFrom', 'reviewBy', 'revisions'];

/** Settings of Docusaurus that would hide a document or change its address. */
const HIDING_SETTINGS = ['draft', 'unlisted', 'id'];

/** Reports fields that would contradict or bypass the record. */
function forbiddenFields(file: string, frontMatter: Readonly<Record<string, unknown>>): Problem[] {
  const [, document] = /^docs\/(.+)\.mdx$/.exec(file) ?? [];
  if (document === undefined) return [];
  const problem = (field: string, expected: string, fix: string): Problem[] =>
    field in frontMatter ? [{file, field, expected, found: quoted(frontMatter[field]), fix}] : [];
  const moved = frontMatter.slug !== undefined && frontMatter.slug !== `/${document}`;
  return [
    ...LEDGER_FIELDS.flatMap((field) =>
      problem(
        field,
        'no such field: the ledger holds it',
        'Remove it: npm run policy:amend will ask for this value.',
      ),
    ),
    ...HIDING_SETTINGS.flatMap((field) =>
      problem(
        field,
        'no such field: the only way to remove a document is to withdraw it',
        'Remove it.',
      ),
    ),
    ...(moved ? problem('slug', `/${document}: an address never changes`, 'Remove it.') : []),
  ];
}

function read(file: string, content: string): Reading {
  const {frontMatter, content: body} = readDocument(content);
  if (frontMatter.kind !== 'policy' && frontMatter.kind !== 'notice') return {problems: []};
  const schema = file.startsWith('versioned_docs/') ? keptSchema : recordedSchema;
  const result = schema.safeParse(frontMatter);
  const firstLine = content.slice(0, content.lastIndexOf(body)).split('\n').length;
  const {blocks, problems} = readBlocks({file, body, firstLine});
  const found = [...forbiddenFields(file, frontMatter), ...problems];
  return result.success
    ? {words: {file, frontMatter: result.data, blocks}, problems: found}
    : {problems: [...problemsFromZod(file, result.error, frontMatter), ...found]};
}

/**
 * Reads a policy or a notice.
 *
 * @param file path from the root of the repository
 * @param content of the file
 */
export function readWords(file: string, content: string): Reading {
  try {
    // Cached, because parsing takes about 30 ms a document, and a record may have a thousand.
    return cachedData(`words\n${file}\n${content}`, () => read(file, content));
  } catch (error) {
    const expected = 'front matter and text that the site can read';
    return {problems: [unreadable({file, field: 'the whole file', expected}, error)]};
  }
}
