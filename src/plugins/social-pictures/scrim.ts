import type {Box} from './sheet';

/** Contrast that white words keep on the lightest pixel under them (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;
/** Kept above it, because the encoder moves every pixel a little. */
const RESERVE = 0.35;
/** Deepens the sweep even where it is dark enough, as on the site. */
const LEAST_DENSITY = 0.3;

/** Ink, as sRGB values: what the scrim is made of. */
const INK = [21, 24, 28] as const;

/** Over what distance in pixels the scrim fades out, right of the title and below it. */
const FADE = {right: 460, below: 240} as const;
/** What is left of it below. */
const FLOOR = 0.35;

/** Raw pixels, three bytes each, row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
}

/** Light that an sRGB value stands for, from 0 to 1 (WCAG 2.2, "relative luminance"). */
const LIGHT = Array.from({length: 256}, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** What red, green and blue add to the light of a colour (same place). */
const SHARES = [0.2126, 0.7152, 0.0722] as const;

/** Contrast of white on a light from 0 to 1. */
const contrastOfWhite = (light: number) => 1.05 / (light + 0.05);

const mixed = (value: number, ink: number, density: number) =>
  value * (1 - density) + ink * density;

/** What each value of a channel adds to the light of its pixel, under a scrim. */
function lightUnder(channel: 0 | 1 | 2, density: number): Float64Array {
  return Float64Array.from({length: 256}, (_, value) => {
    const seen = Math.round(mixed(value, INK[channel], density));
    return SHARES[channel] * (LIGHT[seen] ?? 0);
  });
}

/** Least contrast that white has on any pixel of a box, under a scrim of a density from 0 to 1. */
export function leastContrast({data, width}: Pixels, box: Box, density = 0): number {
  const red = lightUnder(0, density);
  const green = lightUnder(1, density);
  const blue = lightUnder(2, density);
  let most = 0;
  for (let y = box.top; y < box.top + box.height; y += 1) {
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const index = 3 * (y * width + x);
      const light =
        (red[data[index] ?? 0] ?? 0) +
        (green[data[index + 1] ?? 0] ?? 0) +
        (blue[data[index + 2] ?? 0] ?? 0);
      most = Math.max(most, light);
    }
  }
  return contrastOfWhite(most);
}

const STEPS = 64;

/** How dense the scrim must be for white words in a box: no denser, so that the model stays bright. */
export function scrimDensity(pixels: Pixels, box: Box): number {
  let [low, high] = [Math.ceil(LEAST_DENSITY * STEPS) - 1, STEPS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (leastContrast(pixels, box, middle / STEPS) >= LEAST_CONTRAST + RESERVE) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return high / STEPS;
}

/** From 1 to 0 over a distance, without an edge at either end. */
function falling(distance: number, over: number): number {
  const share = Math.min(1, Math.max(0, distance / over));
  return 1 - share * share * (3 - 2 * share);
}

/** The pixels under a scrim: even under the title, then fading to the right and downwards. */
export function withScrim({data, width}: Pixels, box: Box, density: number): Buffer {
  const height = data.length / (3 * width);
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const across = Float64Array.from({length: width}, (_, x) => falling(x - right, FADE.right));
  const made = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    const down = FLOOR + (1 - FLOOR) * falling(y - bottom, FADE.below);
    for (let x = 0; x < width; x += 1) {
      const here = density * down * (across[x] ?? 0);
      const index = 3 * (y * width + x);
      // Half a step up, because the buffer cuts fractions off. Written out, because a loop over
      // the channels takes several times as long.
      made[index] = mixed(data[index] ?? 0, INK[0], here) + 0.5;
      made[index + 1] = mixed(data[index + 1] ?? 0, INK[1], here) + 0.5;
      made[index + 2] = mixed(data[index + 2] ?? 0, INK[2], here) + 0.5;
    }
  }
  return made;
}
