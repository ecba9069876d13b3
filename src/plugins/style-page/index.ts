import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addPlainPages} from '../policies/plain-pages';
import {exampleFamilies, STYLE_PATH} from './addresses';
import {exampleComparison} from './example-comparison';
import {readTokens, type Token} from './tokens';

const TOKENS = 'src/css/tokens.css';
const FEATURE = '@site/src/features/style-page';

/** Whether this build is for maintainers. A published site has nothing of the style page. */
function isWanted({NODE_ENV, STYLE_PAGE}: NodeJS.ProcessEnv): boolean {
  return NODE_ENV !== 'production' || STYLE_PAGE === 'true';
}

/**
 * The living style page at `/style`, and page families with example content below it. Under
 * `npm start`, and in a build with `STYLE_PAGE=true`. See README.md.
 */
export default function stylePage({siteDir}: LoadContext): Plugin | null {
  if (!isWanted(process.env)) {
    return null;
  }
  let tokens: readonly Token[] = [];
  return {
    name: 'style-page',
    getPathsToWatch: () => [path.posix.join(siteDir, TOKENS)],
    async loadContent() {
      tokens = readTokens(await readFile(path.join(siteDir, TOKENS), 'utf8'));
    },
    contentLoaded({actions}) {
      const {addRoute} = actions;
      addPlainPages(actions, [exampleComparison()]);
      addRoute({path: STYLE_PATH, component: `${FEATURE}/StylePage`, props: {tokens}, exact: true});
      for (const family of exampleFamilies) {
        addRoute({
          path: `${STYLE_PATH}/${family}`,
          component: `${FEATURE}/ExamplePage`,
          props: {family},
          exact: true,
        });
      }
    },
  };
}
