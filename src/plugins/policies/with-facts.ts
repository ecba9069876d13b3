import {existsSync} from 'node:fs';
import path from 'node:path';
import {readFile} from 'node:fs/promises';
import type {ParseFrontMatter} from '@docusaurus/types';
import * as z from 'zod';
import {allEditions} from '../../data/editions/editions';
import {policyFacts} from './page-facts';
import {readPolicyText} from './read-records';

/** A document's place in its edition's folder. Example: `policies/whistleblowing.mdx`. */
const PLACE = /^(.*?)[\\/](docs|versioned_docs[\\/]version-([^\\/]+))[\\/](.+\.mdx)$/;

async function editionsWith(siteDir: string, place: string): Promise<string[]> {
  const file = path.join(siteDir, 'versions.json');
  const archived = z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
  return allEditions(archived)
    .filter(({folder}) => existsSync(path.join(siteDir, folder, place)))
    .map(({label}) => label);
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
    const record = await readPolicyText(
      siteDir,
      path.posix.join(folder, place),
      params.fileContent,
    );
    const facts = record && (await policyFacts(record, editions));
    return {...result, frontMatter: {...result.frontMatter, editions, ...(facts && {facts})}};
  };
}
