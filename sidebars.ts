import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {companies, withServices} from './src/data/companies/companies';
import {documentsByFamily} from './src/reading/files';
import {splitDocument} from './src/reading/front-matter';
import {readSource} from './src/reading/source';

const documentsOf = documentsByFamily(__dirname);

/** The front matter of a document; empty if it can't be read, which the documents plugin reports. */
function fields(file: string): Readonly<Record<string, unknown>> {
  try {
    return splitDocument(readSource(__dirname, file).text).frontMatter;
  } catch {
    return {};
  }
}

/** Returns the sort key of a document: its `sidebar_position`, or otherwise its reference. */
function orderOf(file: string): string {
  const {sidebar_position: position, reference} = fields(file);
  return `${typeof position === 'number' ? String(position).padStart(3, '0') : ''} ${String(reference)}`;
}

/** Turns files into the ids that Docusaurus gives them. Drafts are left out, as on the site. */
function inOrder(files: readonly string[]): string[] {
  return files
    .map((file) => ({id: file.slice('docs/'.length, -'.mdx'.length), order: orderOf(file)}))
    .sort((one, other) => one.order.localeCompare(other.order))
    .map(({id}) => id);
}

/** Whether a document is a course of the company that answers for careers. */
const isCourse = (file: string) =>
  companies.some(
    ({id, answersFor}) => answersFor?.includes('/careers') && fields(file).company === id,
  );

/** The folder of a company's services, without courses. */
const services = Object.fromEntries(
  withServices.map(({services: {folder}}) => [
    folder,
    inOrder(documentsOf(folder).filter((file) => !isCourse(file))),
  ]),
);

const training = withServices.flatMap(({services: {folder}}) =>
  documentsOf(folder).filter(isCourse),
);

/** The notices in the order in which a reader needs them. Others follow by reference. */
const NOTICES = ['privacy', 'privacy/candidates', 'terms', 'accessibility', 'legal'];

const notices = inOrder(documentsOf('notices'));

const sidebars: SidebarsConfig = {
  policies: inOrder(documentsOf('policies')),
  ...services,
  training: inOrder(training),
  projects: inOrder(documentsOf('projects')),
  reports: inOrder(documentsOf('reports')),
  notices: [
    ...NOTICES.filter((id) => notices.includes(id)),
    ...notices.filter((id) => !NOTICES.includes(id)),
  ],
};

export default sidebars;
