import {existsSync} from 'node:fs';
import path from 'node:path';
import {readFile} from 'node:fs/promises';
import type {ParseFrontMatter} from '@docusaurus/types';
import * as z from 'zod';
import {allEditions} from '../../data/editions/editions';
import type {PolicyFacts} from '../../content/policies/pages';
import {policyFacts} from './page-facts';
import {readPolicyText} from './read-records';
import {sha256Hex} from './record';

/** A document's place in its edition's folder. Example: `policies/whistleblowing.mdx`. */
const PLACE = /^(.*?)[\\/](docs|versioned_docs[\\/]version-([^\\/]+))[\\/](.+\.mdx)$/;

async function editionsWith(siteDir: string, place: string): Promise<string[]> {
  const file = path.join(siteDir, 'versions.json');
  const archived = z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
  return allEditions(archived)
    .filter(({folder}) => existsSync(path.join(siteDir, folder, place)))
    .map(({label}) => label);
}

interface Known {
  readonly of: string;
  readonly facts: Promise<PolicyFacts | undefined>;
}

/** Documents, server's bundle and browser's bundle each read the front matter of every document. */
const known = new Map<string, Known>();

/** The facts of a policy, found once for each state of its file and of the list of editions. */
async function factsOf(
  siteDir: string,
  file: string,
  content: string,
  editions: readonly string[],
): Promise<PolicyFacts | undefined> {
  const of = sha256Hex(JSON.stringify([content, editions]));
  const before = known.get(file);
  if (before?.of === of) {
    return before.facts;
  }
  const facts = readPolicyText(siteDir, file, content).then(
    (record) => record && policyFacts(record, editions),
  );
  known.set(file, {of, facts});
  return facts;
}

/**
 * Adds to the front matter of each document what its page shows and only a view over all editions
 * knows: `editions`, the labels of those that have the document, newest first; and for a policy
 * `facts` (`page-facts.ts`). In this way it travels in the page's own script, not in everybody's.
 *
 * A policy that cannot be read gets no facts here: the plugins report what is wrong with it, all
 * at once.
 */
export function withFacts(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const [, siteDir, folder, , place] = PLACE.exec(params.filePath) ?? [];
    if (siteDir === undefined || folder === undefined || place === undefined) {
      return result;
    }
    const editions = await editionsWith(siteDir, place);
    const file = path.posix.join(folder, place);
    const facts = await factsOf(siteDir, file, params.fileContent, editions);
    return {...result, frontMatter: {...result.frontMatter, editions, ...(facts && {facts})}};
  };
}
