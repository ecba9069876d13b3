/**
 * The journeys of e2e/engines in three engines at once, on the last build.
 *
 *   node tools/browsers.mjs              all three
 *   node tools/browsers.mjs chromium     some of them
 *
 * An engine that is not here is installed where that is possible. Where it is not, its journeys
 * fail and say what is missing: none is left out unless others are named.
 */
import {fileURLToPath} from 'node:url';
import {chooseSteps, main, run} from './steps.mjs';

const PACKAGES = fileURLToPath(new URL('setup/packages.mjs', import.meta.url));

/** Packages of Debian. WebKit's browser has no way to do without a screen. */
const engines = {
  chromium: ['chromium-driver'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

const steps = Object.entries(engines).map(([name, packages]) => ({
  name,
  packages,
  command: ['playwright', 'test', '--config', 'e2e/engines', `--project=${name}`],
}));

try {
  // One after another, since Debian installs for one at a time.
  for (const {packages} of chooseSteps(steps, process.argv.slice(2))) {
    await run(['node', PACKAGES, ...packages], {capture: false});
  }
} catch {
  // `main` says which names there are.
}
await main(steps, {atOnce: steps.length, judge: (_, ended) => ended});
