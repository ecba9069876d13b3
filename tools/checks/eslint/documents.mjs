/** The rules for documents and openings: MDX files whose authors are not programmers. */
import {fileURLToPath} from 'node:url';
import a11y from 'eslint-plugin-jsx-a11y';
import * as mdx from 'eslint-plugin-mdx';
import react from 'eslint-plugin-react';

/** Tokens that the build replaces: the brand's details, shared times and figures. */
const BRAND_TOKENS = {
  brand: 'readonly',
  company: 'readonly',
  figure: 'readonly',
  legal: 'readonly',
  number: 'readonly',
  terms: 'readonly',
  time: 'readonly',
};

const NO_CODE =
  'Documents carry no code: the components need no import, and facts live in src/data.';

/** @type {import('eslint').Linter.Config} */
export const documents = {
  name: 'documents',
  files: ['**/{docs,versioned_docs,openings}/**/*.mdx'],
  // Approved versions, which must not change.
  ignores: ['versioned_docs/kept/**'],
  plugins: {...mdx.flat.plugins, 'jsx-a11y': a11y, react},
  languageOptions: {
    ...mdx.flat.languageOptions,
    parserOptions: {
      ecmaFeatures: {jsx: true},
      remarkConfigPath: fileURLToPath(new URL('remark.mjs', import.meta.url)),
    },
    globals: BRAND_TOKENS,
  },
  rules: {
    ...a11y.flatConfigs.strict.rules,
    // Rejects other words in braces, which MDX reads as code: they break the page or print nothing.
    'no-undef': 'error',
    'no-restricted-syntax': [
      'error',
      {selector: 'ImportDeclaration', message: NO_CODE},
      {selector: ':matches(ExportNamedDeclaration, ExportDefaultDeclaration)', message: NO_CODE},
    ],
    // The Content-Security-Policy blocks style attributes.
    'react/forbid-dom-props': ['error', {forbid: ['style', 'className']}],
    'react/forbid-component-props': ['error', {forbid: ['style', 'className']}],
  },
};
