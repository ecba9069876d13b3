import path from 'node:path';
import {getSwcLoaderOptions, rspack, swcLoader} from '@docusaurus/faster';

const ROOT = path.resolve(__dirname, '../../..');
const CLIENT = path.join(ROOT, 'node_modules/@docusaurus/core/lib/client/exports');
const THEME = path.join(ROOT, 'node_modules/@docusaurus/theme-common/lib/utils/historyUtils.js');
/** Modules of Docusaurus's browser side that the list uses. */
const EXPORTS = ['Head', 'Link', 'router', 'useBrokenLinks', 'useIsomorphicLayoutEffect'];
/** Modules that a Docusaurus build writes; `generated.json` has what the list reads of them. */
const GENERATED = ['codeTranslations', 'docusaurus.config', 'globalData', 'i18n', 'site-metadata'];

/**
 * Bundles the list as the site does for production: same bundler, same compiler, minified, with
 * the real links and router of Docusaurus.
 *
 * @param folder where `page.js` is written
 * @throws Error with the messages of the bundler
 */
export async function bundlePage(folder: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    context: ROOT,
    entry: path.join(__dirname, 'page.ts'),
    output: {path: folder, filename: 'page.js'},
    performance: false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      alias: {
        '@site': ROOT,
        ...aliases('@generated', GENERATED, () => path.join(__dirname, 'generated.json')),
        // The whole theme brings modules that only a site has.
        '@docusaurus/theme-common$': THEME,
        ...aliases('@docusaurus', EXPORTS, (name) => path.join(CLIENT, `${name}.js`)),
      },
    },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          use: {
            loader: swcLoader,
            options: getSwcLoaderOptions({isServer: false, bundlerName: 'rspack'}),
          },
        },
      ],
    },
  });
  const stats = await new Promise<string | undefined>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) {
        reject(error);
      } else {
        resolve(result?.hasErrors() ? result.toString('errors-only') : undefined);
      }
    });
  });
  if (stats !== undefined) {
    throw new Error(stats);
  }
}

function aliases(
  scope: string,
  names: readonly string[],
  fileOf: (name: string) => string,
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${scope}/${name}$`, fileOf(name)]));
}
