/**
 * Runs the journeys of e2e/engines on the last build, in three browser engines at once.
 *
 *   node tools/browsers.mjs              all three
 *   node tools/browsers.mjs chromium     some of them
 *
 * Installs missing engines on Debian. Elsewhere the journeys of a missing engine fail.
 */
import {endForAnotherGroup} from './delivered.mjs';
import {browserPath, installPackages} from './setup/machine.mjs';
import {chooseSteps, main} from './steps.mjs';

endForAnotherGroup('test:browsers');

/** Debian packages for each engine. */
const engines = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};
/** WebKit's browser needs a screen. */
const SCREEN = ['xvfb-run', '-a', '-s', '-screen 0 1400x1100x24'];

const steps = Object.entries(engines).map(([name, packages]) => ({
  name,
  packages: name === 'chromium' && browserPath() ? [] : packages,
  command: [
    ...(name === 'webkit' ? SCREEN : []),
    ...['playwright', 'test', '--config', 'e2e/engines', `--project=${name}`],
  ],
}));

const chosen = chooseSteps(steps);
installPackages(...chosen.flatMap(({packages}) => packages));
await main(steps, {atOnce: steps.length, judge: (_, ended) => ended});
