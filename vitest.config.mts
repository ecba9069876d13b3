import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {leftOut} from './tools/delivered.mjs';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

export default defineConfig({
  // Resolves `@site` to the repository root, as Docusaurus does. JSX needs no React import.
  resolve: {
    alias: [
      {find: '@site', replacement: ROOT},
      // As the bundler does: src/platform/bundling.
      {
        find: /^@emailjs\/browser$/,
        replacement: `${ROOT}/node_modules/@emailjs/browser/es/index.js`,
      },
      {
        find: /^(?:\.\.\/)+api\/sendPost$/,
        replacement: `${ROOT}/src/platform/bundling/email-library.mjs`,
      },
    ],
  },
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    environment: 'node',
    // Lets the alias above reach inside.
    server: {deps: {inline: [/@emailjs/]}},
    // Threads without isolation take a third of the time (measured), because modules load once, not
    // once per test file. So each test must undo its changes to the process and to modules.
    pool: 'threads',
    isolate: false,
    // On two cores, Vitest would use only one by default.
    maxWorkers: 2,
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tools/checks/fixtures/**', ...leftOut('units')],
    // The timeout is generous because the two cores are slow and often shared with a build.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
