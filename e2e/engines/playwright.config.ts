import {defineConfig} from 'playwright/test';
import {engines, type EngineName} from './engines';

/** The runner alone; the browsers are driven by webdriver.ts. */
export default defineConfig<object, {engine: EngineName}>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  reporter: 'list',
  // Generous, because three engines share the cores of the machine.
  timeout: 60_000,
  projects: Object.keys(engines).map((name) => ({
    name,
    use: {engine: name as EngineName},
  })),
});
