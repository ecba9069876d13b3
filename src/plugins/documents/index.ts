import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatProblems} from '../../data/report';
import {documentProblems} from './document-problems';

/**
 * Checks every document of every edition, in builds and while `npm start` runs.
 *
 * @throws one error that lists all problems of all files: file, field, expected, found, fix.
 */
export default function documentsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'documents',
    async allContentLoaded({allContent}) {
      const problems = await documentProblems(siteDir, allContent);
      if (problems.length > 0) {
        throw new Error(`Documents: ${formatProblems(problems)}`);
      }
    },
  };
}
