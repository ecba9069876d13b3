import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Modules left out of the bundle, with their replacements. */
const REPLACEMENTS: readonly [pattern: RegExp, replacement: string][] = [
  // The stock theme's style sheet, loading bar and syntax highlighter. Only `npm start` would use
  // them: published pages load none of Docusaurus's scripts.
  [/infima[\\/]dist[\\/]css[\\/]/, './empty.css'],
  [/theme-classic[\\/]lib[\\/]nprogress/, './empty.ts'],
  [/theme-classic[\\/]lib[\\/]prism-include-languages/, './empty.ts'],
  // EmailJS reads local storage as it loads, and throws where the visitor has blocked it. It needs
  // storage for a rate limit only, and we set none.
  // The forms send what it prepares (features/contact/enquiry/send.ts).
  [/@emailjs[\\/]browser[\\/].*(?:createWebStorage|sendPost)(?:\.js)?$/, './email-library.mjs'],
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
 * Configures the bundler where Docusaurus's defaults don't suit: the modules above, MapLibre, and
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
          ? // Keeps fonts as files, named after their content. Docusaurus would inline those below
            // 10 KB in the style sheet, and every page would wait for them.
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
          // Emits the worker as a file of our origin, so that the Content-Security-Policy needs no
          // `blob:`, and as `.js`, because not every host serves `.mjs` as a script.
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
          // MapLibre reads its own URL. The bundler would insert a local path, so that builds in
          // two folders would differ.
          ...(isServer ? [] : [new DefinePlugin({'import.meta.url': 'document.baseURI'})]),
        ],
        ...(isServer
          ? {}
          : {optimization: {splitChunks: {cacheGroups: {styles: {test: isSiteStyle}}}}}),
      };
    },
  };
}
