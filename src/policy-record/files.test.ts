import ical from 'ical.js';
import {parseAtomFeed} from 'feedsmith';
import {expect, it, vi} from 'vitest';
import {brand} from '../data/brand/brand';
import {CHANGES_FEED_PATH, MANIFEST_PATH, REGISTER_PATH, REVIEWS_PATH} from './shared/addresses';
import {exampleHistory, exampleRow} from './example-history.test-data';
import {recordPages} from './compare/pages';
import {recordFiles, withPdfs} from './files';
import {timelineOf, type History} from './ledger/timeline';
import {inForcePages} from './pages/in-force';
import {sha256Hex} from './words/canonical-text';

const history = exampleHistory(
  {body: '## Gifts\n\nGifts above £25.\n'},
  {body: '## Gifts\n\nGifts above £50.\n', row: {note: 'Now > £50.'}},
);

async function text(address: string): Promise<string> {
  const file = recordFiles('/nowhere', [history]).find((each) => each.path === address);
  return Buffer.from((await file?.content()) ?? '').toString();
}

it('the files of the record match the fingerprints in the sha256sum list', async () => {
  const lines = (await text(MANIFEST_PATH)).trimEnd().split('\n');
  expect(lines.map((line) => line.slice(66))).toEqual([
    'gifts.1.0.pdf',
    'gifts.1.0.txt',
    'gifts.2.0.pdf',
    'gifts.2.0.txt',
    'ledger.jsonl',
    'policies.json',
  ]);
  const words = await text('/policies/gifts.1.0.txt');
  expect(lines[1]).toBe(`${sha256Hex(words)}  gifts.1.0.txt`);
  expect(sha256Hex(words)).toBe(history.versions[1]?.sha256);
});

it('the files of the record include a JSON register of every version and period', async () => {
  const register = JSON.parse(await text(REGISTER_PATH)) as Record<string, unknown>;
  expect(register).toMatchObject({
    schemaVersion: 2,
    documents: [
      {
        versions: [
          {version: '2.0', until: null, urls: {}},
          {version: '1.0', until: '2026-03-31'},
        ],
      },
    ],
    periods: [{from: '2026-04-01', until: null}, {from: '2025-04-01'}],
  });
});

it('the files of the record include a feed of major changes and a calendar of reviews', async () => {
  const feed = parseAtomFeed(await text(CHANGES_FEED_PATH));
  expect(feed.entries?.map(({title}) => title?.value)).toEqual([
    'Gifts policy, version 2.0',
    'Gifts policy, version 1.0',
  ]);
  expect(JSON.stringify(feed)).toContain('changes/1.0-2.0');
  const calendar = new ical.Component(ical.parse(await text(REVIEWS_PATH)) as unknown[]);
  const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ical.Event(each));
  expect([event?.summary, event?.startDate.toString()]).toEqual([
    'Review due: Gifts policy',
    '2027-03-18',
  ]);
});

it('the calendar of reviews has a name, and a later revision after each row and each first day', async () => {
  const reviewed = {...exampleRow(2), kind: 'reviewed', enteredOn: '2026-06-02'} as const;
  const readAt = async (day: string, rows: History['rows']) => {
    vi.stubEnv('BUILD_CLOCK', `${day}T12:00:00Z`);
    const document = {...history, rows, ...timelineOf(rows, day)};
    const file = recordFiles('/nowhere', [document]).find(({path}) => path === REVIEWS_PATH);
    const text = String(await file?.content());
    vi.unstubAllEnvs();
    const calendar = new ical.Component(ical.parse(text) as unknown[]);
    const event = new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    const stamp = String(event.component.getFirstPropertyValue('dtstamp')).slice(0, 10);
    return [calendar.getFirstPropertyValue('x-wr-calname'), stamp, event.sequence, event.uid];
  };
  const [first, ...others] = history.rows;
  if (first === undefined) throw new Error('The example has no rows.');
  const name = `${brand.name} policy reviews`;
  const uid = `policy-review-gifts@${new URL(brand.url).host}`;
  expect(await readAt('2026-03-19', history.rows)).toEqual([name, '2025-04-01', 2, uid]);
  expect(await readAt('2026-03-20', history.rows)).toEqual([name, '2026-03-20', 3, uid]);
  expect(await readAt('2026-04-01', history.rows)).toEqual([name, '2026-04-01', 4, uid]);
  const after = [first, ...others, reviewed];
  expect(await readAt('2026-06-02', after)).toEqual([name, '2026-06-02', 5, uid]);
});

it('the calendar of reviews drops a document that is withdrawn', async () => {
  const row = {...exampleRow(2), kind: 'withdrawn', effectiveFrom: '2026-10-01'} as const;
  const withdrawn = {...history, ...timelineOf([...history.rows, row], '2026-11-20')};
  const file = recordFiles('/nowhere', [withdrawn]).find(({path}) => path === REVIEWS_PATH);
  expect(String(await file?.content())).not.toContain('BEGIN:VEVENT');
});

