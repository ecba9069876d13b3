import type {Plugin} from '@docusaurus/types';

/**
 * Fonts stay files, under names that change with their content. Docusaurus writes those below
 * 10 KB into the style sheet, and every page would wait for them, even for letters it does not show.
 */
export default function fontFilesPlugin(): Plugin {
  return {
    name: 'font-files',
    configureWebpack(config, isServer) {
      const rules = (config.module?.rules ?? []).map((rule) =>
        rule !== null &&
        typeof rule === 'object' &&
        rule.test instanceof RegExp &&
        rule.test.test('a.woff2')
          ? {
              test: rule.test,
              type: 'asset/resource',
              generator: {filename: 'assets/fonts/[name]-[contenthash:8][ext]', emit: !isServer},
            }
          : rule,
      );
      return {mergeStrategy: {'module.rules': 'replace'}, module: {rules}};
    },
  };
}
