import {catalogue, type PictureName} from '../../data/pictures/catalogue';

/** What a built page says of itself. */
export interface PageWords {
  /** Its first-level heading. */
  readonly title: string | undefined;
  /** The first model that it shows. */
  readonly picture: PictureName | undefined;
}

const MAIN = /<main\b[\s\S]*<\/main>/;
const HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;
const MODEL = /\/pictures\/([a-z0-9]+)-[0-9a-f]{8}\//;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
};

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function isPictureName(name: string | undefined): name is PictureName {
  return name !== undefined && Object.hasOwn(catalogue, name);
}

/** Reads heading and first model from the HTML of a page, as visitors see them. */
export function readPage(html: string): PageWords {
  const main = MAIN.exec(html)?.[0] ?? '';
  const heading = plainText(HEADING.exec(main)?.[1] ?? '');
  const name = MODEL.exec(main)?.[1];
  return {
    title: heading === '' ? undefined : heading,
    picture: isPictureName(name) ? name : undefined,
  };
}
