import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import postcss, {type AtRule, type Plugin} from 'postcss';
import type {Company} from '../../data/companies/companies';
import type {CatalogueEntry, Model} from '../../data/pictures/catalogue.schema';

/** Source files of the rules, as paths from the repository root. */
const SOURCES = [
  'src/data/companies/companies.ts',
  'src/data/pictures/catalogue.ts',
  'src/data/pictures/manifest.generated.json',
] as const;

type Companies = readonly Pick<Company, 'id' | 'colour'>[];
type Catalogue = Readonly<Record<string, CatalogueEntry>>;
type Manifest = Readonly<Record<string, {readonly folder: string; readonly colour: string}>>;

/**
 * Returns how far a hero moves left on a phone, in per cent of the screen, to centre the picture's
 * focus. The shift never leaves an empty edge.
 */
export function phoneShift({zoom, focus}: NonNullable<Model['phone']>): number {
  const wanted = 50 - (focus * zoom) / 100;
  return Math.round(Math.min(0, Math.max(100 - zoom, wanted)) * 10) / 10;
}

function framingRule(name: string, entry: CatalogueEntry): string {
  if (entry.kind === 'photograph') return '';
  const {phone, lift} = entry;
  const declarations =
    (phone ? `--stage-zoom:${phone.zoom}%;--stage-shift:${phoneShift(phone)}%;` : '') +
    (lift === undefined ? '' : `--stage-lift:${lift / -100};`);
  return declarations === '' ? '' : `.framing--${name}{${declarations}}`;
}

/**
 * Returns the rule that shows a picture as a background. The comment keeps webpack from publishing
 * the file a second time.
 */
function backgroundRule(name: string, folder: string): string {
  const file = `/pictures/${folder}/1200.avif`;
  return `.background--${name}{background-image:/*webpackIgnore:true*/url(${file})}`;
}

/**
 * Returns the colour of each company’s marks, and the rules of all pictures: crop and colour of
 * each, the framing of heroes, and backgrounds. Reads its sources again on every call, so that
 * `npm start` shows a change at once.
 */
async function dataRules(siteDir: string): Promise<string> {
  const [{companies}, {catalogue}, manifest] = (await Promise.all(
    SOURCES.map((file) => loadFreshModule(path.join(siteDir, file))),
  )) as [{companies: Companies}, {catalogue: Catalogue}, Manifest];
  const marks = companies.map(({id, colour}) => `.mark--${id}{--mark:${colour}}`).join('');
  const pictures = Object.entries(catalogue).map(([name, entry]) => {
    const [x, y] = entry.focus ?? [50, 50];
    const {folder, colour} = manifest[name] ?? {folder: '', colour: 'transparent'};
    return [
      `.picture--${name}{object-position:${x}% ${y}%;background-color:${colour}}`,
      framingRule(name, entry),
      backgroundRule(name, folder),
    ].join('');
  });
  return marks + pictures.join('');
}

/** Replaces `@data-rules;` in main.css with the rules that follow from data. */
export function withDataRules(siteDir: string): Plugin {
  return {
    postcssPlugin: 'data-rules',
    async Once(root, {result}) {
      const places: AtRule[] = [];
      root.walkAtRules('data-rules', (rule) => void places.push(rule));
      for (const place of places) {
        for (const file of SOURCES) {
          result.messages.push({
            type: 'dependency',
            plugin: 'data-rules',
            file: path.join(siteDir, file),
            parent: place.source?.input.file,
          });
        }
        place.replaceWith(postcss.parse(await dataRules(siteDir)).nodes);
      }
    },
  };
}
