import {
  DocProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import type {RecordFacts} from '@site/src/policy-record/shared/pages';
import {familyOf} from '../../documents/families';
import {STYLE_PATH} from '../addresses';
import {examplePolicy} from './policy-example';

interface Props {
  readonly facts: RecordFacts;
  /** Headings of the sections, in order. */
  readonly headings: readonly string[];
  /** Whether the document belongs to an older edition. */
  readonly superseded: boolean;
  readonly children: ReactNode;
}

/** Used before the first release, when there is no older edition. */
const FALLBACK_EDITION = {name: 'current', label: 'current', path: '/'};

const FAMILY = 'policies';

const NEIGHBOUR = {title: 'A neighbour', permalink: STYLE_PATH};

export function sectionId(number: number): string {
  return `section-${number}`;
}

/** Builds the document's content, including the data that the build would add. */
function contentOf(
  {facts, headings}: Props,
  editions: readonly string[],
  permalink: string,
): PropDocContent {
  const {title, description} = examplePolicy;
  const frontMatter = {...examplePolicy, editions, sections: {}, facts};
  const metadata = {
    id: 'example',
    version: 'current',
    title,
    description,
    source: '@site/example.mdx',
    sourceDirName: '.',
    slug: STYLE_PATH,
    permalink,
    draft: false,
    unlisted: false,
    lastUpdatedAt: undefined,
    lastUpdatedBy: undefined,
    tags: [],
    frontMatter,
    sidebar: FAMILY,
    previous: NEIGHBOUR,
    next: NEIGHBOUR,
  };
  const toc = headings.map((value, index) => ({value, id: sectionId(index + 1), level: 2}));
  return Object.assign(() => null, {
    frontMatter,
    metadata,
    toc,
    contentTitle: undefined,
    assets: {},
  });
}

/** Provides the contexts that Docusaurus provides for a real document. */
export function DocumentContext(props: Props): ReactNode {
  const {superseded, children} = props;
  const versions = useVersions(undefined);
  const {name, label, path} =
    versions.find(({isLast}) => isLast !== superseded) ?? FALLBACK_EDITION;
  const version = {
    pluginId: 'default',
    version: name,
    label,
    banner: null,
    badge: false,
    noIndex: false,
    className: '',
    isLast: !superseded,
    docsSidebars: {},
    docs: {},
  };
  const items = ['One document', 'Another'].map((words) => ({
    type: 'link' as const,
    label: words,
    href: STYLE_PATH,
  }));
  const editions = versions.map((each) => each.label);
  // Every edition must have this address, because the edition switch links to it.
  const permalink = `${path.replace(/\/$/, '')}${familyOf(FAMILY).index.to}`;
  return (
    <DocsVersionProvider version={version}>
      <DocsSidebarProvider name={FAMILY} items={items}>
        <DocProvider content={contentOf(props, editions, permalink)}>{children}</DocProvider>
      </DocsSidebarProvider>
    </DocsVersionProvider>
  );
}
