import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {documentProblems} from '../documents/document-problems';
import type {WithGeneratedFiles} from '../generated-files/generated-file';
import {compareAll} from './compare';
import {comparisonPage} from './comparison-html';
import {policyCopies} from './copies';
import {inForcePages} from './in-force-pages';
import type {PlainPage} from '../../content/policies/pages';
import {addPlainPages} from './plain-pages';
import {policyFiles} from './policy-files';
import {readPolicyRecords} from './read-records';
import type {PolicyRecord} from './record';
import {slipPage} from './slip-html';

function contentOf(records: readonly PolicyRecord[]) {
  const copies = records.map(policyCopies).flatMap(({pdf, docx}) => [pdf, docx]);
  const comparisons = compareAll(records);
  const compared = comparisons.map(comparisonPage);
  const slips = records.filter(({inForce}) => inForce).map(slipPage);
  return {
    generatedFiles: policyFiles(records, copies),
    pages: [...compared, ...slips, ...inForcePages(records, comparisons)],
  };
}

/**
 * Policies as controlled documents: publishes copies, register, manifest, feed and calendar as
 * files; comparisons, slips and what was in force when as pages. See README.md.
 */
export default function policies({siteDir}: LoadContext): Plugin {
  let fault: unknown;
  let records: readonly PolicyRecord[] = [];
  let pages: readonly PlainPage[] = [];
  return {
    name: 'policies',
    getPathsToWatch: () =>
      ['docs', 'versioned_docs/*'].map((folder) =>
        path.posix.join(siteDir, folder, 'policies/*.mdx'),
      ),
    async loadContent(): Promise<WithGeneratedFiles> {
      fault = undefined;
      try {
        records = await readPolicyRecords(siteDir);
      } catch (error) {
        fault = error;
        records = [];
      }
      const {generatedFiles, ...made} = contentOf(records);
      ({pages} = made);
      return {generatedFiles};
    },
    contentLoaded({actions}) {
      addPlainPages(actions, pages);
    },
    async allContentLoaded({allContent}) {
      // What the plugin of the documents finds is the fuller report.
      if (fault instanceof Error && (await documentProblems(siteDir, allContent)).length === 0) {
        throw fault;
      }
    },
  };
}
