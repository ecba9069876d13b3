import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../data/brand/brand';
import type {GeneratedFile, WithGeneratedFiles} from '../../platform/generated-files/index';
import {COLOUR, type MarkColours, svgFile, symbolDrawing, wordmark} from '../../fonts/drawing';
import sharp from 'sharp';
import {symbol} from '../../data/brand/symbol';

/** Packs square PNG images into an ICO file. Every current browser reads PNG inside ICO. */
function icoFile(images: readonly {readonly size: number; readonly png: Buffer}[]): Buffer {
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

const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * Returns the web manifest, used when someone adds the site to their home screen. `display` stays
 * `browser`, so the site opens with the browser's toolbar.
 */
function manifest(description: string): string {
  const png = (src: string, side: number, purpose = 'any') => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: COLOUR.page,
    theme_color: COLOUR.ink,
    icons: [
      {src: ICON_PATHS.svg, sizes: 'any', type: 'image/svg+xml', purpose: 'any'},
      png(ICON_PATHS.small, 192),
      png(ICON_PATHS.large, 512),
      png(ICON_PATHS.maskable, 512, 'maskable'),
    ],
  });
}

export function manifestFile(description: string): GeneratedFile {
  return {
    path: MANIFEST_PATH,
    mediaType: 'application/manifest+json',
    content: () => manifest(description),
  };
}

const icon = (rel: string, href: string, rest: Readonly<Record<string, string>> = {}) => ({
  tagName: 'link',
  attributes: {rel, href, ...rest},
});

/**
 * Draws the brand's files: the wordmark from the name and our own typeface, and the icons and web
 * manifest from the symbol. A rebrand needs no manual step. See README.md.
 */
export default function brandMarks({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'brand-marks',
    getPathsToWatch: () => [path.posix.join(siteDir, 'src/data/brand/*.ts')],
    loadContent(): Promise<WithGeneratedFiles> {
      return Promise.resolve({generatedFiles: [...iconFiles(), manifestFile(siteConfig.tagline)]});
    },
    contentLoaded({actions}) {
      actions.setGlobalData(wordmark(brand.shortName));
      return Promise.resolve();
    },
    injectHtmlTags: () => ({
      headTags: [
        // Only browsers that can't read SVG icons use this icon; `sizes` makes the others ignore
        // it.
        icon('icon', ICON_PATHS.ico, {sizes: '32x32'}),
        icon('icon', ICON_PATHS.svg, {type: 'image/svg+xml'}),
        icon('apple-touch-icon', ICON_PATHS.touch),
        icon('manifest', MANIFEST_PATH),
      ],
    }),
  };
}
