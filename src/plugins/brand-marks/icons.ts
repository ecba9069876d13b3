import sharp from 'sharp';
import {symbol} from '../../data/brand/symbol';
import type {GeneratedFile} from '../../platform/generated-files/generated-file';
import {COLOUR, type MarkColours, svgFile, symbolDrawing} from './drawing';

/** Packs square PNG images into an ICO file. Every current browser reads PNG inside ICO. */
export function icoFile(images: readonly {readonly size: number; readonly png: Buffer}[]): Buffer {
  const [headerLength, entryLength] = [6, 16];
  const head = Buffer.alloc(headerLength + entryLength * images.length);
  head.writeUInt16LE(1, 2); // icons
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({size, png}, index) => {
    const entry = headerLength + entryLength * index;
    head.set([size, size, 0, 0, 1, 0, 32], entry); // no palette, one plane, 32 bits a pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({png}) => png)]);
}

/** Icons that browsers request without a link are at the root. */
export const ICON_PATHS = {
  svg: '/icons/icon.svg',
  ico: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
} as const;

const ON_PAPER: MarkColours = {structure: COLOUR.ink, water: COLOUR.ink};
const ON_INK: MarkColours = {structure: COLOUR.page, water: COLOUR.signalOnInk};

/**
 * Draws the symbol on a square background, as PNG. `share` is the symbol's width divided by the
 * square's.
 */
function tile(
  side: number,
  share: number,
  ground: string,
  colours: MarkColours,
): () => Promise<Buffer> {
  const room = symbol.size / share;
  const margin = (symbol.size - room) / 2;
  const sheet = `<rect x="${margin}" y="${margin}" width="${room}" height="${room}" fill="${ground}"/>`;
  const viewBox = `${margin} ${margin} ${room} ${room}`;
  const svg = svgFile(side, side, viewBox, sheet + symbolDrawing(colours));
  return () => sharp(Buffer.from(svg)).png({compressionLevel: 9}).toBuffer();
}

/** Returns the symbol without a background, which turns white in browsers with dark toolbars. */
function vectorIcon(): string {
  const {size, structure, water} = symbol;
  const style = `<style>path{fill:${COLOUR.ink}}@media(prefers-color-scheme:dark){path{fill:${COLOUR.page}}}</style>`;
  return svgFile(size, size, `0 0 ${size} ${size}`, `${style}<path d="${structure}${water}"/>`);
}

async function iconFile(): Promise<Buffer> {
  const images = [16, 32].map(async (size) => ({
    size,
    png: await tile(size, 1, COLOUR.page, ON_PAPER)(),
  }));
  return icoFile(await Promise.all(images));
}

/** The symbol's share of its tile. Systems may crop a maskable icon to a circle. */
const SHARE = {plain: 0.64, maskable: 0.5} as const;

const png = (path: string, side: number, share: number): GeneratedFile => ({
  path,
  mediaType: 'image/png',
  content: tile(side, share, COLOUR.ink, ON_INK),
});

/** Returns the site's icons, drawn from the symbol. */
export function iconFiles(): GeneratedFile[] {
  return [
    {path: ICON_PATHS.svg, mediaType: 'image/svg+xml', content: vectorIcon},
    {path: ICON_PATHS.ico, mediaType: 'image/vnd.microsoft.icon', content: iconFile},
    png(ICON_PATHS.touch, 180, SHARE.plain),
    png(ICON_PATHS.small, 192, SHARE.plain),
    png(ICON_PATHS.large, 512, SHARE.plain),
    png(ICON_PATHS.maskable, 512, SHARE.maskable),
  ];
}
