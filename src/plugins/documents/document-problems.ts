import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {Problem} from '../../content/report';
import {policyRuleProblems} from './policy-rules';
import {checkDocuments, type SourceDocument} from './check';

/** The front matter block at the top of a file. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

async function readSources(siteDir: string, content: LoadedContent): Promise<SourceDocument[]> {
  const documents = content.loadedVersions.flatMap((version) =>
    version.docs.map(async (doc) => {
      const file = aliasedSitePathToRelativePath(doc.source);
      const source = await readFile(path.join(siteDir, file), 'utf8');
      return {
        file,
        frontMatter: doc.frontMatter,
        body: source.replace(FRONT_MATTER, ''),
        slug: doc.permalink.split('/').at(-1) ?? '',
        edition: path.relative(siteDir, version.contentPath),
      };
    }),
  );
  return Promise.all(documents);
}

/**
 * The documents of all editions.
 *
 * @param allContent what all plugins have loaded
 * @throws when the documents' plugin of Docusaurus has loaded nothing
 */
export function loadedDocuments(allContent: AllContent): LoadedContent {
  const content = allContent[DOCS_PLUGIN]?.default as LoadedContent | undefined;
  if (content === undefined) {
    throw new Error(`The documents plugin found no content of ${DOCS_PLUGIN}: is it configured?`);
  }
  return content;
}

/** What is wrong with the documents of all editions. */
export async function documentProblems(
  siteDir: string,
  allContent: AllContent,
): Promise<Problem[]> {
  const sources = await readSources(siteDir, loadedDocuments(allContent));
  return [...checkDocuments(sources), ...policyRuleProblems(sources)];
}
