// Comments say why each rule is switched on, off or changed. Warnings fail the check too
// (`--max-warnings 0` in tools/checks/checkers.mjs), and an unused suppression is an error.
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import typescript from 'typescript-eslint';
import {browserCode} from './tools/checks/eslint/browser-code.mjs';
import {exportStyle, importDirection} from './tools/checks/eslint/structure.mjs';
import {nodeScripts} from './tools/checks/eslint/node-scripts.mjs';

const CODE = ['**/*.{ts,tsx,mts}'];

export default defineConfig(
  globalIgnores([
    'build/',
    'build-*/',
    '.docusaurus/',
    'static/',
    'playwright-report/',
    'test-results/',
    '**/*.generated.*',
    // These files must fail; tools/checks/self-test.mjs checks that they do.
    'tools/checks/fixtures/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: CODE,
    extends: [
      js.configs.recommended,
      typescript.configs.strictTypeChecked,
      typescript.configs.stylisticTypeChecked,
    ],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      // A type imported as a value would bundle its module (zod, for example) for the browser.
      '@typescript-eslint/consistent-type-imports': 'error',
      // `{a, ...rest}` is our way to omit a field.
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      // Numbers print correctly in templates; only objects and undefined print nonsense.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `onClick={() => close()}` reads better without braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // We use string unions instead of enums, and this rule is slow: it resolves the type of every
      // value.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Open tasks belong in an issue, where people find them.
      'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx']}],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      reactHooks.configs.flat.recommended,
      a11y.flatConfigs.strict,
    ],
    settings: {react: {version: 'detect'}},
    rules: {
      // TypeScript checks the props.
      'react/prop-types': 'off',
      // Apostrophes in running text are fine; a stray bracket is a mistake.
      'react/no-unescaped-entities': ['error', {forbid: ['>', '}']}],
      // The Content-Security-Policy blocks style attributes, so the style would have no effect.
      'react/forbid-dom-props': ['error', {forbid: ['style']}],
      'react/forbid-component-props': ['error', {forbid: ['style']}],
      // A link that opens a new tab must not give that page access to our window.
      'react/jsx-no-target-blank': 'error',
    },
  },
  {
    files: ['**/src/{components,features,pages,theme}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    // A longer component does more than one thing (limit set in the decision log).
    rules: {'max-lines': ['error', {max: 300}]},
  },
  importDirection,
  exportStyle,
  browserCode,
  nodeScripts,
);
