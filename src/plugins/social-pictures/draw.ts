import path from 'node:path';
import sharp from 'sharp';
import {contrast} from '../../css/contrast';
import {brand} from '../../data/brand/brand';
import {symbol} from '../../data/brand/symbol';
import {companyOf, entityOf} from '../../data/companies/companies';
import type {PictureName} from '../../data/pictures/catalogue';
import {focusOf, kindWords, pictureSource} from '../../data/pictures/sources';
import {
  COLOUR,
  lettering,
  lockupDrawing,
  svgFile,
  widthOf,
  type Setting,
} from '../../fonts/drawing';

/** Dimensions in pixels. The model's picture is above a title block, as on a technical drawing. */
export const SHEET = {width: 1200, height: 630, margin: 64, strip: 104, rule: 10} as const;
/** Height of the model's picture, in pixels. */
export const PICTURE_HEIGHT = SHEET.height - SHEET.strip - SHEET.rule;
/** JPEG, because some readers of link previews don't support newer formats. */
export const JPEG = {quality: 77} as const;

/**
 * Area of the title in pixels: the dark background left of most models. Font sizes are listed from
 * large to small.
 */
export const TITLE = {top: 60, width: 660, mostLines: 3, sizes: [80, 72, 64, 56, 48]} as const;
export const TITLE_FACE = {face: 'display', tracking: -0.022} as const;
/** In em: line height, height of capitals, depth of descenders. */
const LINE = {leading: 1.06, ascent: 0.72, descent: 0.2} as const;

/** A title broken into lines, with its font size. */
export interface TitleLines {
  readonly size: number;
  readonly lines: readonly string[];
}

export interface SocialPicture {
  readonly picture: PictureName;
  readonly company: string;
  readonly title: TitleLines;
}

/** Returns every way to break words into a number of lines. */
function lineBreaks(words: readonly string[], lines: number): string[][] {
  return lines === 1
    ? [[words.join(' ')]]
    : words.slice(lines - 1).flatMap((_, index) => {
        const end = words.length - index - 1;
        return lineBreaks(words.slice(0, end), lines - 1).map((head) => [
          ...head,
          words.slice(end).join(' '),
        ]);
      });
}

/**
 * Breaks a title into one to three lines of similar length, in the largest size that fits.
 *
 * @returns `undefined` when it doesn't fit at the smallest size
 */
export function titleLines(title: string): TitleLines | undefined {
  const words = title.split(/\s+/u).filter((word) => word !== '');
  const widths = new Map<string, number>();
  const widthAtOne = (line: string): number => {
    const width = widths.get(line) ?? widthOf(line, {...TITLE_FACE, size: 1});
    widths.set(line, width);
    return width;
  };
  // For each number of lines, chooses the break whose longest line is the shortest.
  const best = Array.from({length: Math.min(TITLE.mostLines, words.length)}, (_, index) => {
    const ways = lineBreaks(words, index + 1);
    const longest = ways.map((lines) => Math.max(...lines.map(widthAtOne)));
    const width = Math.min(...longest);
    return {width, lines: ways[longest.indexOf(width)] ?? []};
  });
  for (const size of TITLE.sizes) {
    const fitting = best.find(({width}) => width * size <= TITLE.width);
    if (fitting !== undefined) {
      return {size, lines: fitting.lines};
    }
  }
  return undefined;
}

/** Rectangle that contains a title, in pixels. */
export function titleBox({size, lines}: TitleLines) {
  return {
    left: SHEET.margin,
    top: TITLE.top,
    width: Math.ceil(Math.max(...lines.map((line) => widthOf(line, {...TITLE_FACE, size})))),
    height: Math.ceil(size * (LINE.ascent + LINE.descent + LINE.leading * (lines.length - 1))),
  };
}

function write(text: string, setting: Setting, x: number, y: number, colour: string): string {
  // Draws at ten times the size, because outlines have integer coordinates.
  const d = lettering(text, {...setting, size: setting.size * 10});
  return `<path fill="${colour}" transform="translate(${x} ${y}) scale(0.1)" d="${d}"/>`;
}

const strips = new Map<string, string>();

/**
 * Draws the strip at the bottom: mark, company name, and what the picture is. A rule separates it
 * from the picture.
 */
function stripDrawing(company: string, kind: string): string {
  const known = strips.get(company + kind);
  if (known !== undefined) {
    return known;
  }
  const {width, height, margin, strip, rule} = SHEET;
  const {name} = entityOf(company);
  const colour = company === 'group' ? COLOUR.ink : companyOf(company).colour;
  const top = height - strip;
  const logo = {
    ...lockupDrawing(brand.shortName, {structure: COLOUR.ink, water: COLOUR.signal}),
    height: 46,
  };
  const scale = logo.height / symbol.size;
  const lines = [
    {
      text: name,
      setting: {face: 'strong', size: 27, tracking: -0.005},
      y: top + 48,
      fill: COLOUR.ink,
    },
    {
      text: kind,
      setting: {face: 'mono', size: 18, tracking: 0},
      y: top + 74,
      fill: COLOUR.quiet,
    },
  ] as const;
  // Places the square to the left of the text, whose longer line sets the position.
  const x = width - margin - Math.max(...lines.map(({text, setting}) => widthOf(text, setting)));
  const drawn = [
    `<rect y="${PICTURE_HEIGHT}" width="${width}" height="${rule}" fill="${colour}"/>`,
    `<rect y="${top}" width="${width}" height="${strip}" fill="${COLOUR.page}"/>`,
    `<g transform="translate(${margin - symbol.margin * scale} ${top + (strip - logo.height) / 2}) scale(${scale})">${logo.svg}</g>`,
    `<rect x="${x - 36}" y="${top + 27}" width="22" height="22" fill="${colour}"/>`,
    ...lines.map(({text, setting, y, fill}) => write(text, setting, x, y, fill)),
  ].join('');
  strips.set(company + kind, drawn);
  return drawn;
}

