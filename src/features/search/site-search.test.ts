import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {savedIndex, searchEngine} from '@site/src/shared/search/engine';
import {entriesOf, type SearchEntry} from '@site/src/shared/search/entry';
import {indexed, WEIGHTS} from '@site/src/shared/search/site-index';
import {searcherOf} from './site-search';

const gifts = {path: '/policies/gifts', kind: 'document', title: 'Gifts policy'} as const;
const joiner = {path: '/careers/bench-joiner', kind: 'opening', title: 'Bench Joiner'} as const;

const entries: readonly SearchEntry[] = [
  {path: '/bespoke', kind: 'page', title: 'Bespoke joinery', text: 'Stairs, made for one place.'},
  {path: '/bespoke', kind: 'page', title: 'Bespoke joinery', section: 'Fire doors', text: 'FD30.'},
  {...gifts, reference: 'FWG-POL-008', text: 'What we accept, and from whom.'},
  {
    ...gifts,
    path: '/policies/gifts#5.2',
    section: 'Hospitality',
    clause: '5.2',
    text: 'Gifts above £50 need approval.',
  },
  {
    ...gifts,
    path: '/policies/gifts#5.3',
    section: 'Hospitality',
    clause: '5.3',
    text: 'A register lists them. It is read by the board, and a concern is looked into.',
  },
  {...joiner, text: 'Full-time, Tilbury. Send your CV.'},
];
const searcher = await searcherOf(entries);
const paths = (query: string) => searcher.find(query).best.map(({entry}) => entry.path);

