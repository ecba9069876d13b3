import {defineConfig} from 'playwright/test';
import {engines, type EngineName} from './engines';

/** Uses Playwright's runner only; webdriver.ts drives the browsers. */
export default defineConfig<object, {engine: EngineName}>({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  reporter: 'list',
  // An engine that does not start would fail every page.
  maxFailures: 10,
  // Generous, because three engines share the cores of the machine.
  timeout: 60_000,
  projects: Object.keys(engines).map((name) => ({
    name,
    // Each engine is a separate run, which empties its folder first.
    outputDir: `../../test-results/${name}`,
    use: {engine: name as EngineName},
  })),
});
