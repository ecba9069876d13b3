import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatProblems} from '../../data/report';
import {pagePrintFoot} from '../../features/document/print-foot';
import {writePrintFoot} from '../built-pages/print-foot';
import {documentProblems, loadedDocuments} from './document-problems';
import {addRegisters} from './registers';

/**
 * Checks every document of every edition, in builds and while `npm start` runs, and publishes the
 * registers of policies and services.
 *
 * @throws one error that lists all problems of all files: file, field, expected, found, fix.
 */
export default function documentsPlugin({siteDir}: LoadContext): Plugin {
  let registers: readonly string[] = [];
  return {
    name: 'documents',
    async allContentLoaded({allContent, actions}) {
      const problems = await documentProblems(siteDir, allContent);
      if (problems.length > 0) {
        throw new Error(`Documents: ${formatProblems(problems)}`);
      }
      registers = addRegisters(actions, loadedDocuments(allContent));
    },
    async postBuild({outDir}) {
      await Promise.all(registers.map((path) => writePrintFoot(outDir, path, pagePrintFoot(path))));
    },
  };
}
