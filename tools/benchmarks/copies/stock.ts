import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brandTokens} from '../../../src/data/brand/tokens';
import {currentEdition} from '../../../src/data/editions/editions';
import {lendPackages, ROOT} from './copy';

/** What a stock set-up reads of the site. */
const DOCUMENTS = ['docs', 'sidebars.ts', 'versioned_docs', 'versioned_sidebars', 'versions.json'];

const TOKEN = /\{([a-z]+(?:\.[A-Za-z]+)+)\}/g;

/** The classic preset as it comes, with the fast bundler and the same addresses. */
const CONFIG = `module.exports = {
  title: 'Stock', url: 'https://stock.example', baseUrl: '/', trailingSlash: false,
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: {hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  future: {v4: true, faster: true},
  presets: [['classic', {
    blog: false,
    docs: {routeBasePath: '/', sidebarPath: './sidebars.ts', lastVersion: 'current',
      versions: {current: {label: '${currentEdition}', path: ''}}},
  }]],
  themeConfig: {navbar: {title: 'Stock', items: [{type: 'docsVersionDropdown'}]}},
};
`;

const HOME = `import Layout from '@theme/Layout';
export default function Home() {
  return <Layout title="Home" description="Home"><main><h1>Home</h1></main></Layout>;
}
`;

/** The site's components for authors as plain boxes. */
function plainComponents(): string {
  const source = readFileSync(
    path.join(ROOT, 'src/features/document/author-components.tsx'),
    'utf8',
  );
  const names = new Set([...source.matchAll(/\b([A-Z][A-Za-z]+)\b/g)].map(([, name = '']) => name));
  return `import Components from '@theme-original/MDXComponents';
const Box = ({children, title}) => <div>{title}{children}</div>;
export default {...Components, ...Object.fromEntries(
  ${JSON.stringify([...names])}.map((name) => [name, Box]))};
`;
}

function replaceTokens(folder: string): void {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  for (const name of names.filter((each) => each.endsWith('.mdx'))) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(TOKEN, (written, token: string) => brandTokens[token] ?? written),
    );
  }
}

/**
 * A stock site with the documents of a copy: the measure of what our own code costs and saves.
 *
 * @param source the copy of our site
 */
export function stockSite(source: string, folder: string): string {
  for (const name of DOCUMENTS) {
    cpSync(path.join(source, name), path.join(folder, name), {recursive: true});
  }
  replaceTokens(path.join(folder, 'docs'));
  replaceTokens(path.join(folder, 'versioned_docs'));
  mkdirSync(path.join(folder, 'src/pages'), {recursive: true});
  mkdirSync(path.join(folder, 'src/theme'), {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"name": "stock", "private": true}\n');
  writeFileSync(path.join(folder, 'docusaurus.config.js'), CONFIG);
  writeFileSync(path.join(folder, 'src/pages/index.js'), HOME);
  writeFileSync(path.join(folder, 'src/theme/MDXComponents.js'), plainComponents());
  lendPackages(folder);
  return folder;
}
