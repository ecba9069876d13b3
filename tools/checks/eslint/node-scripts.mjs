/** The rules for scripts that run on plain Node, before or outside TypeScript. */
import js from '@eslint/js';

/** @type {import('eslint').Linter.Config} */
export const nodeScripts = {
  name: 'scripts for plain Node',
  files: ['**/*.mjs'],
  rules: js.configs.recommended.rules,
  languageOptions: {
    globals: {
      Buffer: 'readonly',
      URL: 'readonly',
      console: 'readonly',
      performance: 'readonly',
      process: 'readonly',
    },
  },
};
