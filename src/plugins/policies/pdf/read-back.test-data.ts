/*
 * Reads a PDF of ours back for tests: structure, text and outline. It must have been made with
 * `compress: false`. Independent of the library that wrote it.
 */

/** An element of the structure with the text in it and in its children. */
export interface Node {
  readonly tag: string;
  readonly title: string | undefined;
  readonly text: string;
  readonly children: readonly Node[];
}

interface Source {
  readonly objects: ReadonlyMap<string, string>;
  readonly catalog: string;
}

function open(pdf: Buffer): Source {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body] as const,
    ),
  );
  const root = /\/Root (\d+) 0 R/.exec(source)?.[1] ?? '';
  return {objects, catalog: objects.get(root) ?? ''};
}

function referred({objects}: Source, body: string, key: string): string | undefined {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1];
  return id === undefined ? undefined : objects.get(id);
}

function stringValue(body: string, key: string): string | undefined {
  const raw = new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`, 's').exec(body)?.[1];
  const bytes = Buffer.from((raw ?? '').replaceAll(/\\(.)/gs, '$1'), 'latin1');
  const isUnicode = bytes[0] === 0xfe && bytes[1] === 0xff;
  return raw === undefined
    ? undefined
    : isUnicode
      ? bytes.subarray(2).swap16().toString('utf16le')
      : bytes.toString('latin1');
}

/** Letters by the code that a font gives them. */
function lettersOf(source: Source, font: string): string[] {
  const map = referred(source, font, 'ToUnicode') ?? '';
  return [...map.matchAll(/> \[(.*)\]/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => parseInt(code, 16))),
    ),
  );
}

/** Text of a page by the number of its marked content; furniture has none. */
function markedText(source: Source, page: string): Map<string, string> {
  const resources = referred(source, page, 'Resources') ?? '';
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(source, source.objects.get(id) ?? ''),
    ]),
  );
  const texts = new Map<string, string>();
  let marked = '';
  let letters: string[] = [];
  const content = referred(source, page, 'Contents') ?? '';
  const tokens = /\/MCID (\d+)|(EMC)|\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g;
  for (const [, mcid, end, font, shown] of content.matchAll(tokens)) {
    marked = mcid ?? (end === undefined ? marked : '');
    letters = font === undefined ? letters : (fonts.get(font) ?? []);
    const codes = [...(shown ?? '').matchAll(/<([^>]*)>/g)].map(([, hex = '']) => hex).join('');
    const text = (codes.match(/.{4}/g) ?? []).map((code) => letters[parseInt(code, 16)]).join('');
    if (marked !== '') {
      texts.set(marked, (texts.get(marked) ?? '') + text);
    }
  }
  return texts;
}

/** The structure from its root, with the text that readers are given. */
export function structureOf(pdf: Buffer): Node {
  const source = open(pdf);
  const pages = new Map<string, Map<string, string>>();
  const textOn = (page: string, mcid: string) => {
    const texts = pages.get(page) ?? markedText(source, source.objects.get(page) ?? '');
    pages.set(page, texts);
    return texts.get(mcid) ?? '';
  };
  const node = (body: string): Node => {
    const ownPage = /\/Pg (\d+) 0 R\n/.exec(body.replace(/\/K \[[\s\S]*?\]/, ''))?.[1] ?? '';
    const kids = /\/K \[([\s\S]*?)\]/.exec(body)?.[1] ?? '';
    const children: Node[] = [];
    let text = '';
    for (const [kid, child, mcid] of kids.matchAll(/<<[\s\S]*?>>|(\d+) 0 R|(\d+)/g)) {
      if (child !== undefined) {
        const made = node(source.objects.get(child) ?? '');
        children.push(made);
        text += made.text;
      } else if (mcid !== undefined) {
        text += textOn(ownPage, mcid);
      } else if (kid.includes('/MCR')) {
        text += textOn(/Pg (\d+)/.exec(kid)?.[1] ?? '', /MCID (\d+)/.exec(kid)?.[1] ?? '');
      }
    }
    const tag = /\/S \/(\w+)/.exec(body)?.[1] ?? 'root';
    return {tag, title: stringValue(body, 'T'), text, children};
  };
  return node(referred(source, source.catalog, 'StructTreeRoot') ?? '');
}

/** All elements of a kind, in reading order. */
export function elements(node: Node, tag: string): Node[] {
  return [
    ...(node.tag === tag ? [node] : []),
    ...node.children.flatMap((each) => elements(each, tag)),
  ];
}

/** Titles of the bookmarks. */
export function outlineOf(pdf: Buffer): string[] {
  const source = open(pdf);
  const titles: string[] = [];
  let item = referred(source, referred(source, source.catalog, 'Outlines') ?? '', 'First');
  while (item !== undefined) {
    titles.push(stringValue(item, 'Title') ?? '');
    item = referred(source, item, 'Next');
  }
  return titles;
}

/** What the catalogue says of the whole document. */
export function documentFacts(pdf: Buffer) {
  const source = open(pdf);
  const preferences = referred(source, source.catalog, 'ViewerPreferences') ?? '';
  const info = [...source.objects.values()].find((body) => body.includes('/PolicySHA256')) ?? '';
  const titleId = /\/Title (\d+) 0 R/.exec(info)?.[1] ?? '';
  const metadata = referred(source, source.catalog, 'Metadata') ?? '';
  return {
    language: stringValue(source.catalog, 'Lang'),
    marked: referred(source, source.catalog, 'MarkInfo')?.includes('/Marked true') ?? false,
    showsTitle: preferences.includes('/DisplayDocTitle true'),
    title: stringValue(`/T ${source.objects.get(titleId) ?? ''}`, 'T'),
    metadata: Buffer.from(metadata, 'latin1').toString('utf8'),
    pages: [...source.objects.values()].filter((body) => body.includes('/Type /Page\n')).length,
    linksWithoutWords: [...source.objects.values()].filter(
      (body) => body.includes('/Subtype /Link') && !/\/Contents \(.+?\)/s.test(body),
    ).length,
  };
}

/** What stands at the head and foot of every page, page by page: everything outside the structure. */
export function furnitureOf(pdf: Buffer): string[] {
  const source = open(pdf);
  return [...source.objects.values()]
    .filter((body) => body.includes('/Type /Page\n'))
    .map((page) => {
      const content = referred(source, page, 'Contents') ?? '';
      const first =
        /\/Artifact <<\n\/Type \/Pagination\n>> BDC[\s\S]*?EMC/.exec(content)?.[0] ?? '';
      const resources = referred(source, page, 'Resources') ?? '';
      let letters: string[] = [];
      let text = '';
      for (const [, font, shown] of first.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
        if (font !== undefined) {
          letters = lettersOf(source, referred(source, resources, font) ?? '');
          text += ' ';
        }
        const codes = [...(shown ?? '').matchAll(/<([^>]*)>/g)].map(([, hex = '']) => hex).join('');
        text += (codes.match(/.{4}/g) ?? []).map((code) => letters[parseInt(code, 16)]).join('');
      }
      return text;
    });
}
