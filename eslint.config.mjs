// Every rule that is switched on, off or changed here says why. Warnings fail the check too
// (`--max-warnings 0` in tools/checks/checkers.mjs), and an unused suppression is an error.
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import typescript from 'typescript-eslint';
import {documents} from './tools/checks/eslint/documents.mjs';
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
    // Files that must be rejected; tools/checks/self-test.mjs sees to it that they are.
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
      // A type that is imported as a value would carry its module (zod, for one) to the browser.
      '@typescript-eslint/consistent-type-imports': 'error',
      // `{a, ...rest}` is how a field is left out.
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      // A number prints as itself; only objects and undefined print nonsense.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `onClick={() => close()}` reads better than the same with braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // We write unions of words and no enums; this looks up the type of every value to find one.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // What is left to do belongs into an issue, where somebody finds it.
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
      // An apostrophe in running text is no mistake; a stray bracket is.
      'react/no-unescaped-entities': ['error', {forbid: ['>', '}']}],
      // The Content-Security-Policy allows no style attribute, so such a style would be lost.
      'react/forbid-dom-props': ['error', {forbid: ['style']}],
      'react/forbid-component-props': ['error', {forbid: ['style']}],
      // A link that opens a tab must not hand it our window.
      'react/jsx-no-target-blank': 'error',
    },
  },
  {
    files: ['**/src/{components,features,pages,theme}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    // Above this a component does more than one thing (the measure of the decision log).
    rules: {'max-lines': ['error', {max: 300}]},
  },
  importDirection,
  exportStyle,
  documents,
  nodeScripts,
);
