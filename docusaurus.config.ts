import './src/plugins/content/check-brand';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {themes} from 'prism-react-renderer';
import {brand} from './src/data/brand/brand';
import {group} from './src/data/group/group';
import {currentEdition} from './src/data/editions/editions';
import {redirects as siteRedirects} from './src/data/routes/routes';
import {configurationWarnings, readConfiguration} from './src/configuration/readConfiguration';
import {COLOUR} from './src/fonts/drawing';
import brandMarks from './src/plugins/brand-marks';
import content from './src/plugins/content';
import {pageAnchors} from './src/plugins/content/page-anchors';
import documents from './src/plugins/documents';
import generatedFiles from './src/platform/generated-files';
import hosting, {fileList} from './src/plugins/hosting';
import licences from './src/plugins/licences';
import localServices from './src/local-services';
import metadata from './src/plugins/metadata';
import {sitemapItems} from './src/plugins/metadata/sitemap';
import bundling from './src/platform/bundling';
import openings from './src/plugins/openings';
import {rehypeOpeningLinks} from './src/plugins/openings/links';
import builtPages, {type PrepareStep} from './src/platform/built-pages';
import {leanHtml} from './src/platform/built-pages/lean-html';
import pageStyles, {pageRules} from './src/platform/page-styles';
import pageScripts, {pageTemplate} from './src/platform/page-scripts';
import policies from './src/policy-record';
import policyEditor from './src/policy-record/editor';
import redirects, {redirectPages} from './src/plugins/redirects';
import {originsAsked} from './src/platform/security-policy/policy';
import search, {searchIndex} from './src/plugins/search';
import stylePage from './src/plugins/style-page';
import {linkPreviews} from './src/plugins/social-pictures';
import {documentPlugins} from './src/plugins/documents/text-plugins';
import {unusedPages} from './src/reading/files';
import {parseFrontMatter} from './src/reading/front-matter';
import {readsShownText} from './src/policy-record/facts';
import olderLabels from './versions.json';

/** Editions of the published documents. `docs/` contains the one in force. */
const versions: DocsOptions['versions'] = {
  current: {label: currentEdition, path: '', banner: 'none', badge: false},
  ...Object.fromEntries(
    olderLabels.map((label) => [
      label,
      {label, path: label, banner: 'unmaintained', badge: false, noIndex: true},
    ]),
  ),
};

// Docusaurus sets NODE_ENV before it reads this file. `npm start` serves the embedded mailbox.
const environment = {
  ...(process.env.NODE_ENV === 'production' ? {} : {EMBEDDED_MAILBOX: 'true'}),
  ...process.env,
};

/**
 * Reads the configuration. Prints only the message of a mistake and exits: Docusaurus would add its
 * own sentence and a stack trace.
 */
function configurationOrExit() {
  try {
    return readConfiguration(environment);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const configuration = configurationOrExit();

const delivers = configuration.application.delivery !== 'log';

/** Prints at the end of a build what it does not deliver, and how to connect it. */
function warn(): void {
  for (const warning of configurationWarnings(configuration, environment)) console.warn(warning);
}

/**
 * The steps that change every built page, in this order. Redirects come first, because the other
 * steps change their pages too. Search reads its marks in the HTML, then removes them. After the
 * last step each page gets its security policy.
 */
const line: readonly PrepareStep[] = [
  redirectPages,
  pageAnchors,
  searchIndex,
  linkPreviews,
  pageRules,
  () => ({change: leanHtml}),
  fileList,
  () => ({end: warn}),
];

const preset: PresetOptions = {
  blog: false,
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    lastVersion: 'current',
    versions,
    breadcrumbs: false,
    // The names of files are checked by src/reading/files.ts. A year in front is not an order.
    include: ['[a-z0-9]*.mdx', '[a-z0-9]*/[a-z0-9]*.mdx'],
    numberPrefixParser: false,
    ...documentPlugins,
    rehypePlugins: [...documentPlugins.rehypePlugins, [rehypeOpeningLinks, __dirname]],
  },
  pages: {exclude: unusedPages(__dirname)},
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    createSitemapItems: sitemapItems(__dirname),
    ignorePatterns: [
      ...olderLabels.map((label) => `/${label}/**`),
      ...siteRedirects.map(({from}) => from),
      '/recruitment',
    ],
  },
  theme: {customCss: './src/css/main.css'},
  // SVGO is off because it would delete the dots of drawings, which are lines of zero length. HTML
  // needs no `xmlns`.
  svgr: {svgrConfig: {svgo: false, titleProp: false, svgProps: {xmlns: '{undefined}'}}},
};

const plugins: PluginConfig[] = [
  content({delivers, isPublic: environment.EMBEDDED_MAILBOX?.trim() !== 'true'}),
  licences,
  brandMarks,
  bundling,
  documents,
  openings({delivers}),
  policies,
  search,
  metadata,
  generatedFiles,
  pageScripts,
  pageStyles,
  builtPages(line, originsAsked(configuration)),
  localServices,
  policyEditor,
  stylePage,
  redirects,
  hosting,
];

const config: Config = {
  title: brand.name,
  tagline: group.tagline,
  url: brand.url,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  i18n: {defaultLocale: 'en-GB', locales: ['en-GB']},
  ssrTemplate: pageTemplate,
  future: {
    v4: true,
    faster: {
      // Off, because the server compiler would wait for the browser compiler, whose bundles contain
      // no documents.
      mdxCrossCompilerCache: false,
      // Off, because it keeps a page until its file changes. From a certain day a page can show the
      // text of a later version, and it depends on our Markdown plugins. The cache saves only a few
      // seconds.
      rspackPersistentCache: false,
    },
    // `sitemapItems` finds dates of change without it.
    experimental_vcs: false,
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    ...readsShownText(__dirname, parseFrontMatter),
    // Keeps text such as `:door:` as it is, in pages as in the record.
    emoji: false,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  clientModules: ['./src/platform/site-script/under-development.ts'],
  customFields: {configuration},
  presets: [['classic', preset]],
  plugins,
  themeConfig: {
    colorMode: {disableSwitch: true, respectPrefersColorScheme: false},
    docs: {versionPersistence: 'none'},
    metadata: [{name: 'theme-color', content: COLOUR.ink}],
    // No page shows program code. Setting a theme prevents the default one from being loaded.
    prism: {theme: themes.github},
  },
};

export default config;
