import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {WithGeneratedFiles} from '../../platform/generated-files/index';
import {type Problem, quoted} from '../../shared/report';
import {documentEditions} from './editions';
import {allFacts} from '../../policy-record/facts';
import {currentRecord} from '../../policy-record/record';
import {addRegisters, documentsData} from './registers';
import {reportedResults, resultsFiles} from '../../policy-record/results/results';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Brand} from '../../data/brand/brand.schema';
import {splitDocument} from '../../reading/front-matter';

/** Folders whose documents are invented until their front matter has `example: false`. */
const FOLDERS = ['docs/projects', 'docs/reports'];

const VOICES = 'src/data/group/group.ts';

/** What a client or an employee says. Invented unless `example` is false. */
interface Voice {
  readonly author: string;
  readonly example?: boolean;
}

function problem(file: string, field: string, found: string, fix: string): Problem {
  return {file, field, expected: 'false, because brand.fictional is false', found, fix};
}

/** Reports invented documents. Pages that list the others (`index.mdx`) are exempt. */
function documentExamples(siteDir: string): Problem[] {
  return FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder))
        .sort()
        .map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.mdx') && path.posix.basename(file) !== 'index.mdx')
    .flatMap((file) => {
      const {example} = splitDocument(readFileSync(path.join(siteDir, file), 'utf8')).frontMatter;
      const fix = 'Write your own facts and add example: false, or delete the file.';
      return example === false ? [] : [problem(file, 'example', quoted(example), fix)];
    });
}

/**
 * Returns what is still invented on the site of a real group: projects, reports and statements of
 * clients and employees. Expects documents that can be read.
 *
 * @param siteDir repository root
 * @param voices the lists of statements by the name of their field
 */
export function exampleProblems(
  siteDir: string,
  {fictional}: Pick<Brand, 'fictional'>,
  voices: Readonly<Record<string, readonly Voice[]>>,
): Problem[] {
  if (fictional) return [];
  const fix =
    'Write a real statement with the author’s consent and add example: false, or delete it.';
  return [
    ...documentExamples(siteDir),
    ...Object.entries(voices).flatMap(([list, statements]) =>
      statements.flatMap(({author, example}, index) =>
        example === false
          ? []
          : [problem(VOICES, `${list}[${index}].example`, `${quoted(example)} (${author})`, fix)],
      ),
    ),
  ];
}

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
