import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import type {InForce, RecordData} from './shared/pages';
import type {WithGeneratedFiles} from '../platform/generated-files/index';
import {type RecordRoute, recordPages, withdrawnPage} from './compare/pages';
import {recordFiles, withPdfs} from './files';
import {inForcePages} from './pages/in-force';
import type {DocumentRecord} from './ledger/read-record';
import {type History, versionInForce} from './ledger/timeline';
import {currentRecord} from './record';
import {today} from '../configuration/build-clock';

/** Folder of the components of the record's pages. */
const PAGES = '@site/src/features/documents/record';

/**
 * Policies and notices as controlled documents: publishes pages (versions, comparisons, what was in
 * force when) and files (copies, register, ledger, feed, calendar). See README.md.
 */
export default function policies({siteDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  let record: DocumentRecord | undefined;
  let files: ReturnType<typeof recordFiles> = [];
  return {
    name: 'policies',
    getPathsToWatch: () =>
      ['docs/**/*.mdx', 'versioned_docs/**/*.jsonl'].map((place) =>
        path.posix.join(siteDir, place),
      ),
    loadContent(): WithGeneratedFiles {
      record = currentRecord(siteDir);
      // `npm start` makes copies on request.
      if (process.env.NODE_ENV === 'production') {
        const warn = (address: string, reason: string) =>
          console.warn(
            `Policies: ${address} is missing; its page and its text are there. ${reason}`,
          );
        record = {...record, histories: withPdfs(record.histories, warn)};
      }
      files = recordFiles(siteDir, record.histories);
      return {generatedFiles: files};
    },
    async contentLoaded({actions}) {
      if (record === undefined) return;
      const {index, periods} = inForcePages(record.histories, today());
      const routeOf = ({path: address, component}: RecordRoute) => ({
        path: address,
        component: `${PAGES}/${component}`,
        exact: true,
      });
      const withProps = (page: RecordRoute) => ({
        ...routeOf(page),
        props: JSON.parse(page.json) as RouteConfig['props'],
      });
      // RecordPage reads the file.
      const withFile = async (page: RecordRoute) => ({
        ...routeOf(page),
        data: await actions.createData(`pages${page.path}.json`, page.json),
      });
      const folders = new Map<string, RouteConfig[]>();
      const add = async (page: RecordRoute) => {
        const route = isProduction ? await withFile(page) : withProps(page);
        const folder = path.posix.dirname(page.path);
        folders.set(folder, [...(folders.get(folder) ?? []), route]);
      };
      // One document after another, because the data of all pages would need much memory.
      for (const history of record.histories) {
        for (const page of recordPages(history)) await add(page);
      }
      for (const page of periods) {
        await add({path: page.path, component: 'PeriodPage', json: JSON.stringify(page)});
      }
      // Nests the routes by folder, because the router searches all routes of a level.
      for (const [folder, routes] of folders) {
        actions.addRoute({path: folder, component: `${PAGES}/RecordPage`, routes});
      }
      actions.addRoute({
        path: index.path,
        component: `${PAGES}/InForcePage`,
        exact: true,
        props: {...index},
      });
      // Under `npm start` the documents plugin shows withdrawn documents too, because they are drafts.
      if (isProduction) {
        record.histories.flatMap(withdrawnPage).map(withProps).forEach(actions.addRoute);
      }
      actions.setGlobalData({
        sizes: await copySizes(files),
        inForce: Object.fromEntries(record.histories.flatMap(inForce)),
      } satisfies RecordData);
    },
  };
}

function inForce(history: History): [address: string, version: InForce][] {
  const version = versionInForce(history);
  if (version === undefined) return [];
  const {reference, version: number, effectiveFrom} = version;
  return [[history.path, {title: history.title, reference, version: number, effectiveFrom}]];
}

/** Returns sizes of the copies in bytes; empty under `npm start`, which makes copies on request. */
async function copySizes(files: ReturnType<typeof recordFiles>): Promise<RecordData['sizes']> {
  if (process.env.NODE_ENV !== 'production') return {};
  const sizes: Record<string, number> = {};
  for (const {path: address, content} of files.filter((file) => /\.(?:pdf|txt)$/.test(file.path))) {
    sizes[address] = Buffer.byteLength(await content());
  }
  return sizes;
}
