import {defineConfig} from 'playwright/test';
import main from '../../playwright.config';
import {ages, folderOf} from './days.mjs';

/** Test option that each project sets: the current time for its build and its browser. */
export interface Present {
  readonly clock: string;
}

/** Runs the tests once for each day, against a site that tools/ages.mjs built for it. */
export default defineConfig<Present>({
  testDir: '.',
  outputDir: '../../test-results/ages',
  forbidOnly: Boolean(process.env.CI),
  retries: main.retries,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 120_000,
  expect: {timeout: 10_000},
  use: main.use,
  projects: ages.map(({name, port, clock = new Date().toISOString()}) => ({
    name,
    use: {clock, baseURL: `http://127.0.0.1:${port}`, viewport: {width: 1280, height: 800}},
  })),
  webServer: ages.map((age) => ({
    command: `npx jiti tools/preview/serve.ts --port ${age.port} --host 127.0.0.1 --folder ${folderOf(age)}`,
    cwd: '../..',
    url: `http://127.0.0.1:${age.port}`,
    env: {EMBEDDED_MAILBOX: 'true'},
    reuseExistingServer: false,
    timeout: 120_000,
  })),
});
