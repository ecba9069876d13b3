import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {policyPrintFoot} from '../../features/document/print-foot';
import {writePrintFoot} from '../built-pages/print-foot';
import {documentProblems} from '../documents/document-problems';
import type {WithGeneratedFiles} from '../generated-files/generated-file';
import type {WithPlainPages} from '../plain-pages/plain-page';
import {compareAll} from './compare';
import {comparisonPage} from './comparison-html';
import {policyCopies} from './copies';
import {inForcePages} from './in-force-pages';
import {policyFiles} from './policy-files';
import {readPolicyRecords} from './read-records';
import type {PolicyRecord} from './record';
import {slipPage} from './slip-html';

type Content = WithGeneratedFiles & WithPlainPages;

function contentOf(records: readonly PolicyRecord[]): Content {
  const copies = records.map(policyCopies).flatMap(({pdf, docx}) => [pdf, docx]);
  const comparisons = compareAll(records);
  const compared = comparisons.map((comparison) => ({
    ...comparisonPage(comparison),
    frame: `/policies/${comparison.slug}`,
  }));
  const slips = records.filter(({inForce}) => inForce).map(slipPage);
  return {
    generatedFiles: policyFiles(records, copies),
    plainPages: [...compared, ...slips, ...inForcePages(records, comparisons)],
  };
}

/**
 * Policies as controlled documents: publishes copies, register, manifest, feed and calendar as
 * files, comparisons, slips and what was in force when as plain pages. See README.md.
 */
export default function policies({siteDir}: LoadContext): Plugin {
  let fault: unknown;
  let records: readonly PolicyRecord[] = [];
  return {
    name: 'policies',
    getPathsToWatch: () =>
      ['docs', 'versioned_docs/*'].map((folder) =>
        path.posix.join(siteDir, folder, 'policies/*.mdx'),
      ),
    async loadContent(): Promise<Content> {
      fault = undefined;
      try {
        records = await readPolicyRecords(siteDir);
      } catch (error) {
        fault = error;
        records = [];
      }
      return contentOf(records);
    },
    async allContentLoaded({allContent}) {
      // What the plugin of the documents finds is the fuller report.
      if (fault instanceof Error && (await documentProblems(siteDir, allContent)).length === 0) {
        throw fault;
      }
    },
    async postBuild({outDir, routesPaths}) {
      // A draft has a record, and no page.
      const pages = new Set(routesPaths);
      const published = records.filter((record) => pages.has(record.path));
      await Promise.all(
        published.map(({path: page, frontMatter, edition}) =>
          writePrintFoot(outDir, page, policyPrintFoot(frontMatter, edition)),
        ),
      );
    },
  };
}
