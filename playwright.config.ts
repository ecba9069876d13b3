import {existsSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'playwright/test';
import {FILE_LIST} from './src/plugins/hosting/whole-build';
import {builds, endpoint, site, type Build} from './tools/builds.mjs';
import {browserPath} from './tools/setup/machine.mjs';

/** What narrow windows alone have, or what is the same at every width and hardest there. */
const ONLY_NARROW =
  /(mobile-menu|find-and-apply|careers-phone|enquiry|in-force|e2e\/application)\.spec/;
/** What the menu of wide windows needs, what is the same at every width, or brings its own. */
const ONLY_WIDE =
  /(weight|claims|crawl|no-script|first-screens|structured-data|metadata|reading|tasks|header|wayfinding|map|policy-editor|print-foot|reflow|redirects|hosting|security-policy|search[\w-]*|social-pictures|opening-hours|failing-scripts|application-\w+|drawings|ways|page-change|not-found)\.spec/;
/** Planted faults that the visual tests must see. They compare, also while others are renewed. */
const FAULTS = /visual\/sensitivity\.spec/;
/** Journeys with their own project below, or with their own configuration and command. */
const ELSEWHERE = /e2e\/(ages|endpoint|engines|faults|visual)\//;

const inContinuousIntegration = Boolean(process.env.CI);

function origin({port}: {readonly port: number}): string {
  return `http://127.0.0.1:${port}`;
}

/** Serves a build as it will be published, with the local services. */
export function serverOf(build: Build) {
  return {
    command: `npx jiti tools/preview/serve.ts --port ${build.port} --host 127.0.0.1 --folder ${build.folder}`,
    cwd: __dirname,
    url: origin(build),
    env: build.env,
    reuseExistingServer: !inContinuousIntegration,
    timeout: 120_000,
  };
}

/** To work on one journey you need not make all builds: journeys fail where theirs is missing. */
function isBuilt({name, folder}: Build): boolean {
  return name === site.name || existsSync(path.join(__dirname, folder, FILE_LIST));
}

/** Containers have neither a sandbox nor a graphics processor. */
const BARE = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
/** The browser's own traffic would be counted as the site's. */
const QUIET = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Letters are drawn alike whatever the machine's settings; `slight` in the shell is as in Chromium. */
const ALIKE = ['--font-render-hinting=slight', '--disable-lcd-text', '--force-color-profile=srgb'];

export const WIDE = {viewport: {width: 1280, height: 800}};
export const NARROW = {viewport: {width: 390, height: 844}, hasTouch: true};

const visual = {
  testDir: 'e2e/visual',
  snapshotPathTemplate: 'e2e/visual/baseline/{arg}{ext}',
  use: {
    baseURL: origin(endpoint),
    // The tests add styles of their own.
    bypassCSP: true,
  },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: inContinuousIntegration,
  // On a developer's machine a journey that needs a second try fails. CI allows one, because its
  // machine sometimes stalls; the report lists that journey as flaky.
  retries: inContinuousIntegration ? 1 : 0,
  // A picture that is missing is a fault too. Only --update-snapshots writes one.
  updateSnapshots: 'none',
  workers: 2,
  reporter: 'list',
  // Generous, because the two cores may be shared with a build.
  timeout: 60_000,
  expect: {timeout: 10_000},
  use: {
    baseURL: origin(site),
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Smooth scrolling and transitions are waited for at every press. Journeys about motion ask for it.
    contextOptions: {reducedMotion: 'reduce'},
    // Traces take two fifths of the time, measured. To look into a failure: `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: browserPath(), args: [...BARE, ...QUIET, ...ALIKE]},
  },
  projects: [
    {name: 'desktop', testIgnore: [ONLY_NARROW, ELSEWHERE], use: WIDE},
    {name: 'phone', testIgnore: [ONLY_WIDE, ELSEWHERE], use: NARROW},
    {name: 'endpoint', testDir: 'e2e/endpoint', use: {...WIDE, baseURL: origin(endpoint)}},
    {name: 'visual', testIgnore: FAULTS, ...visual},
    {name: 'sensitivity', testMatch: FAULTS, ...visual},
  ],
  webServer: builds.filter(isBuilt).map(serverOf),
});
