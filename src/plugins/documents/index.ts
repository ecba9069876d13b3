import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocumentsData} from '../../content/documents/registers';
import {formatProblems} from '../../content/report';
import {documentProblems, loadedDocuments} from './document-problems';
import {addRegisters, companiesOfProjects} from './registers';

/**
 * Checks every document of every edition, in builds and while `npm start` runs, and publishes the
 * registers of policies and services.
 *
 * @throws one error that lists all problems of all files: file, field, expected, found, fix.
 */
export default function documentsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'documents',
    async allContentLoaded({allContent, actions}) {
      const problems = await documentProblems(siteDir, allContent);
      if (problems.length > 0) {
        throw new Error(`Documents: ${formatProblems(problems)}`);
      }
      const documents = loadedDocuments(allContent);
      const data: DocumentsData = {companies: companiesOfProjects(documents)};
      actions.setGlobalData(data);
      addRegisters(actions, documents);
    },
  };
}
