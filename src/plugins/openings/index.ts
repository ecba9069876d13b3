import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildClock} from '../../configuration/build-clock';
import type {WithGeneratedFiles} from '../generated-files/generated-file';
import {openingsAt, type OpeningsAtBuild} from './at-build';
import {calendarFiles} from './calendars';
import {feedFiles} from './feeds';
import {loadOpenings, OPENINGS_FOLDER} from './load';
import {openingsRule} from './mdx-rule';
import {addOpeningRoutes, type RouteOptions} from './routes';

/**
 * Job openings as content: reads `openings/*.mdx` and publishes the pages that show them, their
 * feeds and their closing dates. See README.md.
 */
export default function openings(options: RouteOptions): (context: LoadContext) => Promise<Plugin> {
  return async (context) => {
    const {siteDir} = context;
    const rule = await openingsRule(context);
    let current: OpeningsAtBuild = {open: [], closed: []};
    return {
      name: 'openings',
      getPathsToWatch: () => [path.posix.join(siteDir, OPENINGS_FOLDER, '*.mdx')],
      async loadContent(): Promise<WithGeneratedFiles> {
        current = openingsAt(buildClock(process.env), await loadOpenings(siteDir));
        return {generatedFiles: [...feedFiles(current), ...calendarFiles(current.open)]};
      },
      contentLoaded: ({actions}) => addOpeningRoutes(actions, current, options),
      configureWebpack: () => ({module: {rules: [rule]}}),
    };
  };
}
