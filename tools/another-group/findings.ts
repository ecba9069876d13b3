import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import sharp from 'sharp';
import {extractText, getDocumentProxy} from 'unpdf';
import {deliveredWords} from '../../src/data/delivered/delivered';
import {close, listen, originOf} from '../../src/local-services/http';
import {siteHandler} from '../preview/site';
import {CORNERS, photograph} from './steps';

/** Facts by which a group can be recognised. */
const FACTS = ['brand/brand', 'brand/symbol', 'companies/companies', 'group/group'];
const MORE_FACTS = ['international/international', 'pictures/manifest.generated.json'];

/** Texts by which no group can be recognised: words, addresses of pages, colours, short texts. */
const COMMON = /^(?:[A-Za-z]+|[A-Za-z -]{0,12}|\/[a-z\d/-]*|#[\da-f]{6}|.{0,5})$/;

const BINARY = /\.(?:avif|ico|jpe?g|pdf|png|webp|woff2?)$/;
const PICTURE = /\.(?:avif|jpe?g|png|webp)$/i;

/** Returns every text and long number in a fact. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return COMMON.test(value) ? [] : [value];
  if (typeof value === 'number') return String(value).length > 5 ? [String(value)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function factsOf(folder: string): Promise<readonly string[]> {
  const jiti = createJiti(path.join(folder, 'tools'), {fsCache: false, moduleCache: false});
  const modules = await Promise.all(
    [...FACTS, ...MORE_FACTS].map((name) => jiti.import(path.join(folder, 'src/data', name))),
  );
  return modules.flatMap(textsIn);
}

const filesOf = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));

/** The name of a file and the text in it, as readers and programs see it. */
async function textOf(file: string): Promise<string> {
  const bytes = readFileSync(file);
  if (!file.endsWith('.pdf')) return BINARY.test(file) ? '' : bytes.toString();
  const {text} = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text;
}

/** Finds what is left of the delivered group in the output, and notes of cameras. */
export async function leftovers(copy: string, root: string): Promise<string[]> {
  const own = new Set(await factsOf(copy));
  const theirs = [...new Set(await factsOf(root))].filter((text) => !own.has(text));
  const words = new RegExp(`(?<![\\w/])(?:${deliveredWords.join('|')})(?![\\w/])`, 'gi');
  const build = path.join(copy, 'build');
  const found: string[] = [];
  for (const file of filesOf(build)) {
    const name = path.relative(build, file);
    const text = `${name}\n${await textOf(file)}`;
    const hits = [...text.matchAll(words)].map(([word]) => word);
    const facts = theirs.filter((fact) => text.includes(fact));
    for (const hit of new Set([...hits, ...facts])) found.push(`build/${name}: "${hit}" is left`);
  }
  const committed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: copy,
    encoding: 'utf8',
  });
  const pictures = [
    ...filesOf(build),
    ...committed.split('\0').map((name) => path.join(copy, name)),
  ];
  for (const file of pictures.filter((name) => PICTURE.test(name))) {
    const {exif, xmp, iptc} = await sharp(file).metadata();
    if (exif ?? xmp ?? iptc) found.push(`${path.relative(copy, file)}: notes of a camera are left`);
  }
  return found;
}

/** Follows every link of every page once. */
export async function wrongLinks(copy: string): Promise<string[]> {
  const build = path.join(copy, 'build');
  const links = new Map<string, string>();
  for (const file of filesOf(build).filter((name) => name.endsWith('.html'))) {
    for (const [, link = ''] of readFileSync(file, 'utf8').matchAll(/(?:href|src)="(\/[^"#?]*)/g)) {
      links.set(link, path.relative(build, file));
    }
  }
  const server = await listen([siteHandler(build)], '127.0.0.1', 0);
  const found: string[] = [];
  for (const [link, page] of links) {
    const {status} = await fetch(`${originOf(server)}${link}`);
    if (status !== 200) found.push(`build/${page}: ${link} answers ${status}`);
  }
  await close(server);
  return found;
}

/** Checks size and turn of the photograph in each format and width. */
export async function wrongPhotographs(copy: string): Promise<string[]> {
  const pictures = path.join(copy, 'build/pictures');
  const files = filesOf(pictures).filter((file) => file.includes(`/${photograph.name}-`));
  const found = files.length < 5 ? [`build/pictures: ${files.length} files of the photograph`] : [];
  for (const file of files) {
    const wanted = Number(path.parse(file).name);
    const {data, info} = await sharp(file).raw().toBuffer({resolveWithObject: true});
    const {width, height, channels} = info;
    const corners = [0, 1, 2, 3].map((corner) => {
      const [x, y] = [corner % 2, Math.floor(corner / 2)].map((side) => 0.25 + side / 2);
      const at = (Math.floor((y ?? 0) * height) * width + Math.floor((x ?? 0) * width)) * channels;
      return [...data.subarray(at, at + 3)];
    });
    const isUpright = corners.every((colour, corner) =>
      colour.every((value, index) => {
        const expected = Number.parseInt(
          CORNERS[corner]?.slice(1 + 2 * index, 3 + 2 * index) ?? '',
          16,
        );
        return Math.abs(value - expected) < 24;
      }),
    );
    const shape = Math.round((wanted * photograph.height) / photograph.width);
    if (!isUpright || width !== wanted || height !== shape) {
      found.push(
        `${path.relative(copy, file)}: ${width} by ${height}, ${isUpright ? 'upright' : 'turned'}`,
      );
    }
  }
  return found;
}
