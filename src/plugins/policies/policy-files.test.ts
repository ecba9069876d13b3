import {createHash} from 'node:crypto';
import path from 'node:path';
import {parseAtomFeed} from 'feedsmith';
import ICAL from 'ical.js';
import {beforeAll, describe, expect, it} from 'vitest';
import archived from '../../../versions.json';
import {brand} from '../../data/brand/brand';
import {currentEdition} from '../../data/editions/editions';
import type {GeneratedFile} from '../generated-files/generated-file';
import {inForceOn} from './in-force';
import {majorChangesFeed} from './major-changes';
import {policyFiles} from './policy-files';
import {policyFixture} from './policy-fixture';
import {readPolicyRecords} from './read-records';
import type {PolicyRecord} from './record';
import {registerSchema} from './register-schema';
import {reviewCalendar} from './review-calendar';

let records: PolicyRecord[] = [];
let files: GeneratedFile[] = [];
beforeAll(async () => {
  records = await readPolicyRecords(path.join(__dirname, '../../..'));
  files = policyFiles(records);
});

async function content(address: string, among = files): Promise<string | Uint8Array> {
  const file = among.find((each) => each.path === address);
  if (file === undefined) throw new Error(`There is no ${address}.`);
  return file.content();
}

const text = async (address: string) => String(await content(address));
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the files of the policies', () => {
  it('have an address each, and are the same every time', async () => {
    expect(new Set(files.map((file) => file.path)).size).toBe(files.length);
    const again = policyFiles(await readPolicyRecords(path.join(__dirname, '../../..')));
    for (const file of files) {
      expect(await content(file.path, again)).toEqual(await file.content());
    }
  });

  it('have the canonical text of each edition', async () => {
    for (const record of records) {
      const address = `/policies/${record.slug}.${record.edition}.txt`;
      expect(await text(address)).toBe(record.text);
    }
  });
});

describe('policies.json', () => {
  it('lists every policy of every edition as its schema says', async () => {
    const register = registerSchema.parse(JSON.parse(await text('/policies/policies.json')));
    expect(register.policies.map(({slug, edition}) => `${slug} ${edition}`)).toEqual(
      records.map(({slug, edition}) => `${slug} ${edition}`),
    );
  });

  it('gives fingerprint and addresses, comparisons for both of their editions', async () => {
    const register = registerSchema.parse(JSON.parse(await text('/policies/policies.json')));
    const own = register.policies.filter(({slug}) => slug === 'whistleblowing');
    const record = records.find(({slug}) => slug === 'whistleblowing');
    const url = (rest: string) => `${brand.url}/policies/whistleblowing${rest}`;
    expect(own[0]).toMatchObject({
      reference: `${brand.prefix.toUpperCase()}-POL-009`,
      sha256: record?.sha256,
      current: true,
      urls: {
        page: url(''),
        text: url(`.${currentEdition}.txt`),
        pdf: url(`.${currentEdition}.pdf`),
        docx: url(`.${currentEdition}.docx`),
      },
    });
    const [link] = own[0]?.urls.comparisons ?? [];
    const [from = ''] = archived;
    const address = url(`/changes/${from}-${currentEdition}`);
    expect(link).toEqual({from, to: currentEdition, url: address});
    expect(own[1]?.urls.comparisons).toContainEqual(link);
  });
});

describe('sha256sums.txt', () => {
  it('has a line for each text in the form that sha256sum checks', async () => {
    const lines = (await text('/policies/sha256sums.txt')).trimEnd().split('\n');
    expect(lines).toHaveLength(records.length);
    for (const line of lines) {
      const [, hash, name] = /^([\da-f]{64}) {2}([\w.-]+\.txt)$/.exec(line) ?? [];
      expect(hash).toBe(sha256(await content(`/policies/${name ?? ''}`)));
    }
    expect(lines.map((line) => line.slice(66))).toEqual(lines.map((line) => line.slice(66)).sort());
  });

  it('has the copies too, and does not make again what was made', async () => {
    let made = 0;
    const bytes = new Uint8Array([1, 2, 3]);
    const copy = {
      path: '/policies/gifts.2026.pdf',
      mediaType: 'application/pdf',
      content: () => {
        made += 1;
        return Promise.resolve(bytes);
      },
    };
    const all = policyFiles([policyFixture()], [copy]);
    expect(await content(copy.path, all)).toBe(bytes);
    expect(await content('/policies/sha256sums.txt', all)).toContain(
      `${sha256(bytes)}  gifts.2026.pdf\n`,
    );
    expect(made).toBe(1);
  });
});

