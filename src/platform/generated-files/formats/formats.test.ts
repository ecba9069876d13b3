import {parseAtomFeed, parseJsonFeed} from 'feedsmith';
import {Parser} from 'htmlparser2';
import ICAL from 'ical.js';
import {describe, expect, it} from 'vitest';
import {atomFeed, type FeedContent, jsonFeed} from './feed';
import {calendarFile} from './calendar';
import {csvFile} from './csv';

const feed: FeedContent = {
  id: 'tag:www.group.example,2026:news',
  title: 'News & <views>',
  description: 'What is new.',
  language: 'en-GB',
  page: 'https://www.group.example/news',
  self: 'https://www.group.example/news.feed?a=1&b=2',
  updated: new Date('2026-11-18'),
  author: {name: 'Group & Sons', url: 'https://www.group.example/'},
  entries: [
    {
      id: 'tag:www.group.example,2026:news/1',
      url: 'https://www.group.example/news/1',
      title: 'Café & Bar <Joiner>',
      summary: '5 < 6 & "7".',
      html: '<p>5 &lt; 6 &amp; ]]&gt; “7”.</p>',
      published: new Date('2026-11-02'),
      updated: new Date('2026-11-18'),
      author: {name: 'Joinery Limited', url: 'https://www.group.example/bespoke'},
      tags: ['Full-time', 'Research & development', 'Greater </title><b a="c">'],
    },
  ],
};

describe('atomFeed', () => {
  const xml = atomFeed(feed);
  const parsed = parseAtomFeed(xml);

  it('has a title, an address and an update time', () => {
    expect(parsed).toMatchObject({
      id: feed.id,
      title: {value: feed.title},
      subtitle: {value: feed.description},
      updated: '2026-11-18T00:00:00.000Z',
      authors: [{name: 'Group & Sons', uri: 'https://www.group.example/'}],
    });
    expect(parsed.links).toEqual([
      {rel: 'alternate', href: feed.page},
      {rel: 'self', href: feed.self},
    ]);
  });

  it('keeps every field of an entry', () => {
    expect(parsed.entries).toHaveLength(1);
    expect(parsed.entries?.[0]).toMatchObject({
      id: 'tag:www.group.example,2026:news/1',
      links: [{href: 'https://www.group.example/news/1'}],
      published: '2026-11-02T00:00:00.000Z',
      updated: '2026-11-18T00:00:00.000Z',
      title: {type: 'html', value: 'Café &amp; Bar &lt;Joiner&gt;'},
      summary: {type: 'html', value: '5 &lt; 6 &amp; &quot;7&quot;.'},
      content: {type: 'html', value: '<p>5 &lt; 6 &amp; ]]&gt; “7”.</p>'},
      authors: [{name: 'Joinery Limited', uri: 'https://www.group.example/bespoke'}],
      categories: [
        {term: 'Full-time'},
        {term: 'Research & development'},
        {term: 'Greater </title><b a="c">'},
      ],
    });
  });

  it('escapes every text', () => {
    const opened: string[] = [];
    const parser = new Parser({onopentag: (name) => opened.push(name)}, {xmlMode: true});
    parser.end(xml);
    expect(opened.filter((name) => name === 'category')).toHaveLength(3);
    expect(opened).not.toContain('b');
    expect(atomFeed({...feed, title: 'A\u0000\u001F\uFFFF\uD800 😀'})).toContain(
      '<title>A 😀</title>',
    );
  });

  it('is the same on every run and names no generator', () => {
    expect(atomFeed(feed)).toBe(xml);
    expect(xml).not.toContain('<generator');
  });

  it('may have no entries', () => {
    expect(parseAtomFeed(atomFeed({...feed, entries: []})).id).toBe(feed.id);
  });
});

it('jsonFeed is version 1.1 and keeps every field', () => {
  const text = jsonFeed(feed);
  expect(JSON.parse(text)).toMatchObject({version: 'https://jsonfeed.org/version/1.1'});
  expect(parseJsonFeed(text)).toMatchObject({
    title: feed.title,
    description: feed.description,
    language: 'en-GB',
    home_page_url: feed.page,
    feed_url: feed.self,
    authors: [{name: 'Group & Sons', url: 'https://www.group.example/'}],
    items: [
      {
        id: 'tag:www.group.example,2026:news/1',
        url: 'https://www.group.example/news/1',
        title: 'Café & Bar <Joiner>',
        summary: '5 < 6 & "7".',
        content_html: '<p>5 &lt; 6 &amp; ]]&gt; “7”.</p>',
        date_published: '2026-11-02T00:00:00.000Z',
        date_modified: '2026-11-18T00:00:00.000Z',
        authors: [{name: 'Joinery Limited', url: 'https://www.group.example/bespoke'}],
        tags: ['Full-time', 'Research & development', 'Greater </title><b a="c">'],
      },
    ],
  });
});

