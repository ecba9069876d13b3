import path from 'node:path';
import sharp from 'sharp';
import {contrast} from '../../css/contrast';
import {brand} from '../../data/brand/brand';
import {symbol} from '../../data/brand/symbol';
import {entities, type EntityId} from '../../data/companies/companies';
import {catalogue, type PictureName} from '../../data/pictures/catalogue';
import {pictureSource} from '../../data/pictures/sources';
import {
  COLOUR,
  lettering,
  lockupDrawing,
  svgFile,
  widthOf,
  type Setting,
} from '../brand-marks/drawing';

/** Measures in pixels: a model above, a title block below, as on a drawing. */
export const SHEET = {width: 1200, height: 630, margin: 64, strip: 104, rule: 10} as const;
/** Height of the model's picture. */
export const PICTURE_HEIGHT = SHEET.height - SHEET.strip - SHEET.rule;
/** JPEG, because not every reader of link previews knows a newer format. */
export const JPEG = {quality: 77} as const;

/** Where the title may stand: on the dark sweep, left of most models. Sizes from the largest down. */
export const TITLE = {top: 60, width: 660, mostLines: 3, sizes: [80, 72, 64, 56, 48]} as const;
export const TITLE_FACE = {face: 'display', tracking: -0.022} as const;
/** In em: from line to line, height of capitals, depth of descenders. */
const LINE = {leading: 1.06, ascent: 0.72, descent: 0.2} as const;

/** A title broken into lines. */
export interface TitleLines {
  readonly size: number;
  readonly lines: readonly string[];
}

/** What a picture for link previews shows. */
export interface SocialPicture {
  readonly picture: PictureName;
  readonly company: EntityId;
  readonly title: TitleLines;
}

/** Every way to break words into so many lines. */
function breaks(words: readonly string[], lines: number): string[][] {
  return lines === 1
    ? [[words.join(' ')]]
    : words.slice(lines - 1).flatMap((_, index) => {
        const end = words.length - index - 1;
        return breaks(words.slice(0, end), lines - 1).map((head) => [
          ...head,
          words.slice(end).join(' '),
        ]);
      });
}

/**
 * Breaks a title into one to three lines of about one length, as large as the room allows.
 *
 * @returns `undefined` when it does not fit at the smallest size
 */
