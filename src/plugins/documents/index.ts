import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../data/brand/brand';
import {group} from '../../data/group/group';
import type {WithGeneratedFiles} from '../../platform/generated-files/generated-file';
import {formatProblems, type Problem} from '../../shared/report';
import {documentProblems} from './check';
import {exampleProblems} from './examples';
import {addRegisters, documentsData} from './registers';
import {reportedResults, reportProblems, resultsFiles} from './results';

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

interface Options {
  /** Whether the build is published, so that the site of a real group may contain no example. */
  readonly isPublic: boolean;
}

/** Returns what is wrong with the documents, or else the examples left on a real group's site. */
function problemsOf(siteDir: string, isPublic: boolean): Problem[] {
  const problems = [...documentProblems(siteDir), ...reportProblems(siteDir)];
  if (problems.length > 0 || !isPublic) return problems;
  const {testimonials, staffVoices} = group;
  return exampleProblems(siteDir, brand, {testimonials, staffVoices});
}

/**
 * Checks every document, in builds and while `npm start` runs, and publishes the registers of
 * policies and services.
 *
 * @throws one error that lists all problems of all files: file, field, expected, found, fix.
 */
export default function documentsPlugin({isPublic}: Options): (context: LoadContext) => Plugin {
  return ({siteDir}) => ({
    name: 'documents',
    loadContent: (): Promise<WithGeneratedFiles> =>
      Promise.resolve({generatedFiles: resultsFiles(siteDir)}),
    allContentLoaded({allContent, actions}) {
      const problems = problemsOf(siteDir, isPublic);
      if (problems.length > 0) throw new Error(`Documents: ${formatProblems(problems)}`);
      const documents = loadedDocuments(allContent);
      actions.setGlobalData(documentsData(documents, reportedResults(siteDir)));
      addRegisters(actions, documents);
      return Promise.resolve();
    },
  });
}
