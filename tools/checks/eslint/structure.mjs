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
 * @param {string} folder the folder of `src` that the rule is for
 * @param {string[]} forbidden the folders it must not import from
 * @param {string} message why, and what to do instead
 * @param {object[]} [more] further patterns
 */
function direction(folder, forbidden, message, more = []) {
  const patterns = [{regex: folderPattern(forbidden), message}, ...more];
  return {
    name: `direction of imports: ${folder}`,
    files: [`**/src/${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
  };
}

const NO_REACT = {
  regex: '^(react|react-dom)(/|$)',
  message: 'Facts know nothing of React; a component renders them.',
};
const ZOD_AS_TYPE = {
  regex: '^zod(/|$)|\\.schema$',
  allowTypeImports: true,
  message: 'Import only types here: zod and the schemas must not reach the browser with the facts.',
};
/** Modules of `src/data` that run in the build only, so they may use zod and the schemas. */
const BUILD_ONLY = ['**/*.schema.ts', '**/data/registry.ts', '**/data/report.ts'];

const data = direction(
  'data',
  ['components', 'features', 'pages', 'plugins', 'theme'],
  'Data imports nothing above it; who needs both connects them in a feature.',
  [NO_REACT],
);
const [, {patterns: dataPatterns}] = data.rules['@typescript-eslint/no-restricted-imports'];

export const importDirection = [
  direction(
    'components',
    ['data', 'features', 'pages', 'plugins', 'theme'],
    'A component takes props and knows no data; a feature connects the two.',
  ),
  data,
  {
    name: 'direction of imports: facts',
    files: ['**/src/data/**/*.ts'],
    ignores: ['**/*.test.ts', ...BUILD_ONLY],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [...dataPatterns, ZOD_AS_TYPE]},
      ],
    },
  },
  direction(
    'features',
    ['pages', 'theme'],
    'Pages and the theme order features, never the other way round.',
  ),
  direction(
    'plugins',
    ['pages', 'theme'],
    'A plugin names the component of its route as text; deleting its folder removes the feature.',
  ),
];

export const exportStyle = {
  name: 'default exports',
  files: ['**/src/**/*.{ts,tsx}', '**/tools/**/*.ts', '**/e2e/**/*.ts'],
  ignores: [
    // Docusaurus loads the default export of these.
    '**/src/{pages,theme}/**',
    '**/src/plugins/*/index.ts',
    '**/src/plugins/**/*Route.tsx',
    '**/src/features/**/*Page.tsx',
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
