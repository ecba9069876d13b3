/**
 * Everything that `npm run check` runs, in this order; fast and decisive ones first.
 *
 * `proof` says how the self-test proves that the checker works: `rejects` runs it on the files of
 * `fixtures/<folder>`, each of which it must reject, and `sees` lists the files it reads in the
 * repository, among which must be at least one of each ending. A checker that silently reads
 * nothing would pass for ever.
 *
 * @typedef {object} Proof
 * @property {string} folder
 * @property {string[]} rejects
 * @property {string[]} sees
 * @property {string[]} endings
 *
 * @typedef {import('../steps.mjs').Step & {proof?: Proof}} Checker
 */

const FIXTURES = 'tools/checks/fixtures';
const SPELLING = ['cspell', 'lint', '--no-progress'];
const CONTRIBUTOR_LINKS = ['node', 'tools/checks/contributor-links.mjs'];

/** @type {Checker[]} */
export const checkers = [
  {
    name: 'types',
    command: ['tsc', '--noEmit'],
    proof: {
      folder: 'types',
      rejects: ['tsc', '--noEmit', '--pretty', 'false', '--project', `${FIXTURES}/types`],
      sees: ['tsc', '--noEmit', '--listFilesOnly'],
      endings: ['.ts', '.tsx', '.mjs'],
    },
  },
  {
    name: 'code',
    command: ['eslint', '--max-warnings', '0', '.'],
    proof: {
      folder: 'eslint',
      rejects: ['eslint', '--no-ignore', '-f', './tools/checks/eslint/one-line.mjs', FIXTURES],
      sees: ['node', 'tools/checks/seen/eslint.mjs'],
      endings: ['.ts', '.tsx', '.mjs', '.mdx'],
    },
  },
  {
    name: 'styles',
    command: ['stylelint', '--max-warnings', '0', 'src/**/*.css', 'tools/policy-editor/**/*.css'],
    proof: {
      folder: 'css',
      rejects: ['stylelint', '-f', 'unix', `${FIXTURES}/css/*.css`],
      sees: ['stylelint', '-f', 'json', 'src/**/*.css', 'tools/policy-editor/**/*.css'],
      endings: ['.css'],
    },
  },
  {
    name: 'format',
    command: ['prettier', '--check', '.'],
    proof: {
      folder: 'prettier',
      rejects: ['prettier', '--list-different', '--ignore-path', '.none', `${FIXTURES}/prettier`],
      // No file of ours has these line ends, so every file is different and gets listed.
      sees: ['prettier', '--list-different', '--end-of-line', 'crlf', '.'],
      endings: ['.ts', '.tsx', '.mjs', '.css', '.json', '.md'],
    },
  },
  {
    name: 'markdown',
    command: ['markdownlint-cli2'],
    proof: {
      folder: 'markdown',
      rejects: ['markdownlint-cli2', '--no-globs', `${FIXTURES}/markdown/*`],
      sees: ['node', 'tools/checks/seen/markdownlint.mjs'],
      endings: ['.md', '.mdx'],
    },
  },
  {
    name: 'spelling',
    command: [...SPELLING, '--exclude', `${FIXTURES}/**`],
    proof: {
      folder: 'spelling',
      rejects: [...SPELLING, `${FIXTURES}/spelling/*`],
      sees: ['cspell', 'lint', '--no-issues', '--exclude', `${FIXTURES}/**`],
      endings: ['.md', '.mdx', '.ts', '.tsx', '.css'],
    },
  },
  {
    name: 'unused',
    command: ['knip'],
    proof: {
      folder: 'unused',
      rejects: ['knip', '--directory', `${FIXTURES}/unused`, '--reporter', 'compact'],
      sees: ['knip', '--debug'],
      endings: ['.ts', '.tsx', '.mjs'],
    },
  },
  {
    name: 'links',
    command: CONTRIBUTOR_LINKS,
    proof: {
      folder: 'links',
      rejects: [...CONTRIBUTOR_LINKS, `${FIXTURES}/links`],
      sees: [...CONTRIBUTOR_LINKS, '--list'],
      endings: ['.md'],
    },
  },
  {name: 'self-test', command: ['node', 'tools/checks/self-test.mjs']},
];
