import {readdirSync} from 'node:fs';
import path from 'node:path';
import postcss, {type AtRule, type Plugin, type Result} from 'postcss';
import {PICTURE_FACTS, pictureRules} from './picture-rules';

/**
 * Sheets not imported with their folder: main.css names them, or a module loads them on request.
 */
const APART = /(?:-print|\.lazy)\.css$/;

/** Returns the sheets below a folder, in the order of their paths. */
function sheetsBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.css') && !APART.test(file))
    .sort();
}

function importSheets(rule: AtRule, result: Result): void {
  const [, folder = '', layer = ''] = /^"(.+)" (layer\(\w+\))$/.exec(rule.params) ?? [];
  const parent = rule.source?.input.file ?? '';
  const dir = path.resolve(path.dirname(parent), folder);
  result.messages.push({type: 'context-dependency', plugin: 'site-sheet', file: dir, parent});
  rule.replaceWith(
    sheetsBelow(dir).map((file) =>
      postcss.atRule({name: 'import', params: `url("${folder}/${file}") ${layer}`}),
    ),
  );
}

/**
 * Completes main.css: `@sheets "folder" layer(name);` becomes an import of every sheet below the
 * folder, `@picture-rules;` the crop and colour of every picture.
 */
export function siteSheet(siteDir: string): Plugin {
  return {
    postcssPlugin: 'site-sheet',
    async Once(root, {result}) {
      root.walkAtRules('sheets', (rule) => importSheets(rule, result));
      const places: AtRule[] = [];
      root.walkAtRules('picture-rules', (rule) => void places.push(rule));
      for (const place of places) {
        for (const file of PICTURE_FACTS) {
          result.messages.push({
            type: 'dependency',
            plugin: 'site-sheet',
            file: path.join(siteDir, file),
            parent: place.source?.input.file,
          });
        }
        place.replaceWith(postcss.parse(await pictureRules(siteDir)).nodes);
      }
    },
  };
}
