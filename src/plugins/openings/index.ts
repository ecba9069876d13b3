import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadOpenings, OPENINGS_FOLDER} from './load';

/** Both addresses show the same page (specification, section 2 "Route table"). */
const CAREERS_PATHS = ['/careers', '/recruitment'];

/**
 * Job openings as content: reads `openings/*.mdx` and publishes them to the careers page, which
 * receives them as the property `openings` (`Opening[]`, see `schema.ts`).
 */
export default function openingsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'openings',
    getPathsToWatch: () => [path.posix.join(siteDir, OPENINGS_FOLDER, '*.mdx')],
    async contentLoaded({actions}) {
      const content = await loadOpenings(siteDir);
      const openings = await actions.createData(
        'openings.json',
        JSON.stringify(content.map(({opening}) => opening)),
      );
      for (const careersPath of CAREERS_PATHS) {
        actions.addRoute({
          path: careersPath,
          component: '@site/src/features/careers/CareersPage',
          modules: {openings},
          exact: true,
        });
      }
    },
  };
}
