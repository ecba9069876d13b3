/**
 * Runs the journeys of e2e/engines on the last build, in three browser engines at once.
 *
 *   node tools/browsers.mjs              all three
 *   node tools/browsers.mjs chromium     some of them
 *
 * Installs missing engines on Debian. Elsewhere the journeys of a missing engine fail.
 */
import {installPackages} from './setup/machine.mjs';
import {chooseSteps, main} from './steps.mjs';

/** Debian packages for each engine. WebKit's browser needs a screen, which xvfb provides. */
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

const chosen = chooseSteps(steps);
installPackages(...chosen.flatMap(({packages}) => packages));
await main(steps, {atOnce: steps.length, judge: (_, ended) => ended});
