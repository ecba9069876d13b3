/**
 * Which part of `src` may import which, and who may export a default.
 *
 * Imports run one way: pages → features → components. Data and components import nothing above
 * them, so that a component can be understood, and data validated, without the site around it.
 */

/** @param {string[]} folders folders of `src`, as they are named in an import */
function folderPattern(folders) {
  return `(^@site/src|(^|/)\\.\\.)/(${folders.join('|')})(/|$)`;
}

/**
 * @param {string} name
 * @param {string[]} files
 * @param {object[]} patterns what must not be imported, each with the reason and what to do
 * @param {string[]} [ignores]
 * @returns {import('eslint').Linter.Config}
 */
function forbid(name, files, patterns, ignores = []) {
  return {
    name: `direction of imports: ${name}`,
    files,
    ignores: ['**/*.test.{ts,tsx}', ...ignores],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
  };
}

const DATA = [
  {
    regex: folderPattern(['components', 'features', 'pages', 'plugins', 'theme']),
    message: 'Data imports nothing above it; who needs both connects them in a feature.',
  },
  {
    regex: '^(react|react-dom)(/|$)',
    message: 'Facts know nothing of React; a component renders them.',
  },
];
const ZOD = {
  regex: '^zod(/|$)|\\.schema$',
  allowTypeImports: true,
  message: 'Import only types here: zod and the schemas must not reach the browser with the facts.',
};
/** A sheet shows a part in all its states, with whatever it takes; only the style page has it. */
const SHEET = '**/*.sheet.tsx';
const NO_SHEET = {
  regex: '\\.sheet$',
  message: 'A sheet is of the style page, of which a published site has nothing.',
};

/** Modules of `src/data` that run in the build only, so they may use zod and the schemas. */
const BUILD_ONLY = ['**/*.schema.ts', '**/data/report.ts'];

/** For a file that two of these name, the later one counts. */
export const importDirection = [
  forbid(
    'components',
    ['**/src/components/**/*.{ts,tsx}'],
    [
      {
        regex: folderPattern(['data', 'features', 'pages', 'plugins', 'theme']),
        message: 'A component takes props and knows no data; a feature connects the two.',
      },
      NO_SHEET,
    ],
    [SHEET],
  ),
  forbid('data in the build', BUILD_ONLY, DATA),
  forbid('facts', ['**/src/data/**/*.{ts,tsx}'], [...DATA, ZOD], BUILD_ONLY),
  forbid(
    'features',
    ['**/src/features/**/*.{ts,tsx}'],
    [
      {
        regex: folderPattern(['pages', 'theme']),
        message: 'Pages and the theme order features, never the other way round.',
      },
      NO_SHEET,
    ],
    ['**/style-page/StylePage.tsx'],
  ),
  forbid('pages and theme', ['**/src/{pages,theme}/**/*.{ts,tsx}'], [NO_SHEET]),
  forbid(
    'plugins',
    ['**/src/plugins/**/*.{ts,tsx}'],
    [
      {
        regex: folderPattern(['pages', 'theme']),
        message: 'A plugin names its page as text; deleting its folder removes the feature.',
      },
    ],
  ),
];

/** @type {import('eslint').Linter.Config} */
export const exportStyle = {
  name: 'default exports',
  files: ['**/src/**/*.{ts,tsx}', '**/tools/**/*.ts', '**/e2e/**/*.ts'],
  ignores: [
    // Docusaurus loads the default export of these.
    '**/src/{pages,theme}/**',
    '**/src/plugins/*/index.ts',
    '**/src/plugins/**/*Route.tsx',
    '**/src/features/**/*Page.tsx',
    '**/*.d.ts',
  ],
  rules: {
    // A name that is written once is found everywhere.
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
