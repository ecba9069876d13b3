/**
 * Defines which part of `src` may import which, and which files may have a default export.
 *
 * Imports run one way: data ← shared ← components ← features ← pages; each may import from any to
 * its left, except that components must not import data. In the build, data ← shared ← reading ←
 * plugins. Plugins import features too, and browser code must import neither plugins nor reading.
 * The policy record and the local services are imported
 * only through their entry points: pages import only `policy-record/shared`.
 */

/** @param {string[]} folders names of folders in `src` */
function folderPattern(folders) {
  return `(^@site/src|(^|/)\\.\\.)/(${folders.join('|')})(/|$)`;
}

/**
 * @param {string} name
 * @param {string[]} files
 * @param {object[]} patterns imports to forbid, each with a message that says why
 * @param {string[]} [ignores]
 * @returns {import('eslint').Linter.Config}
 */
function forbid(name, files, patterns, ignores = []) {
  return {
    name: `direction of imports: ${name}`,
    files,
    ignores: ['**/*.{test,test-data}.{ts,tsx}', ...ignores],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
  };
}

const PLUGINS = {
  regex: folderPattern(['plugins']),
  message: 'Only plugins import a plugin. What it shares with pages belongs in src/shared.',
};
const READING = {
  regex: folderPattern(['reading']),
  message: 'src/reading runs in the build only. Plugins read with it and give pages the result.',
};
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
/** Schemas are used only in the build. */
const SCHEMAS = ['**/*.schema.ts'];

/**
 * A `.sheet.tsx` file shows a component in all its states and may import anything; only the style
 * page imports it.
 */
const SHEET = '**/*.sheet.tsx';
const NO_SHEET = {
  regex: '\\.sheet$',
  message: 'Sheets belong to the style page, which a published site does not have.',
};

/** @param {string} message */
const above = (message, /** @type {string[]} */ ...folders) => ({
  regex: folderPattern(folders),
  message,
});

/** If two of these match a file, the later one applies. */
export const importDirection = [
  forbid(
    'everything',
    ['**/src/**/*.{ts,tsx}'],
    [PLUGINS, TESTS],
    ['**/src/{local-services,platform,policy-record}/**'],
  ),
  forbid(
    'components',
    ['**/src/components/**/*.{ts,tsx}'],
    [
      above(
        'A component takes props and knows no data; a feature connects the two.',
        ...['data', 'reading', 'features', 'pages', 'plugins', 'theme'],
      ),
      NO_SHEET,
    ],
    [SHEET],
  ),
  forbid(
    'shared',
    ['**/src/shared/**/*.ts'],
    [
      above(
        'What pages and plugins share imports data only.',
        ...['reading', 'components', 'features', 'pages', 'plugins', 'theme'],
      ),
      PURE,
    ],
  ),
  forbid(
    'reading',
    ['**/src/reading/**/*.ts'],
    [
      above(
        'The readers of documents import data and shared only.',
        ...['components', 'features', 'pages', 'platform', 'plugins', 'policy-record', 'theme'],
      ),
      TESTS,
    ],
  ),
  forbid(
    'facts',
    ['**/src/data/**/*.{ts,tsx}'],
    [
      above(
        'Data imports nothing from the layers above it. Code that needs both belongs in a feature.',
        ...['shared', 'reading', 'components', 'features', 'pages', 'plugins', 'theme'],
      ),
      PURE,
      ZOD,
    ],
    SCHEMAS,
  ),
  forbid(
    'features',
    ['**/src/features/**/*.{ts,tsx}'],
    [
      above('Pages and the theme order features, never the other way round.', 'pages', 'theme'),
      PLUGINS,
      READING,
      TESTS,
      NO_SHEET,
    ],
    ['**/style-page/StylePage.tsx'],
  ),
  forbid(
    'pages and theme',
    ['**/src/{pages,theme}/**/*.{ts,tsx}'],
    [PLUGINS, READING, TESTS, NO_SHEET],
  ),
  forbid(
    'plugins',
    ['**/src/{local-services,plugins,policy-record}/**/*.{ts,tsx}'],
    [
      above(
        'A plugin gives the path of its page as text and does not import it, so deleting its folder removes the feature.',
        ...['pages', 'theme'],
      ),
      TESTS,
    ],
    ['**/src/policy-record/shared/**'],
  ),
  forbid(
    'policy record',
    ['**/src/policy-record/**/*.{ts,tsx}'],
    [
      above(
        'Plugins and pages build on the record. What both need belongs in src/reading or src/shared.',
        ...['features', 'pages', 'plugins', 'theme'],
      ),
      TESTS,
    ],
  ),
];

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
