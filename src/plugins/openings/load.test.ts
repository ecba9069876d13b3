// A misspelt word. cspell:ignore abuot
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {NATIONAL_LIVING_WAGE} from '../../data/pay/national-living-wage';
import {addDays} from '../../shared/wall-clock';
import {currentHref, listOf, loadOpenings, upcomingWords} from './load';
import {openingFrontMatter} from '../../shared/openings/schema';

const ADVERT = Array.from({length: 120}, (_, index) => `word${index}`).join(' ');

const VALID = `---
id: 1
title: Bench Joiner
location:
  town: '{brand.town}'
  region: Essex
  outward: RM18
type: Full-time
company: bespoke
description: Staircases, sash windows and one-off furniture, from rod to dispatch.
requirements:
  - Time served or level 3 in bench joinery.
  - Able to read a joinery drawing.
  - Your own hand tools; we supply machines.
hours: 40 hours a week, Monday to Friday
flexibility: Three or four full days a week are possible.
contract: Permanent
pay:
  from: 17.60
  to: 20.40
  unit: hour
posted: 2026-11-02
closes: 2027-01-29T17:00
interview: 2027-02-09
reference: BES-26-014
contact:
  role: Workshop manager
  email: '{brand.email.careers}'
  phone: '{brand.phone.main}'
picture:
  name: dovetail
  subject: A lapped dovetail
---

${ADVERT}
`;

const ONE_COMPANY = 'one of "construction", "bespoke", "facilities"';
const LOCATION = VALID.slice(VALID.indexOf('location:'), VALID.indexOf('type:'));
const LIST =
  'location:\n  - town: Leeds\n    region: Yorkshire\n  - town: York\n    region: Yorkshire\n';
const POSTED = 'posted: 2026-11-02';
const updated = (moment: string) => `${POSTED}\nupdated: ${moment}`;
const HOURLY = 'from: 17.60\n  to: 20.40\n  unit: hour';
const YEARLY = 'from: 12000\n  to: 13000\n  unit: year';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'openings-'));
  await mkdir(path.join(siteDir, 'openings'));
});

afterEach(() => rm(siteDir, {recursive: true}));

function write(name: string, text: string) {
  return writeFile(path.join(siteDir, 'openings', name), text);
}

/** Replaces text in the valid file and returns the report for the folder. */
async function reportOf(search: string | RegExp, replacement: string, name = 'bench-joiner.mdx') {
  const text = VALID.replace(search, replacement);
  expect(text, 'the fault was planted').not.toBe(VALID);
  await write(name, text);
  return reportAt();
}

/** A day on which the valid opening accepts applications. */
const NOW = new Date('2026-11-20T12:00:00Z');

const load = (now = NOW) => loadOpenings(siteDir, now);

function reportAt(now = NOW): string {
  try {
    load(now);
    return 'no problems';
  } catch (error) {
    return String(error);
  }
}

