import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {formatProblems} from '../../data/report';
import {checkDocuments, type SourceDocument} from './check';

/** The front matter block at the top of a file. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

async function readSources(
  context: LoadContext,
  content: LoadedContent,
): Promise<SourceDocument[]> {
  const documents = content.loadedVersions.flatMap((version) =>
    version.docs.map(async (doc) => {
      const file = aliasedSitePathToRelativePath(doc.source);
      const source = await readFile(path.join(context.siteDir, file), 'utf8');
      return {
        file,
        frontMatter: doc.frontMatter,
        body: source.replace(FRONT_MATTER, ''),
        slug: doc.permalink.split('/').at(-1) ?? '',
        edition: path.relative(context.siteDir, version.contentPath),
      };
    }),
  );
  return Promise.all(documents);
}

/**
 * Checks every document of every edition, in builds and while `npm start` runs.
 *
 * @throws one error that lists all problems of all files: file, field, expected, found, fix.
 */
export default function documentsPlugin(context: LoadContext): Plugin {
  return {
    name: 'documents',
    async allContentLoaded({allContent}) {
      const content = allContent[DOCS_PLUGIN]?.default as LoadedContent | undefined;
      if (content === undefined) {
        throw new Error(
          `The documents plugin found no content of ${DOCS_PLUGIN}: is it configured?`,
        );
      }
      const problems = checkDocuments(await readSources(context, content));
      if (problems.length > 0) {
        throw new Error(`Documents: ${formatProblems(problems)}`);
      }
    },
  };
}