describe('the feed of major changes', () => {
  const ids = (all: readonly PolicyRecord[]) =>
    parseAtomFeed(majorChangesFeed(all)).entries?.map(({id}) => id) ?? [];

  it('has one entry for each major revision, newest first, with its note', async () => {
    const feed = parseAtomFeed(await text('/policies/changes.atom'));
    const major = records
      .filter(({inForce}) => inForce)
      .flatMap(({frontMatter}) => frontMatter.revisions)
      .filter(({changeType}) => changeType === 'major');
    expect(feed.entries).toHaveLength(major.length);
    expect(feed.updated).toBe(feed.entries?.[0]?.updated);
    const updates = feed.entries?.map(({updated}) => updated) ?? [];
    expect(updates).toEqual([...updates].sort().reverse());
    const {host} = new URL(brand.url);
    const own = feed.entries?.find(({id}) => id === `tag:${host},2026:policies/whistleblowing/4.0`);
    expect(own?.summary?.value).toMatch(/^Routes may be used in any order/);
    expect(own?.content?.value).toContain('/policies/whistleblowing/changes/2025-2026');
  });

  it('keeps its ids when an edition comes, and has no drafts', () => {
    const closed = policyFixture({edition: '2025'});
    const note = {changeType: 'major', note: 'New again.', approvedBy: 'Board'} as const;
    const revisions = [
      {version: '3.0', effectiveFrom: '2026-10-01', sections: [2], ...note},
      ...closed.frontMatter.revisions,
    ];
    const current = (status: 'draft' | 'in force') =>
      policyFixture({frontMatter: {version: '3.0', status, revisions}});
    expect(ids([current('draft'), closed])).toEqual(ids([closed]));
    expect(ids([current('in force'), closed]).slice(1)).toEqual(ids([closed]));
  });
});

describe('the calendar of reviews', () => {
  const events = (calendar: string) =>
    new ICAL.Component(ICAL.parse(calendar) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  it('has a whole day for each policy of the current edition', async () => {
    const found = events(await text('/policies/reviews.ics'));
    const current = records.filter(({inForce}) => inForce);
    expect(found.map(({startDate}) => startDate.toString())).toEqual(
      current.map(({frontMatter}) => frontMatter.reviewBy),
    );
    expect(found.every(({startDate}) => startDate.isDate)).toBe(true);
    expect(found.map(({summary}) => summary)).toEqual(
      current.map(({frontMatter}) => `Review due: ${frontMatter.title}`),
    );
    const [first] = found;
    expect(first?.duration.toString()).toBe('P1D');
    expect(first?.description).toContain(current[0]?.frontMatter.owner);
  });

  it('reminds 30 days before, and is stamped with the approval, not with the build', () => {
    const calendar = reviewCalendar([policyFixture()]);
    expect(calendar).toContain('\r\nDTSTAMP:20260318T000000Z\r\n');
    expect(calendar).toContain('\r\nTRIGGER:-P30D\r\n');
  });

  it('keeps the uid of a policy when its dates change', () => {
    const uids = (reviewBy: string) =>
      events(reviewCalendar([policyFixture({frontMatter: {reviewBy}})])).map(({uid}) => uid);
    expect(uids('2027-03-18')).toEqual(uids('2028-01-01'));
  });

  it('may be empty', () => {
    expect(events(reviewCalendar([]))).toEqual([]);
  });
});

describe('inForceOn', () => {
  const amended = policyFixture({
    frontMatter: {
      version: '2.1',
      revisions: [
        {...policyFixture().frontMatter.revisions[0], version: '2.1', effectiveFrom: '2026-09-01'},
        ...policyFixture().frontMatter.revisions,
      ] as PolicyRecord['frontMatter']['revisions'],
    },
  });
  const older = policyFixture({
    edition: '2025',
    frontMatter: {
      version: '1.0',
      effectiveFrom: '2025-04-01',
      revisions: policyFixture().frontMatter.revisions.slice(1),
    },
  });
  const answer = (day: string, all = [amended, older]) =>
    inForceOn(all, day).map(({version, record}) => [version, record?.edition]);

  it.each([
    ['2025-03-31', []],
    ['2025-04-01', [['1.0', '2025']]],
    ['2026-03-31', [['1.0', '2025']]],
    ['2026-08-31', [['2.0', undefined]]],
    ['2026-09-01', [['2.1', '2026']]],
  ])('on %s', (day, expected) => {
    expect(answer(day)).toEqual(expected);
  });

  it('names the first edition that has the text, where several have', () => {
    const carriedOver = policyFixture({edition: '2025', frontMatter: older.frontMatter});
    const unchanged = policyFixture({frontMatter: older.frontMatter});
    expect(answer('2026-09-01', [unchanged, carriedOver])).toEqual([['1.0', '2025']]);
  });

  it('leaves out drafts and keeps what they are to replace', () => {
    const draft = policyFixture({frontMatter: {...amended.frontMatter, status: 'draft'}});
    expect(answer('2026-09-01', [draft, older])).toEqual([['2.0', undefined]]);
  });

  it('answers for every real policy: the older edition on 1 March, today’s afterwards', () => {
    const editions = (day: string) => [
      ...new Set(inForceOn(records, day).map(({record}) => record?.edition)),
    ];
    expect(inForceOn(records, '2026-03-01')).toHaveLength(9);
    expect(editions('2026-03-01')).toEqual(['2025']);
    expect(editions('2026-07-15')).toEqual(['2026']);
    // The modern slavery statement follows the financial year.
    expect(editions('2026-07-14').sort()).toEqual(['2025', '2026']);
  });
});
