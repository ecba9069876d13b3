import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** As much of a bundler's module as is needed to ask where it comes from. */
interface BundledModule {
  readonly nameForCondition?: () => string | null | undefined;
}

/** The library's stylesheet, and the folder of those that a lazy module brings along. */
const LAZY_STYLES = /[\\/](?:maplibre-gl|css[\\/]lazy)[\\/]/;
const WORKER = /maplibre-gl-worker\.mjs$/;

/** False for stylesheets that stay with the module that imports them. */
export function isSiteStyle(module: BundledModule): boolean {
  return !LAZY_STYLES.test(module.nameForCondition?.() ?? '');
}

/**
 * How the map library is packed, so that only who opens a map pays for it; see README.md.
 */
export default function mapLibraryPlugin(): Plugin {
  return {
    name: 'map-library',
    configureWebpack(_config, isServer) {
      const worker = {
        test: WORKER,
        include: [path.dirname(require.resolve('maplibre-gl/package.json'))],
        type: 'asset/resource',
        generator: {filename: 'assets/js/map-worker.[contenthash:8].js', emit: !isServer},
      };
      if (isServer) return {module: {rules: [worker]}};
      return {
        module: {rules: [worker]},
        optimization: {splitChunks: {cacheGroups: {styles: {test: isSiteStyle}}}},
      };
    },
  };
}
