import {mkdir, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {brand} from '../../src/data/brand/brand';
import {companies} from '../../src/data/companies/companies';
import {loadOpenings} from '../../src/plugins/openings/load';
import {parseOpening, type OpeningDocument} from '../../src/plugins/openings/parse';
import {answersFrom, type Answers} from './answers';
import {completed} from './complete';
import {composed, withTokens} from './compose';
import {objection} from './prompts';
import {dayOf, nextId, nextReference} from './proposals';
import {rules} from './question';
import {reportOf, verified} from './verify';
import {writeNew} from './write';

const SENTENCES =
  'You price what others will build, and you tell them early when a drawing leaves something out. ';

const answers: Answers = {
  frontMatter: {
    title: 'Estimator',
    location: {town: brand.address.town, region: 'Essex'},
    type: 'Full-time',
    company: 'construction',
    description: 'Prices for fit-out and renovation: from the first drawing to a signed order.',
    requirements: [
      'Two years of estimating in construction.',
      "An eye for what's missing: a gap, a clash, a date.",
      'Spreadsheets that others can follow.',
    ],
    hours: '37.5 hours a week, Monday to Friday',
    contract: 'Permanent',
    pay: {from: 38_000, to: 44_500.5, unit: 'year'},
    closes: '2027-02-12T17:00',
    interview: '2027-02-23',
    licence: {scheme: 'CSCS', name: 'Professionally qualified person card'},
    contact: {
      role: 'Commercial director',
      email: brand.email.careers,
      phone: brand.phone.main.display,
    },
  },
  advert: {
    whatYouWillDo: `${SENTENCES.repeat(3)}\n\n- Measure.\n- Ask.\n- Price.`,
    whatWeOffer: SENTENCES.repeat(2),
    howWeChoose: `Two people of ${companies.construction.name} read every application.`,
  },
};

let documents: OpeningDocument[] = [];
beforeAll(async () => {
  documents = await loadOpenings(process.cwd());
});

const openings = () => documents.map(({opening}) => opening);
const complete = () => completed(answers, openings(), '2026-11-20');

describe('proposals', () => {
  const given = [
    {id: 7, reference: 'BES-26-014'},
    {id: 12, reference: 'BES-26-009'},
    {id: 3, reference: 'BES-25-120'},
    {id: 4, reference: 'FAC-26-044'},
  ];

  it('go on from the highest number', () => {
    expect(nextId(given)).toBe(13);
    expect(nextId([])).toBe(1);
  });

  it('go on from the highest reference of the company in the year', () => {
    expect(nextReference(given, 'bespoke', '2026-11-20')).toBe('BES-26-015');
    expect(nextReference(given, 'facilities', '2026-11-20')).toBe('FAC-26-045');
    expect(nextReference(given, 'construction', '2026-11-20')).toBe('CON-26-001');
    expect(nextReference(given, 'bespoke', '2027-01-04')).toBe('BES-27-001');
  });

  it('know the day where the openings are', () => {
    expect(dayOf(new Date('2026-06-30T23:30:00Z'), 'Europe/London')).toBe('2026-07-01');
    expect(dayOf(new Date('2026-12-31T23:30:00Z'), 'Europe/London')).toBe('2026-12-31');
  });

  it('leave alone what was answered', () => {
    const {frontMatter} = completed(
      {...answers, frontMatter: {id: 500, posted: '2026-12-01', reference: 'CON-26-500'}},
      openings(),
      '2026-11-20',
    );
    expect(frontMatter).toEqual({id: 500, posted: '2026-12-01', reference: 'CON-26-500'});
  });
});

describe('the file', () => {
  it('is one that the build takes, with everything that was answered', async () => {
    const file = await verified(composed(complete()), documents);
    expect(reportOf(file)).toBe('');
    expect(file.file).toBe('openings/estimator.mdx');
    const {document} = await parseOpening(file);
    expect(document?.opening).toMatchObject({...complete().frontMatter, posted: '2026-11-20'});
    expect(document?.opening.id).toBe(nextId(openings()));
    expect(document?.html).toContain('<li>Measure.</li>');
    expect(file.text).not.toMatch(/[ \t]\n|\n\n$/);
  });

  it('does not spell out the brand', () => {
    const text = composed(complete());
    expect(text).toContain("town: '{brand.town}'");
    expect(text).toContain("email: '{brand.email.careers}'");
    expect(text).toContain('Two people of {company.construction} read');
    expect(text).not.toContain(brand.shortName);
  });

  it('takes the longest of our words, and no part of another', () => {
    expect(withTokens(`${brand.legal.name}, ${brand.name}, ${brand.shortName}`)).toBe(
      '{brand.legalName}, {brand.name}, {brand.shortName}',
    );
    expect(withTokens(`jobs@${brand.shortName}.example and ${brand.shortName}ian`)).toBe(
      `jobs@${brand.shortName}.example and ${brand.shortName}ian`,
    );
  });

  it('gives every line of text back as it was typed', async () => {
    const line = fc.string({minLength: 40, maxLength: 120}).filter((text) => {
      const tidy = text.replaceAll(/\s+/g, ' ').trim();
      return tidy === text && tidy.length >= 40;
    });
    await fc.assert(
      fc.asyncProperty(line, async (description) => {
        const {frontMatter, advert} = complete();
        const text = composed({frontMatter: {...frontMatter, description}, advert});
        const {document} = await parseOpening({file: 'openings/estimator.mdx', text});
        expect(document?.opening.description).toBe(description);
      }),
    );
  });

  it.each([
    'true',
    'No',
    '2026',
    '1.50',
    '- x',
    '#1',
    'a: b',
    "it's",
    '{x}',
    'null',
    '*',
    '@x',
    '~',
  ])('writes %j so that it stays text', async (word) => {
    const {frontMatter, advert} = complete();
    const role = `${word} ${word} ${word}`;
    for (const contract of [role, word]) {
      const text = composed({frontMatter: {...frontMatter, contract}, advert});
      const {problems, document} = await parseOpening({file: 'openings/estimator.mdx', text});
      const found = document?.opening.contract ?? problems.map((problem) => problem.found)[0];
      expect([contract, JSON.stringify(contract)]).toContain(found);
    }
  });
});

describe('verification', () => {
  const short = {whatYouWillDo: 'Work.', whatWeOffer: '', howWeChoose: ''};

  it.each<[string, Partial<Record<'frontMatter' | 'advert', object>>, string]>([
    ['an advert that says too little', {advert: short}, 'at least 100 words'],
    ['a field nobody knows', {frontMatter: {salary: 1}}, 'no field "salary"'],
    ['an answer that is missing', {frontMatter: {hours: undefined}}, 'Add the field'],
    ['pay below the law', {frontMatter: {pay: {from: 9, to: 10, unit: 'hour'}}}, 'Living Wage'],
    ['an id that is taken', {frontMatter: {id: 7}}, 'that no other opening has'],
    ['a title that is taken', {frontMatter: {title: 'Bench Joiner'}}, 'a slug that no other'],
    ['the name of the form', {frontMatter: {title: 'Apply'}}, 'where the application form is'],
    ['code in the text', {advert: {...short, whatWeOffer: '<b>x</b>'}}, 'plain Markdown'],
  ])('finds %s', async (_, change, advice) => {
    const {frontMatter, advert} = complete();
    const text = composed({
      frontMatter: {...frontMatter, ...change.frontMatter},
      advert: {...advert, ...change.advert},
    });
    expect(reportOf(await verified(text, documents))).toContain(advice);
  });
});

describe('answers from a file', () => {
  it('are the fields and the texts', () => {
    const json = JSON.stringify({...answers.frontMatter, advert: answers.advert});
    expect(answersFrom(json, 'answers.json')).toEqual(answers);
  });

  it.each([
    ['', 'answers.json is no JSON.'],
    ['{}', 'Add the field; it is required.'],
    ['{"advert": {"whatYouWillDo": "Work."}}', 'advert.whatWeOffer'],
    ['[]', 'expected  an object'],
  ])('refuse %j', (json, advice) => {
    expect(() => answersFrom(json, 'answers.json')).toThrow(advice);
  });
});

describe('an objection', () => {
  it('says in one line what is expected', () => {
    expect(objection(rules.title, 'Bench Joiner')).toBeUndefined();
    expect(objection(rules.title, 'Joi')).toBe(
      'Expected at least 4 characters. Add what is missing.',
    );
    expect(objection(rules.closes, '2027-03-28T01:30')).toContain('Summer time begins that night');
  });
});

describe('writing', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'new-opening-'));
    await mkdir(path.join(folder, 'openings'));
  });
  afterEach(() => rm(folder, {recursive: true}));

  it('makes a new file and touches no other', async () => {
    const file = await verified(composed(complete()), documents);
    await writeNew(folder, file);
    expect(await readFile(path.join(folder, file.file), 'utf8')).toBe(file.text);
    await expect(writeNew(folder, {...file, text: 'other'})).rejects.toThrow(
      'openings/estimator.mdx exists already. Nothing was written.',
    );
    expect(await readFile(path.join(folder, file.file), 'utf8')).toBe(file.text);
  });

  it('never makes a file that stops the build', async () => {
    const file = await verified('---\ntitle: Estimator\n---\n\nShort.', documents);
    await expect(writeNew(folder, file)).rejects.toThrow('Add the field; it is required.');
    await expect(readFile(path.join(folder, file.file))).rejects.toThrow();
  });
});
