/**
 * Defines which part of `src` may import which, and which files may have a default export.
 *
 * Imports run one way: data ← shared ← components ← features ← pages; each may import from any to
 * its left, except that components must not import data. In the build, data ← shared ← reading ←
 * plugins. Plugins import features too, and browser code must import neither plugins nor reading.
 * The policy record and the local services are imported
 * only through their entry points: pages import only `policy-record/shared`.
 */

/** @typedef {{regex: string, message: string, allowTypeImports?: boolean}} Forbidden */

/** @param {string} message @param {string[]} folders names of folders in `src` */
const from = (message, ...folders) => ({
  regex: `(^@site/src|(^|/)\\.\\.)/(${folders.join('|')})(/|$)`,
  message,
});

const PLUGINS = from(
  'Only plugins import a plugin. What it shares with pages belongs in src/shared.',
  'plugins',
);
const READING = from(
  'src/reading runs in the build only. Plugins read with it and give pages the result.',
  'reading',
);
const TESTS = {
  regex: '(^@site|\\.\\.)/e2e/',
  message: 'Journeys take from the site, never the other way round.',
};
const PURE = {
  regex: '^(react|react-dom|node:.*|@docusaurus/.*)$|^react/',
  message:
    'Facts and shared modules know nothing of React, Docusaurus or Node; others render or read them.',
};
const ZOD = {
  regex: '^zod(/|$)|\\.schema$',
  allowTypeImports: true,
  message: 'Import only types here: zod and the schemas must not reach the browser with the facts.',
};
const NO_SHEET = {
  regex: '\\.sheet$',
  message: 'Sheets belong to the style page, which a published site does not have.',
};
const ABOVE = ['components', 'features', 'pages', 'plugins', 'theme'];

/**
 * If two of these match a file, the later one applies. A `.sheet.tsx` file shows a component in all
 * its states and may import anything; only the style page imports it. Schemas are used only in the
 * build.
 *
 * @type {[name: string, files: string, forbidden: Forbidden[], ignored?: string][]}
 */
const DIRECTIONS = [
  ['everything', '**/*.{ts,tsx}', [PLUGINS, TESTS], '{local-services,platform,policy-record}/**'],
  [
    'components',
    'components/**/*.{ts,tsx}',
    [
      from(
        'A component takes props and knows no data; a feature connects the two.',
        ...['data', 'reading', 'features', 'pages', 'plugins', 'theme'],
      ),
      NO_SHEET,
    ],
    '**/*.sheet.tsx',
  ],
  [
    'shared',
    'shared/**/*.ts',
    [from('What pages and plugins share imports data only.', 'reading', ...ABOVE), PURE],
  ],
  [
    'reading',
    'reading/**/*.ts',
    [
      from(
        'The readers of documents import data and shared only.',
        ...['platform', 'policy-record', ...ABOVE],
      ),
      TESTS,
    ],
  ],
  [
    'facts',
    'data/**/*.{ts,tsx}',
    [
      from(
        'Data imports nothing from the layers above it. Code that needs both belongs in a feature.',
        ...['shared', 'reading', ...ABOVE],
      ),
      PURE,
      ZOD,
    ],
    '**/*.schema.ts',
  ],
  [
    'features',
    'features/**/*.{ts,tsx}',
    [
      from('Pages and the theme order features, never the other way round.', 'pages', 'theme'),
      ...[PLUGINS, READING, TESTS, NO_SHEET],
    ],
    '**/style-page/StylePage.tsx',
  ],
  ['pages and theme', '{pages,theme}/**/*.{ts,tsx}', [PLUGINS, READING, TESTS, NO_SHEET]],
  [
    'plugins',
    '{local-services,plugins,policy-record}/**/*.{ts,tsx}',
    [
      from(
        'A plugin gives the path of its page as text and does not import it, so deleting its folder removes the feature.',
        ...['pages', 'theme'],
      ),
      TESTS,
    ],
    'policy-record/shared/**',
  ],
  [
    'policy record',
    'policy-record/**/*.{ts,tsx}',
    [
      from(
        'Plugins and pages build on the record. What both need belongs in src/reading or src/shared.',
        ...['features', 'pages', 'plugins', 'theme'],
      ),
      TESTS,
    ],
  ],
];

/** @type {import('eslint').Linter.Config[]} */
export const importDirection = DIRECTIONS.map(([name, files, patterns, ignored]) => ({
  name: `direction of imports: ${name}`,
  files: [`**/src/${files}`],
  ignores: ['**/*.{test,test-data}.{ts,tsx}', ...(ignored ? [`**/src/${ignored}`] : [])],
  rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
}));

/** @type {import('eslint').Linter.Config} */
export const exportStyle = {
  name: 'default exports',
  files: ['**/src/**/*.{ts,tsx}', '**/tools/**/*.ts', '**/e2e/**/*.ts'],
  ignores: [
    // Docusaurus and Playwright load the default export of these.
    '**/src/{pages,theme}/**',
    '**/src/plugins/*/index.ts',
    '**/src/{local-services,policy-record}/**/index.ts',
    '**/src/platform/**/index.ts',
    '**/src/plugins/**/*Route.tsx',
    '**/src/features/**/*Page.tsx',
    '**/playwright.config.ts',
    '**/*.d.ts',
  ],
  rules: {
    // A named export keeps the same name in every file that imports it.
    'no-restricted-exports': [
      'error',
      {
        restrictDefaultExports: {
          direct: true,
          named: true,
          defaultFrom: true,
          namedFrom: true,
          namespaceFrom: true,
        },
      },
    ],
  },
};
