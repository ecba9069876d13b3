import {defineConfig} from 'playwright/test';
import main, {NARROW, serverOf, WIDE} from '../../playwright.config';
import {mail, site} from '../../tools/builds.mjs';

/** Journeys with lost connections, hostile input or emailed applications; see tools/faults.mjs. */
export default defineConfig({
  ...main,
  testDir: '.',
  outputDir: '../../test-results/faults',
  projects: [
    {name: 'faults', testIgnore: /email\.spec/, use: WIDE},
    {
      name: 'email',
      testMatch: /email\.spec/,
      use: {...NARROW, baseURL: `http://127.0.0.1:${mail.port}`},
    },
  ],
  webServer: [site, mail].map(serverOf),
});
