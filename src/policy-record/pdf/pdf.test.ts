import {describe, expect, it} from 'vitest';
import {getDocumentProxy} from 'unpdf';
import {brand} from '../../data/brand/brand';
import {exampleDocument, exampleFrontMatter, exampleRow} from '../example-history.test-data';
import type {History, Version} from '../ledger/timeline';
import {unprintable} from '../../reading/characters';
import type {Block, Run} from '../shared/blocks';
import {versionPdf} from './pdf';

const HOSTILE =
  '#panic("no") $x^2$ *bold* _em_ @label <label> [content] \\ `raw` // comment ~ -- "q" = h & <b>';

const policy = {...exampleFrontMatter, title: 'Gifts & <hospitality> #policy'};

const words = (text: string) => [{text}];
const row = (header: boolean, ...cells: string[]) =>
  ({kind: 'row', header, cells: cells.map(words)}) as const;
const item = (text: string, depth = 0, number = '') =>
  ({kind: 'item', ordered: number !== '', number, depth, runs: words(text)}) as const;

const blocks: Block[] = [
  {kind: 'heading', level: 2, number: '1', id: 'limits', runs: words('Limits of £50')},
  {kind: 'clause', number: '1.1', runs: words(HOSTILE)},
  item('☐ Outer'),
  item('Inner', 1, '1'),
  item('☑ After'),
  row(true, 'Gift', 'Rule'),
  row(false, 'Pen', 'Keep it'),
  {kind: 'heading', level: 3, number: '', id: 'part', runs: words('Part')},
  {kind: 'definition', term: words('Gift'), runs: words('Anything of value.')},
  {
    kind: 'note',
    runs: [
      {text: 'See ', strong: true},
      {text: 'quality', href: '/policies/quality'},
    ],
  },
];

const version: Version = {
  ...exampleRow(2, {reviewBy: null, sha256: 'ab'.repeat(32), source: 'cd'.repeat(32)}),
  state: 'in force',
  days: [{from: '2026-04-01'}],
  reviews: [],
  kept: {file: 'versioned_docs/kept/policies/gifts/2.0.mdx', frontMatter: policy, blocks, text: ''},
};

const first: Version = {
  ...version,
  ...exampleRow(1),
  until: '2026-03-31',
  days: [{from: '2025-04-01', until: '2026-03-31'}],
  state: 'superseded',
};

const history: History = {...exampleDocument([version, first]), title: policy.title};

/** Reads a PDF with another library. */
async function readBack(pdf: Uint8Array) {
  const document = await getDocumentProxy(Uint8Array.from(pdf));
  const pages = await Promise.all(
    Array.from({length: document.numPages}, async (_, index) => {
      const page = await document.getPage(index + 1);
      const {items} = await page.getTextContent();
      const annotations: readonly {url?: string}[] = await page.getAnnotations();
      return {
        text: items
          .map((each) => ('str' in each ? each.str : ''))
          .join(' ')
          .replace(/\s+/g, ' '),
        roles: [...JSON.stringify(await page.getStructTree()).matchAll(/"role":"(\w+)"/g)].map(
          ([, role]) => role,
        ),
        links: annotations.flatMap(({url}) => url ?? []),
      };
    }),
  );
  const {info} = await document.getMetadata();
  const outline = await document.getOutline();
  const mark = await document.getMarkInfo();
  return {pages, info, outline: outline.map(({title}) => title), mark};
}

const current = await readBack(versionPdf(version, history));

