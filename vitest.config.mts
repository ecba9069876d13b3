import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {brand} from './src/data/brand/brand';
import {deliveredNumber} from './src/data/delivered/delivered';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/**
 * These tests use companies and documents of the delivered group as examples, so another group
 * leaves them out: contributing/adopt.md.
 */
const DELIVERED = [
  'src/data/{specification,companies/company-pages}.test.ts',
  'src/features/careers/{finder/filters,pay-after-two-years}.test.ts',
  'src/features/companies/international/place-facts.test.ts',
  'src/features/contact/enquiry/context.test.ts',
  'src/features/documents/{projects/values,specimens}.test.ts',
  'src/local-services/hostile.test.ts',
  'src/plugins/openings/{feeds,job-posting,load,openings,words}.test.ts',
  'src/plugins/search/indexed-page.test.ts',
  'src/policy-record/{editor/api,facts}.test.ts',
  'src/reading/{documents,links,text}.test.ts',
  'src/shared/openings/opening.test.ts',
];

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
    exclude: [
      '**/node_modules/**',
      'tools/checks/fixtures/**',
      ...(brand.legal.number === deliveredNumber ? [] : DELIVERED),
    ],
    // The timeout is generous because the two cores are slow and often shared with a build.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