it('the feed dates the entry of a version that was entered in error by the day it was taken back', async () => {
  const row = {
    ...exampleRow(2),
    kind: 'retracted',
    enteredOn: '2026-05-04',
    effectiveFrom: '2026-05-04',
  } as const;
  const rows = [...history.rows, row];
  const timeline = timelineOf(rows, '2026-11-20');
  const file = recordFiles('/nowhere', [{...history, ...timeline, rows}]).find(
    ({path}) => path === CHANGES_FEED_PATH,
  );
  const [entry] = parseAtomFeed(String(await file?.content())).entries ?? [];
  expect(entry).toMatchObject({
    title: {value: 'Gifts policy, version 2.0, entered in error'},
    published: '2026-04-01T00:00:00.000Z',
    updated: '2026-05-04T00:00:00.000Z',
  });
});

it('the feed compares with the version that was in force before', async () => {
  const body = (sum: string) => `## Gifts\n\nGifts above £${sum}.\n`;
  // The second version waits for a day after the third one's, so it never comes into force.
  const record = exampleHistory(
    {body: body('25')},
    {body: body('30'), row: {effectiveFrom: '2028-04-01'}},
    {body: body('50')},
  );
  const file = recordFiles('/nowhere', [record]).find((each) => each.path === CHANGES_FEED_PATH);
  const feed = Buffer.from((await file?.content()) ?? '').toString();
  expect(feed).toContain('changes/1.0-3.0');
  expect(feed).not.toContain('changes/2.0-3.0');
});

it('the pages of the periods in force cover every day since the first version, newest first', () => {
  const {index, periods} = inForcePages([history], '2026-11-20');
  expect(periods.map(({from, until, versions}) => [from, until, versions[0]?.version])).toEqual([
    ['2026-04-01', undefined, '2.0'],
    ['2025-04-01', '2026-03-31', '1.0'],
  ]);
  expect(periods[1]?.versions[0]).toMatchObject({
    since: '1 newer version.',
    changes: '/policies/gifts/changes/1.0-2.0',
    words: {page: '/policies/gifts/versions/1.0'},
  });
  expect(index.periods.map(({news}) => news)).toEqual([
    ['Gifts policy version 2.0'],
    ['Gifts policy version 1.0'],
  ]);
});

it('the pages of the periods in force mark a period that begins after the day of the build', () => {
  const {periods} = inForcePages([history], '2026-03-01');
  expect(periods.map(({isToCome}) => isToCome)).toEqual([true, false]);
});

it('the pages of the periods in force list the withdrawal of a document as news', () => {
  const row = {...exampleRow(2), kind: 'withdrawn', effectiveFrom: '2026-10-01'} as const;
  const withdrawn = timelineOf([...history.rows, row], '2026-11-20');
  const {periods} = inForcePages([{...history, ...withdrawn}], '2026-11-20');
  expect(periods[0]).toMatchObject({
    from: '2026-10-01',
    news: [{name: 'Gifts policy', note: 'Withdrawn.'}],
  });
});

it('a version whose PDF cannot be made is published without it', async () => {
  const kept = exampleHistory({body: '## Gifts\n\nGifts: 日本.\n'}, {body: '## Gifts\n\nNone.\n'});
  const missing: string[] = [];
  const histories = withPdfs([kept], (...report) => missing.push(report.join(' ')));
  expect(missing).toEqual([expect.stringMatching(/^\/policies\/gifts\.1\.0\.pdf .*kept.*日/)]);
  const files = new Map(recordFiles('/nowhere', histories).map((file) => [file.path, file]));
  expect([...files.keys()].filter((address) => /\d\.(?:txt|pdf)$/.test(address))).toEqual([
    '/policies/gifts.2.0.txt',
    '/policies/gifts.2.0.pdf',
    '/policies/gifts.1.0.txt',
  ]);
  const read = async (address: string) => String(await files.get(address)?.content());
  expect(await read(MANIFEST_PATH)).not.toContain('gifts.1.0.pdf');
  expect(await read(REGISTER_PATH)).toMatch(/"pdf": null/);
  const {periods} = inForcePages(histories, '2026-11-20');
  expect(periods[1]?.versions[0]?.words).toEqual({
    page: '/policies/gifts/versions/1.0',
    text: '/policies/gifts.1.0.txt',
  });
  const pages = histories.flatMap(recordPages).map(({path, json}) => [path, json]);
  const lacking = pages.filter(([, json]) => json?.includes('"lacksPdf":true'));
  expect(lacking.map(([path]) => path)).toContain('/policies/gifts/versions/1.0');
});
