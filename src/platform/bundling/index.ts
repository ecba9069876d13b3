import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Modules that the bundle does without, and what takes their place. */
const REPLACEMENTS: readonly [pattern: RegExp, replacement: string][] = [
  // The stock theme's style sheet, loading bar and syntax highlighter. Only `npm start` would show
  // them: published pages carry none of Docusaurus's own script.
  [/infima[\\/]dist[\\/]css[\\/]/, './empty.css'],
  [/theme-classic[\\/]lib[\\/]nprogress/, './empty.ts'],
  [/theme-classic[\\/]lib[\\/]prism-include-languages/, './empty.ts'],
  // EmailJS reads local storage as it loads, and throws where the visitor has blocked it. It needs
  // storage for a rate limit only, and we set none.
  [/@emailjs[\\/]browser[\\/].*createWebStorage(?:\.js)?$/, './no-storage.ts'],
];

/** The style sheet of MapLibre, and those of modules that are loaded on request. */
const LAZY_STYLES = /[\\/]maplibre-gl[\\/]|\.lazy\.css$/;

/**
 * Whether a style sheet belongs to every page. If not, it is loaded with the module that imports
 * it: MapLibre's would add 71 KB to each page.
 */
export function isSiteStyle(module: {nameForCondition?: () => string | null | undefined}): boolean {
  return !LAZY_STYLES.test(module.nameForCondition?.() ?? '');
}

/**
 * How the bundler packs what differs from Docusaurus's defaults: the modules above, MapLibre, and
 * fonts.
 */
export default function bundling(): Plugin {
  return {
    name: 'bundling',
    configureWebpack(config, isServer, {currentBundler}) {
      const {DefinePlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      const rules = (config.module?.rules ?? []).map((rule) =>
        rule !== null &&
        typeof rule === 'object' &&
        rule.test instanceof RegExp &&
        rule.test.test('a.woff2')
          ? // Docusaurus writes fonts below 10 KB into the style sheet, so that every page would
            // wait for them. They stay files, named after their content.
            {
              test: rule.test,
              type: 'asset/resource',
              generator: {filename: 'assets/fonts/[name]-[contenthash:8][ext]', emit: !isServer},
            }
          : rule,
      );
      const map = [
        {test: /[\\/]maplibre-gl\.mjs$/, parser: {url: false}},
        {
          // A file of our own origin, so that the Content-Security-Policy needs no `blob:`. Not
          // every host serves `.mjs` as a script.
          test: /[\\/]maplibre-gl-worker\.mjs$/,
          type: 'asset/resource',
          generator: {filename: 'assets/js/map-worker.[contenthash:8].js', emit: !isServer},
        },
      ];
      return {
        mergeStrategy: {'module.rules': 'replace'},
        module: {rules: [...rules, ...map]},
        plugins: [
          ...REPLACEMENTS.map(
            ([pattern, replacement]) =>
              new NormalModuleReplacementPlugin(pattern, path.resolve(__dirname, replacement)),
          ),
          // MapLibre asks for its own address. The bundler would write the path of the machine that
          // builds the site, and two folders would give two builds.
          ...(isServer ? [] : [new DefinePlugin({'import.meta.url': 'document.baseURI'})]),
        ],
        ...(isServer
          ? {}
          : {optimization: {splitChunks: {cacheGroups: {styles: {test: isSiteStyle}}}}}),
      };
    },
  };
}
