import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

const require = createRequire(import.meta.url);

/** Reads a file of an installed Docusaurus package. Empty if the file is gone. */
function source(name: string, file: string): string {
  const whole = path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
}

/** Undocumented parts of Docusaurus that the platform uses. README.md has the same list. */
const parts: [part: string, name: string, file: string, found: RegExp, breaks: string][] = [
  ...['appHtml', 'scripts', 'headTags', 'metaAttributes', 'htmlAttributes', 'bodyAttributes'].map(
    (field): (typeof parts)[number] => [
      `"${field}" in the data of ssrTemplate`,
      '@docusaurus/core',
      'lib/ssg/ssgTemplate.js',
      new RegExp(`^\\s*${field}[,:]`, 'm'),
      'pageTemplate in page-scripts/index.ts writes pages without it',
    ],
  ),
  [
    'mergeStrategy of configureWebpack',
    '@docusaurus/core',
    'lib/webpack/configure.js',
    /mergeStrategy/,
    "page-scripts publishes Docusaurus's client beside our scripts",
  ],
  [
    'the plugin ChunkAssetPlugin',
    '@docusaurus/core',
    'lib/webpack/client.js',
    /new ChunkAssetPlugin_1/,
    'each script begins with a line that throws',
  ],
  [
    'the cache group "styles"',
    '@docusaurus/core',
    'lib/webpack/base.js',
    /cacheGroups:[\s\S]*styles: \{\s*name: 'styles'/,
    'page-styles finds no single sheet, and MapLibre’s rules join it',
  ],
  [
    'the file rule for fonts',
    '@docusaurus/utils',
    'lib/webpackUtils.js',
    /fonts: [\s\S]*woff2/,
    'bundling cannot keep small fonts out of the style sheet',
  ],
  [
    'the client module nprogress',
    '@docusaurus/theme-classic',
    'lib/index.js',
    /'\.\/nprogress'/,
    'npm start shows the loading bar of the stock theme',
  ],
  [
    'the client module prism-include-languages',
    '@docusaurus/theme-classic',
    'lib/index.js',
    /'\.\/prism-include-languages'/,
    'npm start loads the syntax highlighter of the stock theme',
  ],
  [
    'the loader option useCrossCompilerCache',
    '@docusaurus/mdx-loader',
    'lib/createMDXLoader.js',
    /useCrossCompilerCache/,
    'plugins/openings compiles each advert with the wrong cache',
  ],
];

it.each(parts)('Docusaurus still has %s', (part, name, file, found, breaks) => {
  expect(
    found.test(source(name, file)),
    `${part} is no longer in ${name}/${file}: ${breaks}. See src/platform/README.md.`,
  ).toBe(true);
});
