import path from 'node:path';
import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {LoadContext} from '@docusaurus/types';
import {rehypeTables} from '../documents/rehype-tables';
import {remarkBrandTokens} from '../documents/remark-brand-tokens';
import {OPENINGS_FOLDER} from './load';

/** How the bundler compiles the text of an opening: as Docusaurus compiles documents. */
export function openingsRule({siteDir, siteConfig}: LoadContext) {
  const {markdown, staticDirectories, future} = siteConfig;
  // Of the loader's options, its types leave this one out.
  const cache = {useCrossCompilerCache: future.faster.mdxCrossCompilerCache};
  return createMDXLoaderRule({
    include: [path.join(siteDir, OPENINGS_FOLDER) + path.sep],
    options: {
      ...cache,
      siteDir,
      staticDirs: staticDirectories.map((folder) => path.resolve(siteDir, folder)),
      admonitions: false,
      beforeDefaultRemarkPlugins: [remarkBrandTokens],
      rehypePlugins: [rehypeTables],
      markdownConfig: {
        ...markdown,
        // Words such as `:door:` stay as they are, here as in the feeds.
        emoji: false,
        // The page gets the front matter from the plugin, so the text need not carry it once more.
        parseFrontMatter: ({fileContent}) =>
          Promise.resolve({frontMatter: {}, content: fileContent}),
      },
    },
  });
}
