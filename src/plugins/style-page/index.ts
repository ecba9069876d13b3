import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {exampleFamilies, STYLE_PATH} from '../../features/style-page/addresses';
import {readTokens, type Token} from '../../css/tokens';

const TOKENS = 'src/css/tokens.css';
const FEATURE = '@site/src/features/style-page';

/** Whether this build is for maintainers. A published site contains no style page. */
function isWanted({NODE_ENV, STYLE_PAGE}: NodeJS.ProcessEnv): boolean {
  return NODE_ENV !== 'production' || STYLE_PAGE === 'true';
}

/**
 * Adds the style page at `/style`, with page families and example content below it. It exists
 * under `npm start` and in builds with `STYLE_PAGE=true`. See README.md.
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
