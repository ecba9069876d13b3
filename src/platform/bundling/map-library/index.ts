import type {Plugin} from '@docusaurus/types';
import {isSiteStyle} from './site-styles';

const LIBRARY = /[\\/]maplibre-gl\.mjs$/;
const WORKER = /[\\/]maplibre-gl-worker\.mjs$/;

/** How the map library is packed, so that only who opens a map pays for it; see README.md. */
export default function mapLibraryPlugin(): Plugin {
  return {
    name: 'map-library',
    configureWebpack(_config, isServer, {currentBundler}) {
      const worker = {
        test: WORKER,
        type: 'asset/resource',
        generator: {filename: 'assets/js/map-worker.[contenthash:8].js', emit: !isServer},
      };
      const library = {test: LIBRARY, parser: {url: false}};
      const module = {rules: [library, worker]};
      if (isServer) return {module};
      // The bundler would write the path of the machine that builds the site in its place.
      const {DefinePlugin} = currentBundler.instance;
      return {
        module,
        plugins: [new DefinePlugin({'import.meta.url': 'document.baseURI'})],
        optimization: {splitChunks: {cacheGroups: {styles: {test: isSiteStyle}}}},
      };
    },
  };
}
