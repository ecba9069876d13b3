import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create} from 'fontkit';
import {describe, expect, it} from 'vitest';
import {undrawable} from './faces';
import {instanceOf} from './instance';
import {trueTypeFile} from './sfnt';
import {unpackWoff2} from './woff2';

const FOLDER = path.join(__dirname, '../../../../fonts');

function tablesOf(name: string) {
  return unpackWoff2(readFileSync(path.join(FOLDER, name)));
}

describe('unpackWoff2', () => {
  it.each(['ibm-plex-mono-400.woff2', 'archivo.woff2'])(
    'gives the outlines of %s as another reader sees them',
    (name) => {
      const packed = create(readFileSync(path.join(FOLDER, name)));
      const unpacked = create(trueTypeFile(tablesOf(name)));
      expect(unpacked.numGlyphs).toBe(packed.numGlyphs);
      for (let id = 0; id < packed.numGlyphs; id += 1) {
        expect(unpacked.getGlyph(id).path.commands).toEqual(packed.getGlyph(id).path.commands);
      }
    },
  );

  it('refuses other files', () => {
    expect(() => unpackWoff2(Buffer.from('OTTO'))).toThrow('not in the WOFF2 format');
  });
});

describe('instanceOf', () => {
  const variable = tablesOf('archivo.woff2');
  const widthOfM = (axes: Record<string, number>) => {
    const font = create(trueTypeFile(instanceOf(variable, axes)));
    return font.getGlyph(font.glyphForCodePoint(109).id).advanceWidth;
  };

  it('draws up the widths and weights that are asked for', () => {
    const [narrow, wide, bold] = [
      widthOfM({wght: 400, wdth: 100}),
      widthOfM({wght: 400, wdth: 118}),
      widthOfM({wght: 700, wdth: 100}),
    ];
    expect(wide).toBeGreaterThan(narrow * 1.1);
    expect(bold).toBeGreaterThan(narrow);
  });

  it('leaves nothing behind that would vary it again', () => {
    expect(instanceOf(variable, {wght: 400}).has('gvar')).toBe(false);
  });
});

describe('undrawable', () => {
  it('knows what the faces have', () => {
    expect(undrawable('text', 'a £ – “ ” ’ é ½')).toEqual([]);
    expect(undrawable('mono', 'a☃b☃≥')).toEqual(['☃', '≥']);
  });
});
