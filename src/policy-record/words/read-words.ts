import * as z from 'zod';
import {keptSchema, noticeSchema, policySchema} from '../../shared/documents/schema';
import {problemsFromZod, type Problem} from '../../shared/report';
import {readContent} from '../../reading/documents';
import {readDocument} from '../../reading/front-matter';
import {parseMarkdown} from '../../reading/grammar';
import {asMeant, type Source} from '../../reading/source';
import {cacheOf} from '../record-cache';
import type {Words} from '../ledger/timeline';
import {readBlocks} from './read-blocks';

const recordedSchema = z.discriminatedUnion('kind', [policySchema, noticeSchema]);

/** The content of a file, or the problems in it; neither for other kinds of document. */
export interface Reading {
  readonly words?: Words;
  readonly problems: readonly Problem[];
}

function wordsOf(file: string, frontMatter: unknown, nodes: Parameters<typeof readBlocks>[0]) {
  const schema = file.startsWith('docs/') ? recordedSchema : keptSchema;
  const {data, error} = schema.safeParse(frontMatter);
  return error === undefined
    ? {words: {file, frontMatter: data, blocks: readBlocks(nodes)}, problems: []}
    : {problems: problemsFromZod(file, error, frontMatter)};
}

/** Reads an approved text, which was checked when it was approved and never changes. */
function readKept(file: string, content: string): Reading {
  const {frontMatter, body} = readDocument(content);
  return wordsOf(file, frontMatter, parseMarkdown(body));
}

/**
 * Reads a text that its author can still change.
 *
 * @param source A file that isn't UTF-8 has no words, because they would be wrong.
 */
export function readDraft(file: string, source: Source): Reading {
  const {frontMatter, tree, problems} = readContent(file, source);
  // A title block that can't be read has no kind.
  if (frontMatter.kind === undefined) return {problems};
  if (frontMatter.kind !== 'policy' && frontMatter.kind !== 'notice') return {problems: []};
  if (tree === undefined || source.problems.length > 0) return {problems};
  return {...wordsOf(file, frontMatter, tree.children), problems};
}

/** Cached, because parsing takes about 30 ms a document, and a record may have a thousand. */
const cached = cacheOf(__filename);

/**
 * Reads a policy or a notice.
 *
 * @param file path from the root of the repository
 * @param content of the file
 */
export function readWords(file: string, content: string): Reading {
  if (file.startsWith('docs/')) {
    return readDraft(file, {text: asMeant(content), problems: []});
  }
  const kept = cached(`${file}\n${content}`, () => JSON.stringify(readKept(file, content)));
  return JSON.parse(kept.toString()) as Reading;
}
