import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  // As Docusaurus does: `@site` is the repository's root, and JSX needs no import of React.
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}},
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    environment: 'node',
    // A third of the time, measured: modules are loaded once, not once for each file of tests. So
    // what a test changes of the process or of a module, it puts back.
    pool: 'threads',
    isolate: false,
    // On two cores Vitest would use only one.
    maxWorkers: 2,
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tools/checks/fixtures/**'],
    // Two slow cores, often shared with a build.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
