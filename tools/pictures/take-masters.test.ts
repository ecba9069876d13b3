import {cpSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
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
  it('too narrow once it is upright', async () => {
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

  it('two pictures of one name', async () => {
    const whole = await sideways(1500, 2000).jpeg().toBuffer();
    writeFileSync(path.join(folder, 'gate.jpg'), whole);
    writeFileSync(path.join(folder, 'gate.jpeg'), whole);
    const {problems} = await takeMasters(folder);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^gate\.jpeg: expected one picture of this name, found gate\.jpg too/u);
  });
});
