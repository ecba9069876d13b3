import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What is left out of the browser's download, and the empty module in its place. */
const REPLACEMENTS: readonly [pattern: RegExp, replacement: string][] = [
  [/infima[\\/]dist[\\/]css[\\/]/, './empty.css'],
  [/theme-classic[\\/]lib[\\/]nprogress/, './empty.ts'],
  [/theme-classic[\\/]lib[\\/]prism-include-languages/, './empty.ts'],
];

/**
 * Leaves the stock theme's stylesheet (Infima), its syntax highlighter and its
 * loading bar out of the bundle. The design system in `src/css` covers every
 * page, and no page shows program code.
 */
export default function leanThemePlugin(): Plugin {
  return {
    name: 'lean-theme',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: REPLACEMENTS.map(
          ([pattern, replacement]) =>
            new NormalModuleReplacementPlugin(pattern, path.resolve(__dirname, replacement)),
        ),
      };
    },
  };
}
