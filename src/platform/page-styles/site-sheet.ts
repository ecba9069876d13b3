import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {nearest} from '../../data/nearest';
import type {Problem} from '../../shared/report';

const LIST = 'src/css/main.css';

/** Folders whose sheets are in the list. */
const FOLDERS = ['src/css', 'src/components', 'src/features'];

/** Ends the names of sheets that are loaded with a module, so not in the list. */
const LAZY = '.lazy.css';

/** Returns the sheets in the list with their lines. Paths start at the root of the repository. */
function listedSheets(siteDir: string) {
  const listed: {file: string; line: number; hasLayer: boolean}[] = [];
  const css = readFileSync(path.join(siteDir, LIST), 'utf8');
  postcss.parse(css).walkAtRules('import', ({params, source}) => {
    const [, address = ''] = /^(?:url\(\s*)?["']?([^"')\s]+)/.exec(params) ?? [];
    listed.push({
      file: path.posix.join(path.posix.dirname(LIST), address),
      line: source?.start?.line ?? 1,
      hasLayer: params.includes('layer('),
    });
  });
  return listed;
}

function filesBelow(siteDir: string, folder: string): string[] {
  const files = readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'});
  return files.map((file) => `${folder}/${file.split(path.sep).join('/')}`).sort();
}

/** Returns the line of the list for a sheet, in the layer of its folder. */
function importOf(file: string): string {
  const layer = /^src\/(components|features)\//.exec(file)?.[1] ?? 'base';
  const address = file.replace('src/css/', './').replace('src/', '../');
  return `@import url("${address}") layer(${layer});`;
}

/**
 * Compares the list of sheets in main.css, which a person orders, with the sheets that exist. Each
 * must be in the list once, in a layer. A lazy sheet must be imported by a module beside it instead.
 */
export function sheetProblems(siteDir: string): Problem[] {
  const listed = listedSheets(siteDir);
  const files = FOLDERS.flatMap((folder) => filesBelow(siteDir, folder));
  const sheets = files.filter((file) => file.endsWith('.css') && file !== LIST);
  const absent = sheets.filter((sheet) => !listed.some(({file}) => file === sheet));
  const misspelt = new Set<string | undefined>();

  const wrong = listed.flatMap(({file, line, hasLayer}, index): Problem[] => {
    const problem = (expected: string, found: string, fix: string) => [
      {file: LIST, field: '@import', line, expected, found, fix},
    ];
    const first = listed.findIndex((each) => each.file === file);
    if (first < index) {
      const lines = `in lines ${listed[first]?.line} and ${line}`;
      return problem('each sheet once', `${file} twice, ${lines}`, 'Remove one of the two lines.');
    }
    if (!sheets.includes(file)) {
      const meant = nearest(file, absent);
      misspelt.add(meant);
      return problem(
        'a sheet that exists',
        file,
        meant === undefined ? 'Correct the path, or remove the line.' : `Write ${importOf(meant)}`,
      );
    }
    if (file.endsWith(LAZY)) {
      return problem(
        'only sheets that every page may need',
        file,
        'Remove the line: the module that needs the sheet imports it.',
      );
    }
    return hasLayer || file === 'src/css/layers.css'
      ? []
      : problem(
          'a layer, because rules outside all layers always win',
          `${file} without a layer`,
          `Write ${importOf(file)}`,
        );
  });

  const isImported = (sheet: string) =>
    files.some(
      (file) =>
        /\.tsx?$/.test(file) &&
        path.posix.dirname(file) === path.posix.dirname(sheet) &&
        readFileSync(path.join(siteDir, file), 'utf8').includes(
          `'./${path.posix.basename(sheet)}'`,
        ),
    );
  const missing = absent.flatMap((sheet): Problem[] => {
    if (!sheet.endsWith(LAZY)) {
      return misspelt.has(sheet)
        ? []
        : [
            {
              file: LIST,
              field: '@import',
              expected: 'every sheet',
              found: `no line for ${sheet}`,
              fix: `Add ${importOf(sheet)} below the sheets that it should win over.`,
            },
          ];
    }
    return isImported(sheet)
      ? []
      : [
          {
            file: sheet,
            field: '(the whole file)',
            expected: 'a module beside it that imports it',
            found: 'none',
            fix: `Write import './${path.posix.basename(sheet)}'; in the module that needs it, or delete the sheet.`,
          },
        ];
  });
  return [...wrong, ...missing];
}