/** Draws everything on top of the model's picture: the title in white, and the strip. */
export function overlay({picture, company, title: {size, lines}}: SocialPicture): string {
  const title = lines.map((line, index) => {
    const y = TITLE.top + size * (LINE.ascent + LINE.leading * index);
    return write(line, {...TITLE_FACE, size}, SHEET.margin, y, COLOUR.page);
  });
  const {width, height} = SHEET;
  return svgFile(
    width,
    height,
    `0 0 ${width} ${height}`,
    title.join('') + stripDrawing(company, kindWords(picture)),
  );
}

/** Minimum contrast of white text with the lightest pixel beneath it (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;
/** Added to the minimum, because JPEG encoding changes every pixel a little. */
const CONTRAST_MARGIN = 0.35;
/** Colour of the scrim: ink, as sRGB values. */
const INK = [21, 24, 28] as const;
/**
 * Distances in pixels over which the scrim fades out, right of the title and below it. `floor` is
 * the share of its density that remains at the bottom.
 */
const FADE = {right: 460, below: 240, floor: 0.35} as const;
/** Density of the scrim in `steps`, at least `least` even on a dark background. */
const DENSITY = {least: 20, steps: 64} as const;

const mixed = (value: number, ink: number, density: number) =>
  value * (1 - density) + ink * density;

/**
 * Returns the lowest scrim density at which white text is readable on a colour. A denser scrim
 * would darken the model needlessly.
 */
function scrimDensity(colour: readonly number[]): number {
  for (let step: number = DENSITY.least; step < DENSITY.steps; step += 1) {
    const seen = INK.map((ink, channel) =>
      Math.round(mixed(colour[channel] ?? 0, ink, step / DENSITY.steps)),
    );
    const ground = `#${Buffer.from(seen).toString('hex')}`;
    if ((contrast(COLOUR.page, ground) ?? 0) >= MIN_CONTRAST + CONTRAST_MARGIN) {
      return step / DENSITY.steps;
    }
  }
  return 1;
}

/** Falls smoothly from 1 to 0 over a distance (smoothstep). */
function fadeOut(distance: number, over: number): number {
  const share = Math.min(1, Math.max(0, distance / over));
  return 1 - share * share * (3 - 2 * share);
}

/**
 * Draws the model with its scrim but without text, as raw pixels. Tests measure the title's
 * contrast on it.
 */
export async function drawGround(
  siteDir: string,
  {picture, title}: Pick<SocialPicture, 'picture' | 'title'>,
): Promise<Buffer> {
  const {width} = SHEET;
  // Uses the file that is as wide as the sheet, so that nothing is scaled. It is cropped around the
  // focus, as in the style sheet.
  const file = path.join(siteDir, 'static', pictureSource(picture).folder, `${width}.webp`);
  const [x, y] = focusOf(picture);
  const found = await sharp(file).metadata();
  // Only a panorama is lower than the sheet's picture.
  const height = Math.max(found.height, PICTURE_HEIGHT);
  const wide = Math.ceil((found.width * height) / found.height);
  const model = sharp(file)
    .removeAlpha()
    .resize({height, width: wide, fit: 'fill'})
    .extract({
      left: Math.round(((wide - width) * x) / 100),
      top: Math.round(((height - PICTURE_HEIGHT) * y) / 100),
      width,
      height: PICTURE_HEIGHT,
    });
  const pixels = await model.raw().toBuffer();
  const box = titleBox(title);
  const raw = {width, height: PICTURE_HEIGHT, channels: 3} as const;
  // Takes the maximum of each channel, so no pixel under the title is lighter than this colour.
  const under = await sharp(pixels, {raw}).extract(box).raw().toBuffer();
  const {channels} = await sharp(under, {raw: {...raw, ...box}}).stats();
  const density = scrimDensity(channels.map(({max}) => max));
  const across = Array.from({length: width}, (_, x) =>
    fadeOut(x - box.left - box.width, FADE.right),
  );
  for (let y = 0; y < PICTURE_HEIGHT; y += 1) {
    const below = fadeOut(y - box.top - box.height, FADE.below);
    const down = density * (FADE.floor + (1 - FADE.floor) * below);
    for (let x = 0; x < width; x += 1) {
      const here = down * (across[x] ?? 0);
      const index = 3 * (y * width + x);
      // Adds 0.5 because the buffer truncates fractions. The channels are written out because a
      // loop over them takes several times as long.
      pixels[index] = mixed(pixels[index] ?? 0, INK[0], here) + 0.5;
      pixels[index + 1] = mixed(pixels[index + 1] ?? 0, INK[1], here) + 0.5;
      pixels[index + 2] = mixed(pixels[index + 2] ?? 0, INK[2], here) + 0.5;
    }
  }
  return pixels;
}

/** Returns the complete picture as a JPEG file. */
export async function drawSocialPicture(siteDir: string, page: SocialPicture): Promise<Buffer> {
  const {width, height} = SHEET;
  const ground = await drawGround(siteDir, page);
  return sharp(ground, {raw: {width, height: PICTURE_HEIGHT, channels: 3}})
    .extend({bottom: height - PICTURE_HEIGHT})
    .composite([{input: Buffer.from(overlay(page))}])
    .removeAlpha()
    .jpeg(JPEG)
    .toBuffer();
}
