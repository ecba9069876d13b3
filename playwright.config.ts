import {existsSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'playwright/test';
import {FILE_LIST} from './src/plugins/hosting/whole-build';
import {builds, endpoint, site, type Build} from './tools/builds.mjs';
import {leftOut} from './tools/delivered.mjs';
import {browserPath} from './tools/setup/machine.mjs';

/**
 * Specs that run in the narrow window: they test narrow layouts, or what is hardest to use there.
 * All others run in the wide window only, unless they set a width themselves, because each width
 * takes its time.
 */
const NARROW_WINDOW =
  /e2e\/(mobile-menu|careers-phone|enquiry|in-force|application|opening|fonts|late-scripts)\.spec/;
/** Journeys that have their own project below, or their own configuration and command. */
const OTHER_PROJECTS = /e2e\/(ages|development|endpoint|engines|faults|visual)\//;

const LEFT_OUT = leftOut('journeys');

const inContinuousIntegration = Boolean(process.env.CI);

function origin({port}: {readonly port: number}): string {
  return `http://127.0.0.1:${port}`;
}

/** Server settings for one build, served as published plus the local services. */
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

/**
 * Skips builds that don't exist, so that you can work on one journey without making every build.
 * Journeys that need a missing build fail.
 */
function isBuilt({name, folder}: Build): boolean {
  return name === site.name || existsSync(path.join(__dirname, folder, FILE_LIST));
}

/** Containers have neither a sandbox nor a GPU. */
const CONTAINER_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
/** Stops the browser's own traffic, which would be counted as the site's. */
const NO_BACKGROUND_TRAFFIC = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Renders text the same on every machine; `slight` makes the headless shell match Chromium. */
const TEXT_RENDERING_FLAGS = [
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

export const WIDE = {viewport: {width: 1280, height: 800}};
export const NARROW = {viewport: {width: 390, height: 844}, hasTouch: true};

export default defineConfig({
  testDir: 'e2e',
  testIgnore: LEFT_OUT,
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: inContinuousIntegration,
  // On a developer's machine, a journey that needs a second try fails. CI allows one retry because
  // its machine sometimes stalls; the report lists that journey as flaky.
  retries: inContinuousIntegration ? 1 : 0,
  // A missing picture fails the test. Only --update-snapshots writes one.
  updateSnapshots: 'none',
  workers: 2,
  reporter: 'list',
  // The timeout is generous because a build may be using the same two cores.
  timeout: 60_000,
  expect: {timeout: 10_000},
  use: {
    baseURL: origin(site),
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Without this, every click would wait for smooth scrolling and transitions. Journeys about
    // motion turn them on.
    contextOptions: {reducedMotion: 'reduce'},
    // Traces are off because recording them takes two fifths of the time (measured). To investigate
    // a failure, pass `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: [...CONTAINER_FLAGS, ...NO_BACKGROUND_TRAFFIC, ...TEXT_RENDERING_FLAGS],
    },
  },
  projects: [
    // One worker, because all journeys use one server and change its files. First, because it
    // takes longest.
    {name: 'development', testDir: 'e2e/development', workers: 1, timeout: 600_000, use: WIDE},
    {name: 'desktop', testIgnore: [NARROW_WINDOW, OTHER_PROJECTS, ...LEFT_OUT], use: WIDE},
    {name: 'phone', testMatch: NARROW_WINDOW, use: NARROW},
    {name: 'endpoint', testDir: 'e2e/endpoint', use: {...WIDE, baseURL: origin(endpoint)}},
    {
      name: 'visual',
      testDir: 'e2e/visual',
      snapshotPathTemplate: 'e2e/visual/baseline/{arg}{ext}',
      // The tests add their own styles, which the security policy would block.
      use: {baseURL: origin(endpoint), bypassCSP: true},
    },
  ],
  webServer: builds.filter(isBuilt).map(serverOf),
});
