import {cpSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {beforeEach, describe, expect, it} from 'vitest';
import {takeMasters} from './take-masters';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'masters-'));
});

/** A grey picture with a red top left quarter, as a camera held upright saves it: on its side. */
function sideways(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#888"/><rect width="50%" height="50%" fill="#c00"/></svg>`;
  return sharp(Buffer.from(svg))
    .rotate(-90)
    .flatten()
    .withExif({
      IFD0: {Make: 'Camera', Artist: 'A. Person'},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '51/1 27/1 0/1'},
    })
    .withMetadata({orientation: 6});
}

/** The colour at a point, in per cent of width and height. */
async function colourAt(file: string, x: number, y: number) {
  const {data, info} = await sharp(path.join(folder, file)).raw().toBuffer({resolveWithObject: true});
  const at = Math.round((y / 100) * info.height) * info.width + Math.round((x / 100) * info.width);
  return [...data.subarray(at * info.channels, at * info.channels + 3)];
}

const expectRed = ([red = 0, green = 0]: readonly number[]) => {
  expect(red).toBeGreaterThan(170);
  expect(green).toBeLessThan(40);
};

describe('a photograph in the folder of masters', () => {
  it.each(['jpg', 'JPEG', 'png', 'tiff', 'webp'])('becomes an upright master (%s)', async (ext) => {
    const format = ext.toLowerCase().replace('jpg', 'jpeg') as 'jpeg' | 'png' | 'tiff' | 'webp';
    await sideways(1500, 2000)[format]().toFile(path.join(folder, `gate.${ext}`));
    const {notes, problems} = await takeMasters(folder);
    expect(problems).toEqual([]);
    expect(notes).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['gate.webp']);
    const metadata = await sharp(path.join(folder, 'gate.webp')).metadata();
    expect(metadata).toMatchObject({format: 'webp', width: 1500, height: 2000});
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('orientation');
    expectRed(await colourAt('gate.webp', 25, 25));
    expect(await takeMasters(folder)).toEqual({notes: [], problems: []});
  });

  it('may be a HEIC of a telephone, whose wide colours are kept', async () => {
    cpSync(path.join(__dirname, 'fixtures/upright.heic'), path.join(folder, 'team.heic'));
    expect((await takeMasters(folder)).problems).toEqual([]);
    expect(readdirSync(folder)).toEqual(['team.webp']);
    expect(await sharp(path.join(folder, 'team.webp')).metadata()).toMatchObject({width: 1600, height: 1200});
    // The file holds this red in the colours of a telephone. Read as if it were sRGB, it is 191.
    const [red = 0] = await colourAt('team.webp', 25, 25);
    expect(red).toBeGreaterThan(200);
  });

  it('may be a HEIC whose turn is in the notes of the camera alone', async () => {
    cpSync(path.join(__dirname, 'fixtures/noted.heic'), path.join(folder, 'yard.heic'));
    expect((await takeMasters(folder)).problems).toEqual([]);
    expect(await sharp(path.join(folder, 'yard.webp')).metadata()).toMatchObject({width: 1600, height: 1200});
    expectRed(await colourAt('yard.webp', 25, 25));
  });

  // For each orientation, where the upright pixel of a stored one is.
  const TURNS: readonly ((x: number, y: number, w: number, h: number) => [number, number])[] = [
    (x, y) => [x, y],
    (x, y, w) => [w - x, y],
    (x, y, w, h) => [w - x, h - y],
    (x, y, _, h) => [x, h - y],
    (x, y) => [y, x],
    (x, y, w) => [w - y, x],
    (x, y, w, h) => [w - y, h - x],
    (x, y, _, h) => [y, h - x],
  ];

  it.each(TURNS.map((turn, index) => [index + 1, turn] as const))(
    'is turned upright from orientation %i',
    async (orientation, turn) => {
      const [w, h] = [1200, 900];
      const [width, height] = orientation > 4 ? [h, w] : [w, h];
      const pixels = Buffer.alloc(3 * width * height, 0x88);
      for (let at = 0; at < width * height; at += 1) {
        const [x, y] = turn(at % width, Math.floor(at / width), w - 1, h - 1);
        if (x < w / 2 && y < h / 2) pixels.set([0xcc, 0, 0], 3 * at);
      }
      await sharp(pixels, {raw: {width, height, channels: 3}})
        .withMetadata({orientation})
        .jpeg()
        .toFile(path.join(folder, 'gate.jpg'));
      expect((await takeMasters(folder)).problems).toEqual([]);
      const master = path.join(folder, 'gate.webp');
      expect(await sharp(master).metadata()).toMatchObject({width: w, height: h});
      expectRed(await colourAt('gate.webp', 25, 25));
      expect(await colourAt('gate.webp', 75, 75)).not.toEqual(await colourAt('gate.webp', 25, 25));
    },
  );

  it.each([
    ['for print (CMYK)', 'jpg', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
    ['with 16 bits a channel', 'png', (picture: Sharp) => picture.toColourspace('rgb16').png()],
    ['with transparent parts', 'png', (picture: Sharp) => picture.ensureAlpha(0.99).png()],
    ['with the colours of a telephone', 'jpg', (picture: Sharp) => picture.withIccProfile('p3').jpeg()],
    ['with a profile, as a WebP', 'webp', (picture: Sharp) => picture.withIccProfile('p3').webp()],
  ])('keeps the colours of a picture %s', async (_, ext, save) => {
    const red = sharp({create: {width: 1600, height: 900, channels: 3, background: '#c80000'}});
    await save(red).toFile(path.join(folder, `gate.${ext}`));
    expect((await takeMasters(folder)).problems).toEqual([]);
    expectRed(await colourAt('gate.webp', 50, 50));
    const {space, hasAlpha} = await sharp(path.join(folder, 'gate.webp')).metadata();
    expect({space, hasAlpha}).toEqual({space: 'srgb', hasAlpha: false});
  });

  it('may carry a film or a second picture behind it', async () => {
    const whole = await sideways(1500, 2000).jpeg().toBuffer();
    const behind = Buffer.concat([whole, Buffer.from('MotionPhoto_Data'), whole]);
    writeFileSync(path.join(folder, 'gate.jpg'), behind);
    expect((await takeMasters(folder)).problems).toEqual([]);
    expect(readdirSync(folder)).toEqual(['gate.webp']);
  });

  it('is the first frame of a WebP that moves', async () => {
    const pixels = Buffer.concat([Buffer.alloc(1200 * 900 * 3, 200), Buffer.alloc(1200 * 900 * 3, 50)]);
    await sharp(pixels, {raw: {width: 1200, height: 1800, channels: 3, pageHeight: 900}})
      .webp()
      .toFile(path.join(folder, 'gate.webp'));
    expect((await takeMasters(folder)).notes).toHaveLength(1);
    const {pages, height} = await sharp(path.join(folder, 'gate.webp')).metadata();
    expect([pages, height]).toEqual([undefined, 900]);
  });

  it('is a JPEG that somebody renamed', async () => {
    await sideways(1500, 2000).jpeg().toFile(path.join(folder, 'gate.jpg'));
    cpSync(path.join(folder, 'gate.jpg'), path.join(folder, 'yard.webp'));
    expect((await takeMasters(folder)).problems).toEqual([]);
    expect(await sharp(path.join(folder, 'yard.webp')).metadata()).toMatchObject({format: 'webp', height: 2000});
  });

  it('is not wider than a page needs, and replaces the model of its name', async () => {
    await sharp({create: {width: 1600, height: 900, channels: 3, background: '#fff'}})
      .webp()
      .toFile(path.join(folder, 'crane.webp'));
    await sideways(3024, 4032).jpeg().toFile(path.join(folder, 'crane.jpg'));
    expect((await takeMasters(folder)).problems).toEqual([]);
    expect(readdirSync(folder)).toEqual(['crane.webp']);
    expect(await sharp(path.join(folder, 'crane.webp')).metadata()).toMatchObject({width: 2400, height: 3200});
  });
});

