const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** Red, green and blue from 0 to 1; undefined unless the value is a plain hex colour. */
function channels(colour: string): readonly number[] | undefined {
  const digits = HEX.exec(colour)?.[1];
  if (digits === undefined) {
    return undefined;
  }
  const width = digits.length / 3;
  return [0, 1, 2].map((index) => {
    const channel = digits.slice(index * width, (index + 1) * width);
    return parseInt(width === 1 ? channel + channel : channel, 16) / 255;
  });
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = (channels(colour) ?? []).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return channels(colour) && 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
 *
 * @returns undefined unless both are plain hex colours
 */
export function contrast(one: string, other: string): number | undefined {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === undefined || second === undefined) {
    return undefined;
  }
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