describe('versionPdf', () => {
  it('has the same bytes for the same version', () => {
    const pdf = versionPdf(version, history);
    versionPdf(first, history);
    expect(Buffer.compare(versionPdf(version, history), pdf)).toBe(0);
  });

  it('is tagged, in British English, with bookmarks', () => {
    expect(current.mark).toMatchObject({Marked: true});
    expect(current.info).toMatchObject({Language: 'en-GB', Title: policy.title});
    expect(current.outline).toEqual([
      '1 Limits of £50',
      'Revisions',
      'Relevant legislation',
      'Check this copy',
      'Read and understood',
    ]);
    const roles = current.pages.flatMap((page) => page.roles);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'TOC', 'TH', 'TD', 'LI']));
    expect(roles.filter((role) => role === 'Figure')).toHaveLength(2);
  });

  it('prints markup characters as text', () => {
    expect(current.pages[1]?.text).toContain(HOSTILE);
    expect(current.pages[0]?.text).toContain(policy.title);
  });

  it('keeps the numbers of lists, and the columns of a table with short rows', async () => {
    const list = [item('One', 0, '1'), item('Two', 0, '2'), item('Seven', 0, '7')];
    const table = [row(true, 'A', 'B', 'C'), row(false, 'short'), row(false, 'd', 'e', 'f')];
    const kept = {file: '', frontMatter: policy, blocks: [...list, ...table], text: ''};
    const {pages} = await readBack(versionPdf({...version, kept}, history));
    const {text = ''} = pages.find((page) => page.text.includes('Seven')) ?? {};
    expect(text).toMatch(/1 One 2 Two 7 Seven A B C short d e f/);
  });

  it('shows its fingerprint and version in the metadata and on every page', () => {
    expect(current.info).toMatchObject({
      Keywords: expect.stringMatching(/-POL-099, version 2\.0, sha256 (ab){32}$/) as string,
    });
    current.pages.forEach(({text}, index) => {
      expect(text).toContain(`Version 2.0 Effective 1 April 2026`);
      expect(text).toContain(`SHA-256 ${'ab'.repeat(32)}`);
      expect(text).toContain(`Page ${index + 1} of ${current.pages.length}`);
      expect(text).not.toMatch(/superseded/i);
    });
  });

  it('marks changed sections, and makes links absolute', () => {
    expect(current.pages[0]?.text).toContain('Limits of £50 Changed in 2.0');
    expect(current.pages[1]?.text).toContain('Limits of £50 Changed in 2.0');
    expect(current.pages[1]?.links).toContain(`${brand.url}/policies/quality`);
  });

  it('ends with a signature page', () => {
    const last = current.pages.at(-1)?.text ?? '';
    expect(last).toMatch(
      /Read and understood.*Reference .*-POL-099 Version 2\.0.*(ab){32}.*Signature/,
    );
    expect(last).toContain(policy.title);
  });

  const replaced = /Superseded on 1 April 2026 ?; read the version in force at https:/;
  const awaited = /In force from 1 April 2027 ?; until then read the version in force at https:/;
  const coming: Version = {
    ...version,
    version: '3.0',
    effectiveFrom: '2027-04-01',
    state: 'coming',
  };
  const gone: Version = {...version, state: 'withdrawn', until: '2026-12-31'};
  it.each([
    ['superseded', first, [version, first], replaced],
    ['coming', coming, [coming, version, first], awaited],
    ['withdrawn', gone, [gone, first], /Withdrawn on 1 January 2027(?!;)/],
  ])('says on every page that a version is %s', async (_, shown, versions, notice) => {
    const {pages} = await readBack(versionPdf(shown, {...history, versions}));
    for (const {text} of pages) {
      expect(text).toMatch(notice);
    }
  });

  it('gives a review that changed nothing, and the review after it', async () => {
    const row = {...exampleRow(2), kind: 'reviewed', note: 'Reviewed, unchanged.'} as const;
    const review = {...row, sections: [], approvedOn: '2027-03-18', reviewBy: '2028-03-17'};
    const reviewed = {...version, reviews: [review]};
    const {rows} = history;
    const own = {...history, rows: [...rows, review], versions: [reviewed, first]};
    const text = (await readBack(versionPdf(reviewed, own))).pages.map((page) => page.text).join();
    expect(text).toMatch(/Next review 17 March 2028 Reviewed 18 March 2027, unchanged/);
    expect(text).toMatch(/2\.0 1 Apr 2026 Reviewed, unchanged\. Board/);
  });

  it('lists revisions up to its version, and marks nothing in a first issue', async () => {
    const text = (await readBack(versionPdf(first, history))).pages.map((page) => page.text).join();
    expect(text).toContain(first.note);
    expect(text).not.toContain(version.note);
    expect(text).not.toContain('Changed in');
  });

  it('omits the signature page from a notice', async () => {
    const lead = 'What we do with what you tell us, and how long.';
    const frontMatter = {...policy, kind: 'notice', lead} as const;
    const kept = {file: 'docs/privacy.mdx', frontMatter, blocks, text: ''};
    const {pages, outline} = await readBack(versionPdf({...version, kept}, history));
    expect(pages[0]?.text).toContain(lead);
    expect(outline).toEqual(['1 Limits of £50', 'Revisions', 'Check this copy']);
  });

  /** Returns the version with other words. */
  const saying = (runs: readonly Run[], title = policy.title): Version => {
    const kept = [
      {kind: 'heading', level: 2, number: '1', id: 'one', runs},
      {kind: 'clause', number: '1.1', runs},
    ] as const;
    const frontMatter = {...policy, title};
    return {...version, kept: {file: 'gifts.mdx', frontMatter, blocks: kept, text: ''}};
  };

  it('sets letters and signs of Europe, and equals of what the fonts lack', async () => {
    const names = 'Dŵr Cymru, Łukasz Wiśniewski, Şişli: ≥ 2 m, CO₂, №';
    const shown = saying(words(`${names} 2⅓ ﬁne ✓`), 'Dŵr Cymru policy');
    const {pages} = await readBack(versionPdf(shown, history));
    // The reader puts a space wherever the font changes.
    const [first = '', second = ''] = pages.map(({text}) => text.replaceAll(' ', ''));
    expect(first).toContain('Dŵr Cymru policy'.replaceAll(' ', ''));
    expect(second).toContain(`${names} 2¹⁄₃ fine`.replaceAll(' ', ''));
  });

  it('sets every character that authors may write, in every weight', () => {
    const known = Array.from({length: 0x3000}, (_, code) => String.fromCharCode(code)).filter(
      (character) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(character) && !unprintable(character).length,
    );
    expect(known.length).toBeGreaterThan(600);
    const text = known.join(' ');
    const shown = saying([{text}, {text, strong: true}, {text, emphasis: true}]);
    expect(() => versionPdf(shown, history)).not.toThrow();
  });

  it('names file and passage in the error for a text that cannot be typeset', () => {
    expect(() => versionPdf(saying(words('At least ☃.')), history)).toThrow(
      /^gifts\.mdx: this text can’t be set as a PDF: [^{]*"☃"[^{]*$/,
    );
    expect(() => versionPdf({...version, kept: undefined}, history)).toThrow(
      /its text was not kept/,
    );
  });
});
