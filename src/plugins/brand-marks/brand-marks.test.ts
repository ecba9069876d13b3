import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {symbol} from '../../data/brand/symbol';
import {capHeight, undrawable} from '../../fonts/faces';
import {lettering, widthOf, wordmark} from '../../fonts/drawing';
import {ICON_PATHS, iconFiles, manifestFile} from './index';

/** Returns the icon served at an address. */
async function iconAt(address: string): Promise<Buffer> {
  const file = iconFiles().find((each) => each.path === address);
  return Buffer.from((await file?.content()) ?? '');
}

/** Share of a picture's pixels that are darker than mid-grey. */
async function darkShare(picture: Buffer): Promise<number> {
  const pixels = await sharp(picture).flatten({background: '#fff'}).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 128).length / pixels.length;
}

it('the wordmark changes with the brand name', () => {
  const [short, long] = [wordmark('Ferry'), wordmark('Ferry and Partners')];
  expect(long.width).toBeGreaterThan(short.width * 1.5);
  expect(long.d.startsWith(short.d.slice(0, 40))).toBe(true);
  expect(undrawable('signboard', brand.shortName)).toEqual([]);
});

it('the wordmark is as tall as the symbol from its eaves to its foot', () => {
  const {y, fineness} = wordmark('H');
  const [, rise = ''] =
    /l0-(\d+)/u.exec(lettering('H', {face: 'signboard', size: 1000, tracking: 0})) ?? [];
  expect(Number(rise) / 1000).toBeCloseTo(capHeight('signboard'), 2);
  expect(y).toBe(symbol.lettering.foot);
  expect(fineness).toBeGreaterThan(0);
});

it('lettering applies kerning', () => {
  const set = (text: string) => widthOf(text, {face: 'signboard', size: 1000, tracking: 0});
  expect(set('Fe')).toBeLessThan(set('F') + set('e'));
});

it('lettering reports letters that a font lacks', () => {
  expect(undrawable('display', 'Köln 東京')).toEqual(['東', '京']);
});

describe('the icons', () => {
  it.each([
    [ICON_PATHS.touch, 180],
    [ICON_PATHS.small, 192],
    [ICON_PATHS.large, 512],
    [ICON_PATHS.maskable, 512],
  ])('%s is a square of %i pixels', async (address, side) => {
    const {format, width, height} = await sharp(await iconAt(address)).metadata();
    expect({format, width, height}).toEqual({format: 'png', width: side, height: side});
  });

  it('keep the symbol inside the circle to which systems crop maskable icons', async () => {
    const {data, info} = await sharp(await iconAt(ICON_PATHS.maskable))
      .removeAlpha()
      .raw()
      .toBuffer({resolveWithObject: true});
    const [ground, middle, radius] = [data[0] ?? 0, info.width / 2, info.width * 0.4];
    let outside = 0;
    for (let index = 0; index < data.length; index += 3) {
      const [x, y] = [(index / 3) % info.width, Math.floor(index / 3 / info.width)];
      const distance = Math.hypot(x - middle, y - middle);
      outside += distance > radius && Math.abs((data[index] ?? 0) - ground) > 8 ? 1 : 0;
    }
    expect(outside).toBe(0);
  });

  it('keep the symbol sharp at 16 pixels', async () => {
    const ico = await iconAt(ICON_PATHS.ico);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([1, 2, 16, 32]);
    const first = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
    expect((await sharp(first).metadata()).width).toBe(16);
    const share = await darkShare(first);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.6);
  });

  it('have the same bytes on every run', async () => {
    for (const {path: address} of iconFiles()) {
      expect((await iconAt(address)).equals(await iconAt(address)), address).toBe(true);
    }
  });
});

it('the web manifest contains the brand name, and icons that exist', async () => {
  const manifest = JSON.parse(String(await manifestFile('What we do').content())) as {
    name: string;
    icons: {src: string; purpose: string}[];
  };
  const published = iconFiles().map((file) => file.path);
  expect(manifest.name).toBe(brand.name);
  expect(manifest.icons.filter(({src}) => !published.includes(src))).toEqual([]);
  expect(manifest.icons.map(({purpose}) => purpose)).toContain('maskable');
});
