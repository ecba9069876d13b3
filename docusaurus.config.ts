import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {themes} from 'prism-react-renderer';
import {brand} from './src/data/brand/brand';
import {configurationWarnings, readConfiguration} from './src/configuration/readConfiguration';
import documents from './src/plugins/documents';
import facts from './src/plugins/facts';
import leanTheme from './src/plugins/lean-theme';
import localServices from './src/plugins/local-services';
import mapLibrary from './src/plugins/map-library';
import openings from './src/plugins/openings';
import redirects from './src/plugins/redirects';
import {remarkBrandTokens} from './src/plugins/documents/remark-brand-tokens';
import {parseFrontMatter} from './src/plugins/documents/parse-front-matter';
import {rehypeSections} from './src/plugins/documents/rehype-sections';
import {rehypeTables} from './src/plugins/documents/rehype-tables';

/** The editions of the published documents. `docs/` is the one in force. */
const editions: DocsOptions['versions'] = {
  current: {label: '2026', path: '', banner: 'none', badge: false},
  '2025': {label: '2025', path: '2025', banner: 'unmaintained', badge: false, noIndex: true},
};

// Docusaurus sets NODE_ENV before it reads this file; `npm start` serves the embedded mailbox.
const environment = {
  ...(process.env.NODE_ENV === 'production' ? {} : {EMBEDDED_MAILBOX: 'true'}),
  ...process.env,
};
const configuration = readConfiguration(environment);
for (const warning of configurationWarnings(configuration, environment)) {
  console.warn(warning);
}

const preset: PresetOptions = {
  blog: false,
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    lastVersion: 'current',
    versions: editions,
    breadcrumbs: false,
    beforeDefaultRemarkPlugins: [remarkBrandTokens],
    rehypePlugins: [rehypeSections, rehypeTables],
  },
  pages: {exclude: ['**/*.test.{ts,tsx}']},
  sitemap: {
    lastmod: null,
    ignorePatterns: ['/2025/**', '/group', '/architects', '/recruitment'],
  },
  theme: {customCss: './src/css/main.css'},
};

const plugins: PluginConfig[] = [
  leanTheme,
  mapLibrary,
  facts,
  documents,
  openings,
  localServices,
  redirects([
    {from: '/group', to: '/'},
    {from: '/architects', to: '/design'},
  ]),
];

const config: Config = {
  title: brand.name,
  tagline: 'Construction, design, bespoke joinery, facilities management and recruitment',
  favicon: '/img/favicon.svg',
  url: brand.url,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  i18n: {defaultLocale: 'en-GB', locales: ['en-GB']},
  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  customFields: {configuration},
  presets: [['classic', preset]],
  plugins,
  themeConfig: {
    colorMode: {disableSwitch: true, respectPrefersColorScheme: false},
    docs: {versionPersistence: 'none'},
    metadata: [{name: 'theme-color', content: '#15181c'}],
    // No page of the site shows program code; the setting keeps the theme from choosing its own.
    prism: {theme: themes.github},
  },
};

export default config;
