import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {formatProblems} from '../../shared/report';
import {documentProblems} from './check';
import {addRegisters, documentsData} from './registers';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Returns the documents of all editions. @throws when the docs plugin has loaded nothing */
export function loadedDocuments(allContent: AllContent): LoadedContent {
  const content = allContent[DOCS_PLUGIN]?.default as LoadedContent | undefined;
  if (content === undefined) {
    throw new Error(
      `The documents plugin found no content from ${DOCS_PLUGIN}. Is that plugin configured?`,
    );
  }
  return content;
}

/**
 * Checks every document, in builds and while `npm start` runs, and publishes the registers of
 * policies and services.
 *
 * @throws one error that lists all problems of all files: file, field, expected, found, fix.
 */
export default function documentsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'documents',
    allContentLoaded({allContent, actions}) {
      const problems = documentProblems(siteDir);
      if (problems.length > 0) throw new Error(`Documents: ${formatProblems(problems)}`);
      const documents = loadedDocuments(allContent);
      actions.setGlobalData(documentsData(documents));
      addRegisters(actions, documents);
      return Promise.resolve();
    },
  };
}