export function titleLines(title: string): TitleLines | undefined {
  const words = title.split(/\s+/u).filter((word) => word !== '');
  const widths = new Map<string, number>();
  const widthAtOne = (line: string): number => {
    const width = widths.get(line) ?? widthOf(line, {...TITLE_FACE, size: 1});
    widths.set(line, width);
    return width;
  };
  // Of each number of lines, the way whose longest line is the shortest.
  const best = Array.from({length: Math.min(TITLE.mostLines, words.length)}, (_, index) => {
    const ways = breaks(words, index + 1);
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

/** The rectangle that a title takes. */
export function titleBox({size, lines}: TitleLines) {
  return {
    left: SHEET.margin,
    top: TITLE.top,
    width: Math.ceil(Math.max(...lines.map((line) => widthOf(line, {...TITLE_FACE, size})))),
    height: Math.ceil(size * (LINE.ascent + LINE.descent + LINE.leading * (lines.length - 1))),
  };
}

function write(text: string, setting: Setting, x: number, y: number, colour: string): string {
  // Outlines are in whole numbers: a tenth of a pixel is fine enough.
  const d = lettering(text, {...setting, size: setting.size * 10});
  return `<path fill="${colour}" transform="translate(${x} ${y}) scale(0.1)" d="${d}"/>`;
}

const strips = new Map<EntityId, string>();

/** The strip at the foot: mark, company, and that this is a model. A rule divides it from that. */
function stripDrawing(company: EntityId): string {
  const known = strips.get(company);
  if (known !== undefined) {
    return known;
  }
  const {width, height, margin, strip, rule} = SHEET;
  const {name} = entities[company];
  const colour = company === 'group' ? COLOUR.ink : COLOUR[company];
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
      text: 'Scale model',
      setting: {face: 'mono', size: 18, tracking: 0},
      y: top + 74,
      fill: COLOUR.quiet,
    },
  ] as const;
  // The square stands left of the longer of the two lines, which share their left edge.
  const x = width - margin - Math.max(...lines.map(({text, setting}) => widthOf(text, setting)));
  const drawn = [
    `<rect y="${PICTURE_HEIGHT}" width="${width}" height="${rule}" fill="${colour}"/>`,
    `<rect y="${top}" width="${width}" height="${strip}" fill="${COLOUR.page}"/>`,
    `<g transform="translate(${margin - symbol.margin * scale} ${top + (strip - logo.height) / 2}) scale(${scale})">${logo.svg}</g>`,
    `<rect x="${x - 36}" y="${top + 27}" width="22" height="22" fill="${colour}"/>`,
    ...lines.map(({text, setting, y, fill}) => write(text, setting, x, y, fill)),
  ].join('');
  strips.set(company, drawn);
  return drawn;
}

/** Everything over the model: the title in white, and the strip. */
export function overlay({company, title: {size, lines}}: SocialPicture): string {
  const title = lines.map((line, index) => {
    const y = TITLE.top + size * (LINE.ascent + LINE.leading * index);
    return write(line, {...TITLE_FACE, size}, SHEET.margin, y, COLOUR.page);
  });
  const {width, height} = SHEET;
  return svgFile(width, height, `0 0 ${width} ${height}`, title.join('') + stripDrawing(company));
}

/** Contrast that white words keep on the lightest pixel under them (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;
/** Kept above it, because the encoder moves every pixel a little. */
const RESERVE = 0.35;
/** Ink, as sRGB values: what the scrim is made of. */
const INK = [21, 24, 28] as const;
/** Over what distance in pixels the scrim fades out right of the title and below it, and to what. */
const FADE = {right: 460, below: 240, floor: 0.35} as const;
/** The scrim becomes denser in these steps; it deepens the sweep even where it is dark enough. */
const DENSITY = {least: 20, steps: 64} as const;

const mixed = (value: number, ink: number, density: number) =>
  value * (1 - density) + ink * density;

/** How dense the scrim must be on a colour: no denser, so that the model stays bright. */
function scrimDensity(colour: readonly number[]): number {
  for (let step: number = DENSITY.least; step < DENSITY.steps; step += 1) {
    const seen = INK.map((ink, channel) =>
      Math.round(mixed(colour[channel] ?? 0, ink, step / DENSITY.steps)),
    );
    const ground = `#${Buffer.from(seen).toString('hex')}`;
    if ((contrast(COLOUR.page, ground) ?? 0) >= LEAST_CONTRAST + RESERVE) {
      return step / DENSITY.steps;
    }
  }
  return 1;
}

/** From 1 to 0 over a distance, without an edge at either end. */
function falling(distance: number, over: number): number {
  const share = Math.min(1, Math.max(0, distance / over));
  return 1 - share * share * (3 - 2 * share);
}

/** The model under its scrim, without words: what a title must be readable on. In raw pixels. */
export async function drawGround(
  siteDir: string,
  {picture, title}: Pick<SocialPicture, 'picture' | 'title'>,
): Promise<Buffer> {
  const {width} = SHEET;
  // As wide as the sheet, so that nothing is scaled; cut around its focus as the style sheet would.
  const file = path.join(siteDir, 'static', pictureSource(picture).folder, `${width}.webp`);
  const {height} = await sharp(file).metadata();
  const top = Math.round(((height - PICTURE_HEIGHT) * catalogue[picture].focus[1]) / 100);
  const model = sharp(file).removeAlpha().extract({left: 0, top, width, height: PICTURE_HEIGHT});
  const pixels = await model.raw().toBuffer();
  const box = titleBox(title);
  const raw = {width, height: PICTURE_HEIGHT, channels: 3} as const;
  // The lightest of each channel, wherever: no pixel under the title is lighter than that.
  const under = await sharp(pixels, {raw}).extract(box).raw().toBuffer();
  const {channels} = await sharp(under, {raw: {...raw, ...box}}).stats();
  const density = scrimDensity(channels.map(({max}) => max));
  const across = Array.from({length: width}, (_, x) =>
    falling(x - box.left - box.width, FADE.right),
  );
  for (let y = 0; y < PICTURE_HEIGHT; y += 1) {
    const below = falling(y - box.top - box.height, FADE.below);
    const down = density * (FADE.floor + (1 - FADE.floor) * below);
    for (let x = 0; x < width; x += 1) {
      const here = down * (across[x] ?? 0);
      const index = 3 * (y * width + x);
      // Half a step up, because the buffer cuts fractions off. Written out, because a loop over
      // the channels takes several times as long.
      pixels[index] = mixed(pixels[index] ?? 0, INK[0], here) + 0.5;
      pixels[index + 1] = mixed(pixels[index + 1] ?? 0, INK[1], here) + 0.5;
      pixels[index + 2] = mixed(pixels[index + 2] ?? 0, INK[2], here) + 0.5;
    }
  }
  return pixels;
}

/** The whole picture as a JPEG file. */
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