describe('the search', () => {
  it.each([
    ['the name of a page before its parts', 'gifts policy', '/policies/gifts'],
    ['its reference', 'FWG-POL-008', '/policies/gifts'],
    ['the number of a clause', 'gifts 5.3', '/policies/gifts#5.3'],
    ['a synonym', 'resume', '/careers/bench-joiner'],
    ['a word with the same stem', 'accepting', '/policies/gifts'],
    ['an unfinished word', 'regis', '/policies/gifts#5.3'],
    ['a typing mistake', 'aproval', '/policies/gifts#5.2'],
    ['a job', 'job in tilbury', '/careers/bench-joiner'],
    ['a compound as two words', 'full time', '/careers/bench-joiner'],
  ])('puts the best answer first for %s: %s', (_, query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  describe('finds what is written in another way', async () => {
    const written = await searcherOf([
      {
        path: '/contact',
        kind: 'page',
        title: 'Contact us',
        text: 'Call 01632 960140 or 0808 157 0142. Jetty Road, Tilbury RM18 0ZZ.',
      },
      {path: '/pay', kind: 'page', title: 'Pay', text: 'Up to £3,000 a month.'},
      {path: '/speak', kind: 'page', title: 'Whistleblowing', text: 'Raise a concern.'},
      {path: '/doors', kind: 'page', title: 'Sash windows', text: 'Sash and case. ISO 9001.'},
      {path: '/data', kind: 'page', title: 'Data protection', text: 'The GDPR, and cookies.'},
      {path: '/build', kind: 'page', title: 'Organisation', text: 'Repairs and security.'},
      {...joiner, text: 'Send your CV.'},
    ]);

    it.each([
      ['01632960140', '/contact'],
      ['01632 960 140', '/contact'],
      ['(01632) 960140', '/contact'],
      ['+44 (0)1632 960140', '/contact'],
      ['0044 1632 960140', '/contact'],
      ['08081570142', '/contact'],
      ['rm180zz', '/contact'],
      ['RM18 0ZZ', '/contact'],
      ['rm180', '/contact'],
      ['3000', '/pay'],
      ['£3000', '/pay'],
      ['3,000', '/pay'],
      ['whistle-blowing', '/speak'],
      ['whistle blowing', '/speak'],
      ['whistle\u00ADblowing', '/speak'],
      ['sashwindows', '/doors'],
      ['iso9001', '/doors'],
      ['G.D.P.R.', '/data'],
      ['cookie', '/data'],
      ['organization', '/build'],
      ['secutiry', '/build'],
      ['electritian', '/build'],
      ['c.v.', '/careers/bench-joiner'],
    ])('%s', (query, path) => {
      expect(written.find(query).best[0]?.entry.path).toBe(path);
    });
  });

  it.each(['', '  ', '?', 'zzzzzz'])('finds nothing for %j', (query) => {
    expect(paths(query)).toEqual([]);
  });

  it('lists a page once if several of its parts match', () => {
    expect(paths('bespoke joinery')).toEqual(['/bespoke']);
  });

  it('puts a job advert first only for a query about work', async () => {
    const stairs = await searcherOf([
      {path: '/stairs', kind: 'page', title: 'Stairs', text: 'Made by joiners in Tilbury.'},
      {...joiner, title: 'Stair Joiner, Tilbury', text: 'Stairs, made in Tilbury.'},
    ]);
    const first = (query: string) => stairs.find(query).best[0]?.entry.path;
    expect(first('stairs tilbury')).toBe('/stairs');
    expect(first('stairs job tilbury')).toBe('/careers/bench-joiner');
  });

  it('lists at most twenty results or the requested number, at most three from one page, and counts all', async () => {
    const clauses = (pages: number) =>
      searcherOf(
        Array.from({length: 90}, (_, at) => ({
          ...gifts,
          path: `/policies/p${at % pages}#1.${at}`,
          section: 'Gifts',
          clause: `1.${at}`,
          text: 'Gifts.',
        })),
      );
    const counts = async (pages: number, most?: number) => {
      const {total, best} = (await clauses(pages)).find('gifts', most);
      return [best.length, total];
    };
    expect(await counts(30)).toEqual([20, 90]);
    expect(await counts(30, 2)).toEqual([2, 90]);
    expect(await counts(1)).toEqual([3, 3]);
  });

  it('puts a page of that name, and one about the query, before a report that mentions it', async () => {
    const report = {path: '/reports/2026#2.1', kind: 'document', title: 'Results'} as const;
    const text = 'Quality of work, checked on each job.';
    const quality = await searcherOf([
      {...report, section: 'Quality', clause: '2.1', text: `${text} Quality: 94 %.`},
      {path: '/policies/quality', kind: 'document', title: 'Quality policy', text},
      {
        path: '/policies/quality#1.1',
        kind: 'document',
        title: 'Quality policy',
        clause: '1.1',
        text,
      },
    ]);
    const found = (query: string) => quality.find(query).best.map(({entry}) => entry.path);
    expect(found('quality')[0]).toBe('/policies/quality');
    expect(found('checked jobs')[0]).toBe('/policies/quality#1.1');
  });

  describe('ranks', () => {
    const policy = {
      path: '/policies/safety',
      kind: 'document',
      title: 'Health and safety policy',
    } as const;
    const report = {path: '/reports/2026', kind: 'page', title: 'Results for 2026'} as const;
    const course = {path: '/training', kind: 'page', title: 'Security training'} as const;
    const site = searcherOf([
      {
        ...course,
        text: 'What the course checks.',
      },
      {...policy, text: 'How we work.'},
      ...[1, 2, 3].map((clause) => ({
        ...policy,
        path: `/policies/safety#8.${clause}`,
        section: 'Accidents',
        clause: `8.${clause}`,
        text: `Who reads the record of checks: person ${clause}.`,
      })),
      {...report, text: 'Health and safety: 3 accidents. Checks of health and safety: 12.'},
    ]);
    const firstOf = async (query: string, most = 1) =>
      (await site).find(query, most).best.map(({entry}) => entry.path);

    it.each([
      ['a policy by its name', 'health and safety policy', /safety$/],
      ['a policy by its misspelt name', 'helth and saftey', /safety$/],
      ['a policy by its name and the word for another kind', 'safety statement health', /safety$/],
      ['a policy before a report that mentions its subject', 'h&s', /safety$/],
      ['a report for a word of its name', 'results health safety', /reports/],
      ['a page by its subject, whatever kind it is called', 'training service', /training/],
    ])('%s', async (_, query, path) => {
      expect((await firstOf(query))[0]).toMatch(path);
    });

    it('a page with the word in its title above one that only mentions it', async () => {
      const search = await searchEngine({title: 10, text: 1}, [{title: 'Fire'}, {text: 'Fire'}]);
      const [named = 0, mentions = 0] = search('fire').hits.map(({share}) => share);
      expect(named).toBe(1);
      expect(mentions).toBeLessThan(named);
    });

    it('a role first only if the query asks for a person', async () => {
      const about = {path: '/about', kind: 'page', title: 'About'} as const;
      const roles = await searcherOf([
        {
          path: '/services/security',
          kind: 'page',
          title: 'Security',
          text: 'Guards, day and night.',
        },
        {
          ...about,
          path: '/about#manager-guarding',
          section: 'Manager, guarding',
          text: 'Answers for security contracts and licences.',
        },
      ]);
      const first = (query: string) => roles.find(query).best[0]?.entry.path;
      for (const query of ['Who answers for security?', 'who is responsible for security']) {
        expect(first(query), query).toBe('/about#manager-guarding');
      }
      expect(first('security')).toBe('/services/security');
    });

    it('another page before the third part of a page', async () => {
      expect(await firstOf('checks', 3)).toContain('/reports/2026');
    });
  });

  it('marks the words of the query, including in the heading', () => {
    const marked = (stretches: readonly {text: string; marked: boolean}[]) =>
      stretches.map(({text, marked}) => (marked ? `[${text}]` : text)).join('');
    const [found] = searcher.find('hospitality approval').best;
    expect(found && marked(found.heading)).toBe('[Hospitality]');
    expect(found && marked(found.excerpt)).toBe('[Gifts] above £50 need [approval].');
  });
});

describe('an index that the build has saved', () => {
  const file = {edition: '2026', version: 'a', pages: [{...gifts, parts: [{text: 'Ask first.'}]}]};
  const words = async (version: string, texts = entriesOf(file)) => ({
    version,
    words: await savedIndex(WEIGHTS, texts.map(indexed)),
  });
  const other = [{...joiner, text: 'Ask first.'}];

  it.each([
    ['is used for the pages that it was made from', () => words('a', [...other, ...other]), 0],
    ['is not used for the pages of another release', () => words('b', other), 1],
    ['is not needed', () => Promise.reject(new Error('offline')), 1],
  ])('%s', async (_, load, found) => {
    vi.resetModules();
    const {searcherOver} = await import('./site-search');
    const answer = async (address: string) =>
      Response.json(address.includes('words') ? await load() : file);
    vi.stubGlobal('fetch', answer);
    onTestFinished(() => void vi.unstubAllGlobals());
    const searcher = await searcherOver('current');
    expect(searcher.find('gifts').best).toHaveLength(found);
  });
});
