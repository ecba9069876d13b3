import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {loadOpenings} from './load';
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
  scale: '1:2'
---

${ADVERT}
`;

const ONE_COMPANY = 'one of "construction", "bespoke", "facilities"';
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
  return loadOpenings(siteDir).then(
    () => 'no problems',
    (error: unknown) => String(error),
  );
}

describe('loadOpenings', () => {
  it('reads an opening, adds its address, keeps dates as text and replaces brand tokens', async () => {
    await write('bench-joiner.mdx', VALID);
    const [document] = await loadOpenings(siteDir);
    expect(document?.opening).toMatchObject({
      id: 1,
      slug: 'bench-joiner',
      location: {town: brand.address.town, region: 'Essex', outward: 'RM18'},
      posted: '2026-11-02',
      closes: '2027-01-29T17:00',
      closesAt: '2027-01-29T17:00:00.000Z',
      contact: {email: brand.email.careers, phone: brand.phone.main.display},
    });
    expect(document?.body).toBe(ADVERT);
  });

  it('sorts by id and reads only MDX files', async () => {
    await write('site-manager.mdx', other({id: 3, title: 'Site Manager', reference: 'CON-26-003'}));
    await write('bench-joiner.mdx', other({id: 20}));
    await write('README.md', 'Not an opening.');
    const documents = await loadOpenings(siteDir);
    expect(documents.map(({opening}) => opening.id)).toEqual([3, 20]);
  });

  // What is replaced, by what, and the field, the advice and the value in the report.
  it.each([
    [/^hours:.*\n/m, '', 'hours', 'Add the field; it is required.', 'nothing'],
    [/^flexibility:.*\n/m, '', 'flexibility', 'Add the field; it is required.', 'nothing'],
    [/^---[\s\S]*---\n/, '', 'title', 'Add the field', 'nothing'],
    ['contract:', 'contrakt:', '(the whole entry)', 'Correct the name of the field', 'contrakt'],
    ['Workshop manager', 'Workshop manger', 'contact.role', 'Did you mean Workshop manager?'],
    [
      'Workshop manager',
      '"Workshop\\nmanager"',
      'contact.role',
      'Did you mean Workshop manager?',
      'Workshop',
    ],
    ['company: bespoke', 'company: design', 'company', ONE_COMPANY, '"design"'],
    ['Full-time', 'Zero hours', 'type', 'one of "Full-time", "Part-time"'],
    ['id: 1', 'id: one', 'id', 'a number', '"one"'],
    ['Able to read a joinery drawing.', 'Tidy', 'requirements[1]', 'at least 15 characters'],
    ['2027-01-29T17:00', '2027-01-29T17:00+00:00', 'closes', 'without a time zone'],
    ['2027-01-29T17:00', '2027-01-29T25:00', 'closes', 'YYYY-MM-DDTHH:mm'],
    ['2027-01-29T17:00', '2027-03-28T01:30', 'closes', 'The clocks go forward that night'],
    ['2027-01-29T17:00', '2026-11-01T17:00', 'closes', 'a day after 2026-11-02'],
    ['2027-02-09', '2027-01-29', 'interview', 'a day after 2027-01-29'],
    ['from: 17.60', 'from: 27.60', 'pay', 'Swap "from" and "to".', '27.6 to 20.4'],
    ['from: 17.60', 'from: 12.70', 'pay.from', 'National Living Wage', '12.7'],
    [HOURLY, YEARLY, 'pay.from', 'at least £23132.2 a year, the National Living Wage', '12000'],
    ['20.40', '2040', 'pay.to', 'at most £52.8 an hour'],
    [HOURLY, YEARLY.replace('year', 'hour'), 'pay.to', 'at most £150 an hour', '13000'],
    ['Bench Joiner', '木工師傅', 'title', 'letters from A to Z'],
    ['Bench Joiner', 'Bench <b>Joiner</b>', 'title', 'text without < or >'],
    ['Essex', 'Essex >', 'location.region', 'text without < or >'],
    ['RM18', 'RM18 0ZZ', 'location.outward', 'the first half of a postcode'],
    ['Permanent', '"Permanent\\nor not"', 'contract', 'Put it all on one line.', 'Permanent'],
    ['BES-26-014', 'BES-26', 'reference', 'BES-26-014'],
    ['{brand.town}', '{brand.twon}', 'location.town', 'Did you mean {brand.town}?'],
    ['word7', '{brand.nmae}', 'text', 'Did you mean {brand.'],
    ['name: dovetail', 'name: trestle', 'picture.name', 'Did you mean trestles?', 'trestle'],
    ["'1:2'", '1 to 2', 'picture.scale', 'a scale, e.g. 1:50'],
    ['word7', '<Note>word7</Note>', 'text, line 36', 'plain Markdown', '<Note>'],
    [ADVERT, 'Come and work.', 'text', 'at least 100 words', '3 words'],
    ['title: Bench', 'title: "Bench', 'front matter', 'YAML between two lines', ''],
  ])('reports %s replaced by “%s” at %s', async (from, to, field, advice, found = to) => {
    const report = await reportOf(from, to);
    expect(report).toContain('openings/bench-joiner.mdx');
    expect(report).toContain(`\n  ${field}\n`);
    expect(report).toContain(found);
    expect(report).toContain(advice);
  });

  it.each([
    ['requirements[0]', 'Time served or level 3', 'Registered with the SIA, or level 3'],
    ['text, before the first section', 'word7 ', 'a guaranteed job '],
  ])('reports wording that the law forbids in %s', async (field, search, replacement) => {
    const report = await reportOf(search, replacement);
    expect(report).toContain(`\n  ${field}\n`);
    expect(report).toMatch(/no claim to be registered|no promise of work/);
  });

  it.each(['joiner.mdx', '.mdx'])('reports that %s is not named after its title', async (name) => {
    const report = await reportOf('id: 1', 'id: 2', name);
    expect(report).toContain('expected  the file to be called bench-joiner.mdx');
    expect(report).toContain(`found     ${name}\n`);
    expect(report).toContain(
      'fix       Check the spelling of the title. If it is right, rename the file to bench-joiner.mdx.',
    );
  });

  it('reports a title whose address is that of the application form', async () => {
    await write('apply.mdx', other({title: 'Apply'}));
    await expect(loadOpenings(siteDir)).rejects.toThrow(
      'a title whose address is not /careers/apply, where the application form is',
    );
  });

  it('reports ids, addresses and references that two openings share', async () => {
    await write('bench-joiner.mdx', VALID);
    await write('bench-joiner-2.mdx', VALID);
    const report = await loadOpenings(siteDir).catch((error: unknown) => String(error));
    for (const field of ['an id', 'a title', 'a reference']) {
      expect(report).toContain(`expected  ${field} that no other opening has`);
    }
    expect(report).toContain('found     "Bench Joiner", as in openings/bench-joiner-2.mdx');
  });

  it('reports an invalid field, a duplicate and a wrong file name together', async () => {
    await write('bench-joiner.mdx', VALID);
    const report = await reportOf('type: Full-time', 'type: Zero hours', 'joiner.mdx');
    expect(report).toContain('found     "Zero hours"');
    expect(report).toContain('expected  an id that no other opening has');
    expect(report).toContain('expected  the file to be called bench-joiner.mdx');
  });

  it('reports an unquoted colon and the fix', async () => {
    const report = await reportOf('Able to read', 'Skilled in this: able to read');
    expect(report).toContain('\n  requirements[1]\n');
    expect(report).toContain('fix       Put quotes round it: it contains a colon.');
  });

  it('reports all problems of all files at once', async () => {
    await write('site-manager.mdx', other({id: 3, title: 'Site Manager', reference: 'wrong'}));
    const report = await reportOf('company: bespoke', 'company: design');
    expect(report).toContain('2 problems in 2 files:');
  });
});

it('has a template that lists every field and isn’t loaded as an opening', async () => {
  const fileContent = await readFile('openings/_template.mdx', 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: '', fileContent});
  expect(Object.keys(frontMatter)).toEqual(Object.keys(openingFrontMatter.shape));
  await write('_template.mdx', fileContent);
  expect(await loadOpenings(siteDir)).toEqual([]);
});

/** Returns the valid file with other values in its front matter. */
function other(values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (text, [field, value]) => text.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`),
    VALID,
  );
}

it('the published openings are valid, however many there are', async () => {
  expect(await loadOpenings(process.cwd())).not.toHaveLength(0);
});
