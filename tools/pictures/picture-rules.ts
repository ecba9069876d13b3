import path from 'node:path';
import sharp from 'sharp';
import {catalogue, type CatalogueEntry} from '../../src/data/pictures/catalogue';
import {PLACES} from './places';

type Framing = Pick<CatalogueEntry, 'phone' | 'lift'>;

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * How far the picture moves left so that its focus stands in the middle of the screen, in per cent
 * of the screen. It never leaves an empty edge.
 */
export function phoneShift({zoom, focus}: CatalogueEntry['phone']): number {
  const wanted = 50 - (focus * zoom) / 100;
  return rounded(Math.min(0, Math.max(100 - zoom, wanted)));
}

/** Mean colour of a picture, which stands in its place until it arrives. */
async function meanColour(folder: string): Promise<string> {
  const {channels} = await sharp(path.join(PLACES.output, folder, '480.webp')).stats();
  const mean = channels.slice(0, 3).map((channel) => Math.round(channel.mean));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function framingRule(name: string, {phone, lift}: Framing): string {
  const lines = [
    phone.zoom > 100 && `  --stage-zoom: ${phone.zoom}%;`,
    phone.zoom > 100 && `  --stage-shift: ${phoneShift(phone)}%;`,
    lift !== undefined && `  --stage-lift: -${lift}vw;`,
  ].filter((line) => line !== false);
  return lines.length === 0 ? '' : `.framing--${name} {\n${lines.join('\n')}\n}`;
}

/** The style sheet of all pictures: focus and colour of each, and the framing of heroes. */
export async function pictureRules(
  folders: Readonly<Record<string, {readonly folder: string}>>,
): Promise<string> {
  const entries = Object.entries<CatalogueEntry>(catalogue);
  const crops = await Promise.all(
    entries.map(async ([name, {focus}]) => {
      const colour = await meanColour(folders[name]?.folder ?? '');
      const position = `  object-position: ${focus[0]}% ${focus[1]}%;`;
      return `.picture--${name} {\n${position}\n  background-color: ${colour};\n}`;
    }),
  );
  const framings = entries.map(([name, entry]) => framingRule(name, entry)).filter(Boolean);
  const blocks = ['/* Written by npm run pictures. */', ...crops, ...framings];
  return `${blocks.join('\n\n')}\n`;
}
