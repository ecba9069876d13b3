import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTokens, type Token} from '../../css/tokens';

/** Address of the style page. */
export const STYLE_PATH = '/style';

const TOKENS = 'src/css/tokens.css';

/** Whether this build is for maintainers. A published site contains no style page. */
function isWanted({NODE_ENV, STYLE_PAGE}: NodeJS.ProcessEnv): boolean {
  return NODE_ENV !== 'production' || STYLE_PAGE === 'true';
}

/**
 * Adds the style page at `/style`, under `npm start` and in builds with `STYLE_PAGE=true`. See
 * README.md.
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
      actions.addRoute({
        path: STYLE_PATH,
        component: '@site/src/features/style-page/StylePage',
        props: {tokens},
        exact: true,
      });
    },
  };
}
