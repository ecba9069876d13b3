import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {afterAll, describe, expect, it} from 'vitest';
import {catalogue} from '../../data/pictures/catalogue';
import {siteSheet} from './site-sheet';

const ROOT = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'site-sheet-'));
afterAll(() => rmSync(folder, {recursive: true}));

const completed = (css: string) =>
  postcss([siteSheet(ROOT)]).process(css, {from: path.join(folder, 'css/main.css')});

describe('the sheet of the site', () => {
  it('imports the sheets below a folder in the order of their paths', async () => {
    for (const file of [
      'menu/menu.css',
      'card/card.css',
      'card/card.tsx',
      'a-print.css',
      'map.lazy.css',
    ]) {
      mkdirSync(path.join(folder, 'parts', path.dirname(file)), {recursive: true});
      writeFileSync(path.join(folder, 'parts', file), '');
    }
    const {css, messages} = await completed('@sheets "../parts" layer(components);');
    expect(css.split('\n')).toEqual([
      '@import url("../parts/card/card.css") layer(components);',
      '@import url("../parts/menu/menu.css") layer(components);',
    ]);
    expect(messages).toEqual([
      expect.objectContaining({type: 'context-dependency', file: path.join(folder, 'parts')}),
    ]);
  });

  it('crops and colours every picture of the catalogue', async () => {
    const {css} = await completed('@layer components{@picture-rules;}');
    for (const [name, {focus}] of Object.entries(catalogue)) {
      const rule = `.picture--${name}{object-position:${focus[0]}% ${focus[1]}%;background-color:#`;
      expect(css).toContain(rule);
    }
    expect(css).toContain('.framing--night{--stage-zoom:');
    expect(css).toMatch(
      /\.background--city\{background-image:.*url\(\/pictures\/city-\w+\/1200\.avif\)/,
    );
  });
});
