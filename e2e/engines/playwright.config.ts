import {defineConfig} from 'playwright/test';
import {engines, type EngineName} from './engines';

/** Uses only Playwright's test runner; engines.ts drives the browsers. */
export default defineConfig<object, {engine: EngineName}>({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  // As in the main configuration: a machine of CI sometimes stalls.
  retries: process.env.CI ? 1 : 0,
  workers: 1,
  reporter: 'list',
  // Stops early when an engine does not start, which would fail every page.
  maxFailures: 10,
  // Long, because three engines share the machine's cores.
  timeout: 60_000,
  projects: Object.keys(engines).map((name) => ({
    name,
    // Each engine has its own folder, because its run empties the folder first.
    outputDir: `../../test-results/${name}`,
    // crawl.spec.ts opens every page in Chromium.
    testIgnore: name === 'chromium' ? 'pages.spec.ts' : [],
    use: {engine: name as EngineName},
  })),
});
