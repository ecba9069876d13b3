/**
 * The checkers of `npm run check`, longest first.
 *
 * `reads`: the checker must print the name of a file with each of these extensions; see run.mjs.
 * `rejects`: the self-test runs this command, which must reject every file of `fixtures/<folder>`.
 *
 * @typedef {import('../steps.mjs').Step & {
 *   reads?: string[],
 *   proof?: {folder: string, rejects: string[]},
 * }} Checker
 */

const FIXTURES = 'tools/checks/fixtures';
const ESLINT = ['eslint', '--max-warnings', '0', '-f', './tools/checks/formatter.mjs'];
const STYLELINT = ['stylelint', '--max-warnings', '0'];
const STYLE_FORMAT = ['--custom-formatter', './tools/checks/formatter.mjs'];
const MARKDOWNLINT = ['node', 'tools/checks/markdownlint.mjs'];

/** @type {Checker[]} */
export const checkers = [
  {
    name: 'code',
    command: [...ESLINT, '.'],
    reads: ['.ts', '.tsx', '.mjs'],
    proof: {folder: 'eslint', rejects: [...ESLINT, '--no-ignore', `${FIXTURES}/eslint`]},
  },
  {
    name: 'types',
    command: ['tsc', '--noEmit', '--listFiles'],
    reads: ['.ts', '.tsx', '.mjs'],
    proof: {
      folder: 'types',
      rejects: ['tsc', '--noEmit', '--pretty', 'false', '--project', `${FIXTURES}/types`],
    },
  },
  {
    name: 'self-test',
    command: ['node', 'tools/checks/self-test.mjs'],
  },
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level', 'debug', '.'],
    reads: ['.ts', '.tsx', '.mjs', '.css', '.json', '.md'],
    proof: {
      folder: 'prettier',
      rejects: ['prettier', '--list-different', '--ignore-path', '.none', `${FIXTURES}/prettier`],
    },
  },
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--exclude', `${FIXTURES}/**`],
    reads: ['.md', '.mdx', '.ts', '.tsx', '.css'],
    proof: {
      folder: 'spelling',
      rejects: ['cspell', 'lint', '--no-progress', `${FIXTURES}/spelling/*`],
    },
  },
  {
    name: 'styles',
    command: [...STYLELINT, ...STYLE_FORMAT, 'src/**/*.css'],
    reads: ['.css'],
    proof: {folder: 'css', rejects: [...STYLELINT, ...STYLE_FORMAT, `${FIXTURES}/css/*.css`]},
  },
  {
    // Knip prints no file names. Instead, a pattern in knip.jsonc that matches no file is an error.
    name: 'unused',
    command: ['knip', '--config', 'tools/checks/knip.jsonc', '--treat-config-hints-as-errors'],
    proof: {
      folder: 'unused',
      rejects: ['knip', '--directory', `${FIXTURES}/unused`, '--reporter', 'compact'],
    },
  },
  {
    name: 'markdown',
    command: MARKDOWNLINT,
    reads: ['.md', '.mdx'],
    proof: {
      folder: 'markdown',
      rejects: [...MARKDOWNLINT, '--no-globs', `${FIXTURES}/markdown/*`],
    },
  },
  {name: 'record', command: ['jiti', 'src/policy-record/commands/run.ts', 'check']},
  // Warns about facts that need renewal; no date makes it fail.
  {name: 'due', command: ['jiti', 'tools/checks/due/run.ts']},
];
