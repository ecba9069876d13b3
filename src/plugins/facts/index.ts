import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import * as z from 'zod';
import {formatProblems, type Problem} from '../../data/report';

/** A freshly loaded module has no type of its own. */
const checkModule = z.object({
  factProblems: z.custom<() => Problem[]>((value) => typeof value === 'function'),
});

/**
 * Checks every module of `src/data` against its schema and the specification, in builds and
 * while `npm start` runs.
 *
 * @throws one error that lists all problems of all files: file, field, expected, found, fix.
 */
export default function factsPlugin({siteDir}: LoadContext): Plugin {
  const check = path.join(siteDir, 'src/plugins/facts/fact-problems.ts');
  return {
    name: 'facts',
    getPathsToWatch: () => [path.posix.join(siteDir, 'src/data/**/*.ts')],
    async loadContent() {
      const {factProblems} = checkModule.parse(await loadFreshModule(check));
      const problems = factProblems();
      if (problems.length > 0) {
        throw new Error(`Facts: ${formatProblems(problems)}`);
      }
    },
  };
}