describe('a file that cannot be a master is named, with the fix', () => {
  it('a picture that is too narrow when upright', async () => {
    await sideways(900, 1600).jpeg().toFile(path.join(folder, 'gate.jpg'));
    const {problems} = await takeMasters(folder);
    expect(problems.join()).toMatch(/^gate\.jpg: expected at least 1200 pixels.* found 900 by 1600\. Use a larger/u);
    expect(readdirSync(folder)).toEqual(['gate.jpg']);
  });

  it('cut off, empty, no picture, or a name that a style sheet cannot have', async () => {
    const whole = await sideways(1500, 2000).jpeg().toBuffer();
    writeFileSync(path.join(folder, 'cut.jpg'), whole.subarray(0, whole.length / 2));
    writeFileSync(path.join(folder, 'empty.heic'), '');
    writeFileSync(path.join(folder, 'note.docx'), 'words');
    writeFileSync(path.join(folder, 'IMG_2041.jpg'), whole);
    writeFileSync(path.join(folder, '.DS_Store'), 'ours is not to read');
    const {notes, problems} = await takeMasters(folder);
    expect(notes).toEqual([]);
    expect(problems).toEqual([
      expect.stringMatching(/^IMG_2041\.jpg: expected a name of lower-case letters and digits/u),
      expect.stringMatching(/^cut\.jpg: expected a picture, found a file that cannot be read/u),
      expect.stringMatching(/^empty\.heic: expected a picture/u),
      expect.stringMatching(/^note\.docx: expected a JPEG, PNG, HEIC/u),
    ]);
  });

  it.each([
    ['Yard 2.JPG', 'yard2.jpg'],
    ['Fußgänger.jpg', 'fussganger.jpg'],
    ['日本.jpg', 'gatehouse.jpg'],
  ])('a name that no address can have (%s)', async (name, better) => {
    await sideways(1500, 2000).jpeg().toFile(path.join(folder, name));
    const {problems} = await takeMasters(folder);
    expect(problems.join()).toContain(`Rename the file, for example to ${better}.`);
  });

  it('a strip, because pages would show only a part of it', async () => {
    await sharp({create: {width: 6000, height: 1200, channels: 3, background: '#abc'}})
      .jpeg()
      .toFile(path.join(folder, 'skyline.jpg'));
    const {problems} = await takeMasters(folder);
    expect(problems.join()).toMatch(/at most four times as wide as high, found 6000 by 1200\. Crop it/u);
  });

  it('a photograph whose entry says that it is a model', async () => {
    await sideways(1500, 2000).jpeg().toFile(path.join(folder, 'gate.jpg'));
    const model = {alt: 'Scale model of a gate'};
    const {problems} = await takeMasters(folder, {gate: model});
    expect(problems.join()).toMatch(/^gate\.jpg: .*describes "gate" as a model\. .*kind: 'photograph'/u);
    expect(readdirSync(folder)).toEqual(['gate.jpg']);
    expect((await takeMasters(folder, {gate: {...model, kind: 'model'}})).problems).toEqual([]);
  });

  it('two pictures of one name', async () => {
    const whole = await sideways(1500, 2000).jpeg().toBuffer();
    writeFileSync(path.join(folder, 'gate.jpg'), whole);
    writeFileSync(path.join(folder, 'gate.jpeg'), whole);
    const {problems} = await takeMasters(folder);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^gate\.jpeg: expected one picture of this name, found gate\.jpg too/u);
  });
});