describe('calendarFile', () => {
  const file = calendarFile('Group, Sons & Co', [
    {
      uid: 'opening-7@www.group.example',
      changed: new Date('2026-11-02'),
      revision: 3,
      start: new Date('2027-06-30T16:00:00Z'),
      summary:
        'Applications close: Security Officer, Nights; £14.80 — and a long remark in “quotes”',
      description: 'First line, with a comma.\nSecond line: back\\slash.',
      url: 'https://www.group.example/careers/security-officer-nights-with-a-rather-long-address',
      reminderDays: 1,
    },
  ]);
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent') ?? undefined,
  );

  it('is read correctly by a calendar library', () => {
    expect(event.uid).toBe('opening-7@www.group.example');
    expect(event.summary).toBe(
      'Applications close: Security Officer, Nights; £14.80 — and a long remark in “quotes”',
    );
    expect(event.description).toBe('First line, with a comma.\nSecond line: back\\slash.');
    expect(event.startDate.toJSDate().toISOString()).toBe('2027-06-30T16:00:00.000Z');
    // The standard requires an end after the start. Without an end, programs invent one.
    expect(event.endDate.toJSDate().toISOString()).toBe('2027-06-30T16:01:00.000Z');
    expect(event.component.getFirstPropertyValue('url')).toBe(
      'https://www.group.example/careers/security-officer-nights-with-a-rather-long-address',
    );
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-02T00:00:00Z');
    expect(event.sequence).toBe(3);
  });

  it('ends a whole-day entry with its day, and names a calendar for subscribers', () => {
    const entry = {
      uid: 'review@www.group.example',
      changed: new Date('2026-11-02'),
      revision: 0,
      start: '2026-12-31',
      summary: 'Review',
      description: '',
      url: 'https://www.group.example/',
      reminderDays: 30,
    };
    const calendar = new ICAL.Component(
      ICAL.parse(calendarFile('Group', [entry], 'Group reviews')) as unknown[],
    );
    const day = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect([day.startDate, day.endDate, day.duration].map(String)).toEqual([
      '2026-12-31',
      '2027-01-01',
      'P1D',
    ]);
    expect(
      ['name', 'x-wr-calname', 'refresh-interval', 'x-published-ttl'].map((name) =>
        String(calendar.getFirstPropertyValue(name)),
      ),
    ).toEqual(['Group reviews', 'Group reviews', 'P1D', 'P1D']);
  });

  it('has a reminder one day before', () => {
    const alarm = event.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  });

  it('folds lines at 75 octets without splitting a character', () => {
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(1);
    expect(file).not.toMatch(/[^\r]\n|\uFFFD/);
  });
});

describe('csvFile', () => {
  it('begins with a byte order mark and ends every row with CRLF', () => {
    const file = csvFile([
      ['Policy', 'Target'],
      ['Gifts', '£50, or “less”'],
    ]);
    expect([...Buffer.from(file).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.slice(1)).toBe('Policy,Target\r\nGifts,"£50, or “less”"\r\n');
  });

  it.each([
    ['=1+2', "'=1+2"],
    ['+44 1632 960123', "'+44 1632 960123"],
    ['@SUM(A1:A2)', "'@SUM(A1:A2)"],
    ["-2+3+cmd|'/c calc'!A1", "'-2+3+cmd|'/c calc'!A1"],
    ['-5 points', "'-5 points"],
    ['--', "'--"],
    ['-', "'-"],
    [' =1', "' =1"],
    ['\t=1', `"'\t=1"`],
    ['\rA', `"'\rA"`],
    ['＝1', "'＝1"],
    ['=A;"B"', `"'=A;""B"""`],
    ['-5', '-5'],
    ['-1,234.50', '"-1,234.50"'],
    ['-0.5%', '-0.5%'],
    ['-£2', '-£2'],
    ['-1e-7', '-1e-7'],
    ['−5 points', '−5 points'],
    ['6 of 6', '6 of 6'],
    ['a=b', 'a=b'],
    ['one; two', '"one; two"'],
    ['', ''],
  ])('writes the cell %j as %j', (text, cell) => {
    expect(csvFile([[text]])).toBe(`\uFEFF${cell}\r\n`);
  });
});
