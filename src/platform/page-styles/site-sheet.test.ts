import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {sheetProblems} from './site-sheet';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const LISTED = `@import url("./layers.css");
@import url("../components/card/card.css") layer(components);
@import '../features/print.css' layer(print) print;`;

/** Writes a site with the list, its two sheets, a lazy sheet, and other files. */
function problemsOf(list: string, others: Readonly<Record<string, string>> = {}) {
  const files = {
    'css/main.css': list,
    'css/layers.css': '',
    'components/card/card.css': '',
    'features/print.css': '',
    'features/map/map.lazy.css': '',
    'features/map/map.ts': "import './map.lazy.css';",
    ...others,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, 'src', path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, 'src', file), text);
  }
  return sheetProblems(folder).map(({file, line, found, fix}) => ({file, line, found, fix}));
}

const MAIN = 'src/css/main.css';

it('accepts a list with every sheet once', () => {
  expect(problemsOf(LISTED)).toEqual([]);
});

it('reports a sheet that is missing from the list', () => {
  expect(problemsOf(LISTED, {'components/menu.css': ''})).toEqual([
    {
      file: MAIN,
      line: undefined,
      found: 'no line for src/components/menu.css',
      fix: 'Add @import url("../components/menu.css") layer(components); below the sheets that it should win over.',
    },
  ]);
});

it.each([
  ['twice', '@import "../features/print.css" layer(features);', /twice, in lines 3 and 4$/],
  ['without a layer', '@import url(./base.css);', /base\.css without a layer$/],
  ['though it is lazy', '@import "../features/map/map.lazy.css" layer(features);', /map\.lazy/],
  ['though it does not exist', '@import "../components/cart/cart.css" layer(x);', /cart\.css$/],
])('reports a sheet that is listed %s', (_, line, found) => {
  const problems = problemsOf(
    `${LISTED}\n${line}`,
    line.includes('base') ? {'css/base.css': ''} : {},
  );
  expect(problems.map(({file, line}) => [file, line])).toEqual([[MAIN, 4]]);
  expect(problems[0]?.found).toMatch(found);
});

it('suggests the sheet that was meant, and does not report it as missing', () => {
  const list = LISTED.replace('card/card.css', 'card/cart.css');
  expect(problemsOf(list).map(({fix}) => fix)).toEqual([
    'Write @import url("../components/card/card.css") layer(components);',
  ]);
});

it('reports a lazy sheet that no module beside it imports', () => {
  expect(problemsOf(LISTED, {'features/map/map.ts': ''})).toEqual([
    {
      file: 'src/features/map/map.lazy.css',
      line: undefined,
      found: 'none',
      fix: "Write import './map.lazy.css'; in the module that needs it, or delete the sheet.",
    },
  ]);
});
