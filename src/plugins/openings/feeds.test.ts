import {parseAtomFeed, parseJsonFeed} from 'feedsmith';
import {describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {openingFeeds} from '../../shared/openings/feed-list';
import {EXAMPLE_SITE} from './example-site.test-data';
import {feedFiles} from './feeds';
import {loadOpenings, type OpeningsAtBuild} from './load';
import type {OpeningDocument} from './parse';

const BEFORE = new Date('2026-11-20T12:00:00Z');

const before = loadOpenings(EXAMPLE_SITE, BEFORE);
const documents = before.open;

async function written(path: string, openings: OpeningsAtBuild = before): Promise<string> {
  const file = feedFiles(openings).find((each) => each.path === path);
  return String(await file?.content());
}

const atom = async (...of: Parameters<typeof written>) => parseAtomFeed(await written(...of));
const ids = async (...of: Parameters<typeof written>) =>
  (await atom(...of)).entries?.map(({id}) => id) ?? [];

function another({opening, ...rest}: OpeningDocument): OpeningDocument {
  const values = {id: 99, title: 'Estimator', slug: 'estimator', reference: 'CON-26-099'};
  return {...rest, opening: {...opening, ...values, posted: '2026-11-19'}};
}

describe('the feeds of openings', () => {
  it('link to the careers page, to themselves and to each job', async () => {
    const feed = await atom('/careers/openings.atom');
    expect(feed.links).toEqual([
      {rel: 'alternate', href: `${brand.url}/careers`},
      {rel: 'self', href: `${brand.url}/careers/openings.atom`},
    ]);
    const json = parseJsonFeed(await written('/careers/openings.json'));
    expect(json.feed_url).toBe(`${brand.url}/careers/openings.json`);
    const joiner = json.items?.find(({title}) => title === 'Bench Joiner');
    expect(joiner).toMatchObject({
      url: `${brand.url}/careers/bench-joiner`,
      date_published: '2026-11-02T00:00:00.000Z',
    });
    for (const words of [
      '£17.60 to £20.40 an hour',
      '29\u00a0January\u00a02027, 5:00\u00a0PM',
      'BES-26-014',
      'Flexibility: Three or four full days a week are possible.',
    ]) {
      expect(joiner?.content_html).toContain(words);
    }
    expect(joiner?.content_html).toContain('<h2>How we choose</h2>');
  });

  it('date a change, and leave the day of posting', async () => {
    const open = documents.map(({opening, ...rest}) => ({
      ...rest,
      opening: opening.id === 7 ? {...opening, updated: '2026-11-18T15:30'} : opening,
    }));
    const feed = await atom('/careers/openings.atom', {...before, open});
    expect(feed.updated).toBe('2026-11-18T15:30:00.000Z');
    expect(feed.entries?.find(({id}) => id?.endsWith('/7'))).toMatchObject({
      published: '2026-11-02T00:00:00.000Z',
      updated: '2026-11-18T15:30:00.000Z',
    });
    const json = parseJsonFeed(await written('/careers/openings.json', {...before, open}));
    expect(json.items?.find(({id}) => id?.endsWith('/7'))).toMatchObject({
      date_published: '2026-11-02T00:00:00.000Z',
      date_modified: '2026-11-18T15:30:00.000Z',
    });
  });

  it('add a new job at the top and leave all others unchanged', async () => {
    const [first] = documents;
    if (first === undefined) throw new Error('There are no openings.');
    const shown = await atom('/careers/openings.atom');
    // A new title makes no new entry.
    const renamed = documents.map(({opening, ...rest}) => ({
      ...rest,
      opening: {...opening, slug: `${opening.slug}-new`},
    }));
    expect(await ids('/careers/openings.atom', {...before, open: renamed})).toEqual(
      shown.entries?.map(({id}) => id),
    );
    const after = await atom('/careers/openings.atom', {
      ...before,
      open: [...documents, another(first)],
    });
    expect(after.entries?.[0]?.id).toMatch(/\/99$/);
    expect(after.entries?.slice(1)).toEqual(shown.entries);
    expect(after.updated).toBe('2026-11-19T00:00:00.000Z');
  });

  it('don’t depend on the build time', async () => {
    const later = new Date(BEFORE.getTime() + 3_600_000);
    for (const {path} of openingFeeds) {
      expect(await written(path, loadOpenings(EXAMPLE_SITE, later))).toBe(await written(path));
    }
  });

  it('remove a job when it closes, and are updated at that time', async () => {
    const first = [...documents].sort((one, other) =>
      one.opening.closesAt.localeCompare(other.opening.closesAt),
    )[0]?.opening;
    if (first === undefined) throw new Error('There are no openings.');
    const feed = await atom(
      '/careers/openings.atom',
      loadOpenings(EXAMPLE_SITE, new Date(first.closesAt)),
    );
    expect(feed.entries).toHaveLength(documents.length - 1);
    expect(feed.entries?.map(({id}) => id)).not.toContainEqual(
      expect.stringMatching(new RegExp(`/${first.id}$`)),
    );
    expect(feed.updated).toBe(first.closesAt);
  });

  it('are updated by the change that closed a job early', async () => {
    const [document] = documents;
    if (document === undefined) throw new Error('There are no openings.');
    const early = {
      ...document.opening,
      updated: '2026-11-19T09:00',
      closes: '2026-11-18T17:00',
      closesAt: '2026-11-18T17:00:00.000Z',
    };
    const feed = await atom('/careers/openings.atom', {...before, open: [], closed: [early]});
    expect([feed.entries, feed.updated]).toEqual([undefined, '2026-11-19T09:00:00.000Z']);
  });

  it('begin the day of a job at midnight in the UK, also in summer', async () => {
    const [first] = documents;
    if (first === undefined) throw new Error('There are no openings.');
    const summer = {...first, opening: {...first.opening, posted: '2027-06-01'}};
    const {entries} = await atom('/careers/openings.atom', {...before, open: [summer]});
    expect(entries?.[0]?.published).toBe('2027-05-31T23:00:00.000Z');
  });
});
