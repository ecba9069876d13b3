import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {WithGeneratedFiles} from '../../platform/generated-files/index';
import {documentEditions} from './editions';
import {allFacts} from '../../policy-record/facts';
import {currentRecord} from '../../policy-record/record';
import {addRegisters, documentsData} from './registers';
import {reportedResults, resultsFiles} from '../../policy-record/results/results';

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

/** Publishes the registers of policies and services. The content plugin checks the documents. */
export default function documentsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'documents',
    loadContent: (): Promise<WithGeneratedFiles> =>
      Promise.resolve({generatedFiles: resultsFiles(siteDir)}),
    allContentLoaded({allContent, actions}) {
      const documents = loadedDocuments(allContent);
      // Here, because `npm start` loses the new content of one of two plugins that reload together.
      const facts = allFacts(siteDir, currentRecord(siteDir));
      const editions = documentEditions(siteDir, documents);
      const results = reportedResults(siteDir);
      actions.setGlobalData(documentsData(documents, {editions, facts, results}));
      addRegisters(actions, documents, {editions, facts});
      return Promise.resolve();
    },
  };
}