describe('loadOpenings', () => {
  it('reads an opening, adds its address, keeps dates as text and replaces brand tokens', async () => {
    await write('bench-joiner.mdx', VALID);
    const [document] = load().open;
    expect(document?.opening).toMatchObject({
      id: 1,
      slug: 'bench-joiner',
      locations: [{town: brand.address.town, region: 'Essex', outward: 'RM18'}],
      posted: '2026-11-02',
      closes: '2027-01-29T17:00',
      closesAt: '2027-01-29T17:00:00.000Z',
      contact: {email: brand.email.careers, phone: brand.phone.main.display},
    });
    expect(document?.body).toBe(ADVERT);
  });

  it('counts a change from the moment of its date', async () => {
    const text = VALID.replace('closes:', 'updated: 2026-11-20T12:30\ncloses:');
    await write('bench-joiner.mdx', text);
    const updatedAt = (now: string) => load(new Date(now)).open[0]?.opening.updated;
    expect(updatedAt('2026-11-20T12:29:00Z')).toBeUndefined();
    expect(updatedAt('2026-11-20T12:30:00Z')).toBe('2026-11-20T12:30');
  });

  it('sorts by id and ignores what other programs leave in the folder', async () => {
    await write('site-manager.mdx', other({id: 3, title: 'Site Manager', reference: 'CON-26-003'}));
    await write('bench-joiner.mdx', other({id: 20}));
    await write('.DS_Store', '');
    await write('~$bench-joiner.docx', '');
    expect(load().open.map(({opening}) => opening.id)).toEqual([3, 20]);
  });

  // What is replaced, by what, and the field, the advice and the value in the report.
  it.each([
    [/^hours:.*\n/m, '', 'hours', 'Add the field; it is required.', 'nothing'],
    [/^flexibility:.*\n/m, '', 'flexibility', 'Add the field; it is required.', 'nothing'],
    ['contract:', 'contrakt:', 'contrakt', 'Did you mean contract?', '"Permanent"'],
    ['Workshop manager', 'Workshop manger', 'contact.role', 'Did you mean Workshop manager?'],
    ['company: bespoke', 'company: design', 'company', ONE_COMPANY, '"design"'],
    ['Full-time', 'Zero hours', 'type', 'one of "Full-time", "Part-time"'],
    ['id: 1', 'id: one', 'id', 'a number', '"one"'],
    ['Able to read a joinery drawing.', 'Tidy', 'requirements[1]', 'at least 15 characters'],
    ['2027-01-29T17:00', '2027-01-29T17:00+00:00', 'closes', 'without a time zone'],
    ['2027-01-29T17:00', '2027-01-29T25:00', 'closes', 'YYYY-MM-DDTHH:mm'],
    ['2027-01-29T17:00', '2027-03-28T01:30', 'closes', 'The clocks go forward that night'],
    ['2027-01-29T17:00', '2026-11-01T17:00', 'closes', 'a day after 2026-11-02'],
    ['2027-02-09', '2027-01-29', 'interview', 'a day after 2027-01-29'],
    [POSTED, updated('2026-11-01'), 'updated', 'from 2026-11-02, when it was', '2026-11-01'],
    [POSTED, updated('2027-01-30'), 'updated', 'to 2027-01-29T17:00, when it', '2027-01-30'],
    [POSTED, updated('20 November 2026'), 'updated', 'Write 2026-11-20.', '20 November'],
    [POSTED, updated('yesterday'), 'updated', 'YYYY-MM-DD', '"yesterday"'],
    ['from: 17.60', 'from: 27.60', 'pay', 'Swap "from" and "to".', '27.6 to 20.4'],
    ['from: 17.60', 'from: 12.70', 'pay.from', 'National Living Wage', '12.7'],
    [HOURLY, YEARLY, 'pay.from', 'at least £23,132.20 a year, the National Living Wage', '12000'],
    ['20.40', '2040', 'pay.to', 'at most £52.8 an hour'],
    [HOURLY, YEARLY.replace('year', 'hour'), 'pay.to', 'at most £150 an hour', '13000'],
    ['Bench Joiner', '木工師傅', 'title', 'letters from A to Z'],
    ['Bench Joiner', 'Bench <b>Joiner</b>', 'title', 'text without < or >'],
    ['Essex', 'Essex >', 'location.region', 'text without < or >'],
    ['RM18', 'RM18 0ZZ', 'location.outward', 'the first half of a postcode'],
    ['Permanent', '"Permanent\\nor not"', 'contract', 'Put it all on one line.', 'Permanent'],
    ['BES-26-014', 'BES-26', 'reference', '-26-014'],
    ['name: dovetail', 'name: trestle', 'picture.name', 'Did you mean trestles?', 'trestle'],
    [
      'name: dovetail',
      "name: dovetail\n  scale: '1:2'",
      'picture.scale',
      'the catalogue holds it',
      '1:2',
    ],
    ['word7', '<Note>word7</Note>', 'text', 'headings, paragraphs, lists, tables', '<Note>'],
    ['word7', '[^1]\n\n[^1]: Note', 'text', 'in brackets', 'a mark for a footnote'],
    ['word0', '# Bench Joiner\n\nword0', 'text', '##', 'Bench Joiner'],
    ['word0', '![Us](/img/us.png)', 'text', 'headings, paragraphs', 'a picture'],
    ['word7', '[us](/abuot)', 'text', 'Did you mean /about?', '/abuot'],
    ['{brand.town}', 'To be confirmed', 'location.town', 'report to first'],
    ["'{brand.town}'", '', 'location.town', 'Write a value after the colon.', 'nothing'],
    ['Essex', 'TBC', 'location.region', 'the name of a place'],
    ['{brand.phone.main}', '+1 202 555 0123', 'contact.phone', 'e.g. 01632 960123'],
    [ADVERT, 'Come and work.', 'text', 'at least 100 words', '3 words'],
    ['id: 1', 'id: "1"', 'id', 'Write 1.', '"1"'],
    ['id: 1', 'id: #1', 'id', 'Delete the #', 'nothing'],
    [
      'outward: RM18',
      'outward: RM18\nremote: hybrid',
      'remote',
      'say so in "flexibility"',
      'hybrid',
    ],
    [LOCATION, LIST, 'location', 'Write the list as "locations"', 'Leeds'],
    [LOCATION, `${LOCATION}${LIST.replace('n:', 'ns:')}`, 'location', 'into the list', 'both'],
    [LOCATION, '', 'location', '"locations" for several places', 'nothing'],
    [
      LOCATION,
      `${LIST.replace('n:', 'ns:')}  - town: York\n    region: Yorkshire\n`,
      'locations[2]',
      'Delete one of the two.',
      'the same place twice',
    ],
    [
      HOURLY,
      YEARLY.replaceAll('000', '.000').replace('12.', '28.').replace('13.', '29.'),
      'pay.from',
      'Write 28000: a point divides pounds',
      '28',
    ],
    [
      LOCATION,
      LIST.replace('n:', 'ns:').replace('Leeds', 'TBC'),
      'locations[0].town',
      'a place',
      'TBC',
    ],
    ['pay:', 'extras: A van\npay:', 'extras', 'a list', 'A van'],
    ['id: 1', 'draft: true\nid: 1', 'draft', 'Remove the field.', 'true'],
    ['17.60', '£17.60', 'pay.from', 'Write 17.60.'],
    [HOURLY, '£31k', 'pay', 'on an indented line'],
    [HOURLY, 'from: £31,000\n  to: 35000\n  unit: year', 'pay.from', 'Write 31000.', '£31,000'],
    ['17.60', '31k', 'pay.from', 'Write 31000.'],
    ['unit: hour', 'unit: hours', 'pay.unit', 'Did you mean hour?', '"hours"'],
    ['Full-time', 'full time', 'type', 'Did you mean Full-time?'],
    ['RM18', 'rm18', 'location.outward', 'Write RM18.'],
    ['BES-26-014', 'bes 26 014', 'reference', 'Write BES-26-014.'],
    [POSTED, 'posted: 2/11/26', 'posted', 'Write 2026-11-02.', '2/11/26'],
    [POSTED, 'posted: Mon 2nd Nov 2026', 'posted', 'Write 2026-11-02.', 'Mon'],
    [POSTED, 'posted: November 2, 2026', 'posted', 'Write 2026-11-02.', 'Nov'],
    [POSTED, 'posted: 2026-11-31', 'posted', 'Write a day that exists', '-31'],
    [POSTED, 'posted: 31/11/2026', 'posted', 'Write a day that exists', '31/11'],
    ['2027-01-29T17:00', '29/01/2027 5pm', 'closes', 'Write 2027-01-29T17:00.'],
    ['2027-01-29T17:00', '29 January 2027, 5.30 PM', 'closes', 'Write 2027-01-29T17:30.'],
    ['2027-01-29T17:00', '2027-01-29 17:00', 'closes', 'Write 2027-01-29T17:00.'],
    ['2027-01-29T17:00', '2027-01-29T9:00', 'closes', 'Write 2027-01-29T09:00.'],
    ["'{brand.email.careers}'", 'mailto:a@b.example', 'contact.email', 'Write a@b.example.'],
    [
      /^requirements:[\s\S]*?(?=^hours)/m,
      'requirements: A saw\n',
      'requirements',
      'a list',
      'A saw',
    ],
  ])('reports %s replaced by “%s” at %s', async (from, to, field, advice, found = to) => {
    const report = await reportOf(from, to);
    // A footnote has a mark and its words.
    expect(report).toMatch(/: 1 problem in 1 file|a mark for a footnote/);
    expect(report).toContain('openings/bench-joiner.mdx');
    expect(report.replaceAll(/, line \d+$/gm, '')).toContain(`\n  ${field}\n`);
    expect(report).toContain(found);
    expect(report).toContain(advice);
  });

  it.each([
    ['requirements[0]', 'Time served or level 3', 'Registered with the SIA, or level 3'],
    ['text', 'word7 ', 'a guaranteed job '],
  ])('reports wording that the law forbids in %s', async (field, search, replacement) => {
    const report = await reportOf(search, replacement);
    expect(report.replaceAll(/, line \d+$/gm, '')).toContain(`\n  ${field}\n`);
    expect(report).toMatch(/no claim to be registered|no promise of work/);
  });

  it.each(['joiner.mdx', 'carpenter.mdx'])(
    'reports that %s is not named after its title',
    async (name) => {
      const report = await reportOf('id: 1', 'id: 2', name);
      expect(report).toContain('expected  the file to be called bench-joiner.mdx');
      expect(report).toContain(`found     ${name}\n`);
      expect(report).toContain(
        'fix       Check the spelling of the title. If it is right, rename the file to bench-joiner.mdx.',
      );
    },
  );

  it.each([
    [LOCATION, 'remote: yes\n'],
    ['hours: 40 hours a week, ', 'hours: 40 hours: '],
  ])('reports one mistake once: %j, not the place as missing', async (search, replacement) => {
    const report = await reportOf(search, replacement);
    expect(report).toMatch(/^Error: 1 problem in 1 file:/);
  });

  it('reports a title whose address is that of the application form', async () => {
    await write('apply.mdx', other({title: 'Apply'}));
    expect(reportAt()).toContain(
      'a title whose address is not /careers/apply, where the application form is',
    );
  });

  it('reports ids, addresses and references that two openings share', async () => {
    await write('bench-joiner.mdx', VALID);
    await write('bench-joiner-2.mdx', VALID);
    for (const field of ['an id', 'a title', 'a reference']) {
      expect(reportAt()).toContain(`expected  ${field} that no other opening has`);
    }
    expect(reportAt()).toMatch(/title, line 3\n.*\n +found +"Bench Joiner", as in .*-2\.mdx/);
  });

  it.each(['bench-joiner.md', 'bench-joiner.mdx.txt', 'bench-joiner.MDX', 'Bench Joiner.mdx'])(
    'reports a file called %s, which nothing would show',
    async (name) => {
      await write(name, VALID);
      expect(reportAt()).toContain('fix       Rename it to bench-joiner.mdx.');
    },
  );

  it('reads a heading after a non-breaking space', async () => {
    await write('bench-joiner.mdx', VALID.replace('word7', 'word7\n\n##\u00a0Pay\n\n'));
    expect(load().open[0]?.html).toContain('<h2>Pay</h2>');
  });

  it.each(['+44 1632 960123', "'01632960123'", '01632960123', '+441632960123'])(
    'shows the number %s as people read it',
    async (phone) => {
      await write('bench-joiner.mdx', VALID.replace("'{brand.phone.main}'", phone));
      expect(load().open[0]?.opening.contact.phone).toBe('01632 960123');
    },
  );

  it('formats the text for other sites, with tokens replaced and absolute links', async () => {
    const text =
      '- Hang & **sign**:note.\n\n[{brand.phone.main}](tel:{brand.tel.main}) [Jobs](/careers) [Pay](#pay)\n\n## Pay\n\n| Pay |\n| --- |\n| £10~15 |\n\n';
    await write('bench-joiner.mdx', VALID.replace('word0', text));
    const [{html} = {html: ''}] = load().open;
    const {display, href} = brand.phone.main;
    for (const part of [
      '<li>Hang &#x26; <strong>sign</strong>:note.</li>',
      `<a href="${href}">${display}</a>`,
      `<a href="${brand.url}/careers">Jobs</a>`,
      `<a href="${brand.url}/careers/bench-joiner#pay">Pay</a>`,
      '<td>£10~15</td>',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('reports all problems of all files at once', async () => {
    await write('site-manager.mdx', other({id: 3, title: 'Site Manager', reference: 'wrong'}));
    await write('bench-joiner.mdx', VALID);
    const report = await reportOf('type: Full-time', 'type: Zero hours', 'joiner.mdx');
    expect(report).toContain('in 2 files:');
    expect(report).toContain('found     "Zero hours"');
    expect(report).toContain('expected  an id that no other opening has');
    expect(report).toContain('expected  the file to be called bench-joiner.mdx');
  });
});

it('has a template that lists every field and isn’t loaded as an opening', async () => {
  const fileContent = await readFile('openings/_template.mdx', 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: '', fileContent});
  expect(Object.keys(frontMatter)).toEqual(Object.keys(openingFrontMatter.shape));
  await write('_template.mdx', fileContent);
  expect(load()).toEqual({open: [], upcoming: [], closed: []});
});

/** Returns the valid file with other values in its front matter. */
function other(values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (text, [field, value]) => text.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`),
    VALID,
  );
}

it('the published openings are valid, however many there are', () => {
  expect(() => loadOpenings(process.cwd())).not.toThrow();
});

describe('the time of the build', () => {
  const slugs = (now: string) => {
    const {open, upcoming, closed} = load(new Date(now));
    return {
      open: open.map(({opening}) => opening.slug),
      upcoming: upcoming.map(({opening}) => opening.slug),
      closed: closed.map(({slug}) => slug),
    };
  };
  const joiner = ['bench-joiner'];

  it('shows an opening from the start of its first day in the UK to its closing moment', async () => {
    const values = {posted: '2027-06-01', closes: '2027-06-30T17:00', interview: '2027-07-05'};
    await write('bench-joiner.mdx', other(values));
    const none = {open: [], upcoming: [], closed: []};
    expect(slugs('2027-05-31T22:59:59Z')).toEqual({...none, upcoming: joiner});
    expect(slugs('2027-05-31T23:00:00Z')).toEqual({...none, open: joiner});
    expect(slugs('2027-06-30T15:59:59Z')).toEqual({...none, open: joiner});
    expect(slugs('2027-06-30T16:00:00Z')).toEqual({...none, closed: joiner});
  });

  it('says on which day an opening appears', async () => {
    await write('bench-joiner.mdx', VALID);
    expect(upcomingWords(load(new Date('2026-11-01')))).toBe(
      'Openings not shown yet: openings/bench-joiner.mdx appears on 2 November 2026.',
    );
    expect(upcomingWords(load())).toBeUndefined();
  });

  it('lists the openings with the days from and to which they are visible', async () => {
    await write('bench-joiner.mdx', VALID);
    const days =
      '  Bench Joiner, BES-26-014: visible from 2 November 2026 to 29 January 2027, 5:00 PM';
    const listAt = (now: string) => listOf(load(new Date(now)));
    expect(listAt('2026-11-01')).toBe(`Not shown yet: 1\n${days}\nShown now: 0\nClosed: 0`);
    expect(listAt('2026-11-20')).toBe(`Not shown yet: 0\nShown now: 1\n${days}\nClosed: 0`);
    expect(listAt('2028-01-01')).toBe(`Not shown yet: 0\nShown now: 0\nClosed: 1\n${days}`);
  });

  it('sends a link to an opening that has no page to the list, and drops anchors of a notice', async () => {
    await write('bench-joiner.mdx', VALID);
    const hrefs = ['/careers/bench-joiner#pay', '/careers/bench-joiner', '/careers/gone#pay'];
    const at = (now: string) => hrefs.map((href) => currentHref(href, load(new Date(now))));
    expect(at('2026-11-01')).toEqual(['/careers', '/careers', '/careers']);
    expect(at('2026-11-20')).toEqual([...hrefs.slice(0, 2), '/careers']);
    expect(at('2028-01-01')).toEqual([
      '/careers/bench-joiner',
      '/careers/bench-joiner',
      '/careers',
    ]);
    const others = [
      '/careers',
      '/careers/apply',
      '/careers/apply?position=x',
      '/careers/x.ics',
      '#a',
    ];
    for (const href of others) expect(currentHref(href, load())).toBe(href);
  });

  it('sends links of feeds to pages that exist', async () => {
    const link = `[Later](/careers/ladder-fitter#pay) word0`;
    const later = {id: 2, title: 'Ladder Fitter', reference: 'BES-26-015', posted: '2026-12-20'};
    await write('bench-joiner.mdx', VALID.replace('word0', link));
    await write('ladder-fitter.mdx', other(later));
    expect(load().open[0]?.html).toContain(`<a href="${brand.url}/careers">Later</a>`);
  });

  it('checks an opening before its first day', async () => {
    await write('bench-joiner.mdx', other({type: 'Zero hours'}));
    expect(reportAt(new Date('2026-11-01'))).toContain('"Zero hours"');
  });

  it.each([
    ['pay below the wage', 'from: 17.60', 'from: 9.50'],
    ['a role that nobody has any more', 'Workshop manager', 'Cooper'],
    ['a token that is no more', 'Permanent', "'{terms.gone}'"],
    ['a picture that is no more', 'dovetail', 'gone'],
    ['a field that is no more', 'contract:', 'agreement:'],
    ['wording that is forbidden now', 'word7', 'a guaranteed job'],
    ['a component', 'word7', '<Note>word7</Note>'],
    ['a short text', ADVERT, 'Come.'],
    ['a wider range of pay', 'to: 20.40', 'to: 2040'],
  ])('accepts %s in an opening that has closed', async (_, from, to) => {
    const text = VALID.replace(from, to);
    await write('bench-joiner.mdx', text);
    expect(reportAt()).not.toBe('no problems');
    expect(slugs('2027-01-29T17:00:00Z').closed).toEqual(joiner);
  });

  it('reports what the notice of a closed opening lacks', async () => {
    await write('bench-joiner.mdx', VALID.replace('Essex', ''));
    expect(reportAt(new Date('2028-01-01'))).toContain('location.region');
  });

  it('compares pay only with the wage in force when the opening closes', async () => {
    const early = {posted: '2026-02-02', closes: `${addDays(NATIONAL_LIVING_WAGE.from, -1)}T23:59`};
    const text = other(early)
      .replace('from: 17.60', 'from: 12.30')
      .replace(/^interview.*\n/m, '');
    await write('bench-joiner.mdx', text);
    expect(reportAt(new Date('2026-03-01'))).toBe('no problems');
  });

  it('gives the address of a closed opening to a new one with its title', async () => {
    const old = {posted: '2025-11-03', closes: '2025-12-01T17:00', interview: '2025-12-09'};
    const next = VALID.replace('id: 1', 'id: 2').replace('BES-26-014', 'BES-26-015');
    await write('bench-joiner-2025.mdx', other(old));
    await write('bench-joiner.mdx', next);
    expect(slugs('2026-01-01T00:00:00Z')).toEqual({open: [], upcoming: joiner, closed: joiner});
    expect(slugs('2026-11-20T00:00:00Z')).toEqual({open: joiner, upcoming: [], closed: []});
    expect(slugs('2028-01-01T00:00:00Z').closed).toEqual(joiner);
    await write('bench-joiner.mdx', VALID);
    expect(reportAt()).toContain('found     1, as in openings/bench-joiner-2025.mdx');
    expect(reportAt()).not.toContain('a title that no other opening has');
  });
});
