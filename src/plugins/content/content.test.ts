import {expect, it, vi} from 'vitest';
import {bankHolidays} from '../../data/bank-holidays/bank-holidays';
import {brand} from '../../data/brand/brand';
import {companies} from '../../data/companies/companies';
import type {PictureName} from '../../data/pictures/catalogue';
import type {Brand} from '../../data/brand/brand.schema';
import {ContentError} from '../../shared/report';
import {twelveHour} from '../../shared/wall-clock';
import {endingWithReport, reporter} from '.';
import {pictureSource} from '../../data/pictures/sources';
import {factProblems, pictureProblems} from './facts';
import {deliveryProblems, emptyPageProblems, folderProblems} from './problems';

it('accepts the site’s own facts', () => {
  expect([...factProblems('brand', brand), ...factProblems('bankHolidays', bankHolidays)]).toEqual(
    [],
  );
});

it('reports which value is wrong, and the fix', () => {
  const planted = {...brand, address: {...brand.address, postcode: 'nowhere'}};
  expect(factProblems('brand', planted)).toEqual([
    {
      file: 'src/data/brand/brand.ts',
      field: 'brand.address.postcode',
      expected: 'a postcode, e.g. LS10 0ZZ',
      found: '"nowhere"',
      fix: 'Write it in that form.',
    },
  ]);
});

it.each([
  ['people.total', {people: {...brand.people, total: 1}}, 'Correct the total'],
  ['hours', {hours: week([1, 6, 9, 17])}, 'Correct fromDay'],
  ['hours', {hours: week([1, 5, 9, 17], [1, 1, 16, 18], [6, 7])}, 'or the times'],
  ['hours', {hours: week([1, 5, 9, 17], [5, 7])}, 'or the times'],
  ['hours', {hours: week([1, 7, 22, 6], [3, 3, 5, 7])}, 'or the times'],
  ['hours', {hours: week([1, 7, 22, 6], [1, 1, 5, 7])}, 'or the times'],
  ['hours[0]', {hours: week([1, 7, 9])}, 'null for both'],
  ['hours[0].times', {hours: week([1, 7, 9, 17]).map((day) => ({...day, times: '9–5'}))}, 'times'],
])('checks that the parts of the brand agree: %s', (field, changes, fix) => {
  const [problem, ...others] = factProblems('brand', {...brand, ...changes});
  expect(others).toEqual([]);
  expect(problem?.field).toBe(`brand.${field}`);
  expect(problem?.fix).toContain(fix);
});

it.each([
  ['number', {number: brand.legal.number}, 'a number of its own'],
  ['letter', {letter: companies[0]?.letter}, 'a letter of its own'],
  ['colour', {colour: 'green'}, 'a colour such as #2b4c7e'],
  ['pages', {pages: []}, 'at least 1 entry'],
])('checks what the compiler can’t see of a company: %s', (field, changes, expected) => {
  const problems = factProblems('companies', [companies[0], {...companies[1], ...changes}]);
  expect(problems).toMatchObject([{field: `companies[1].${field}`, expected}]);
});

it.each([
  ['an entry that has no files yet', {yard: {}}, {}, 'encoded files'],
  ['files whose entry is gone', {}, {yard: {}}, 'an entry, because it has files'],
])('names the command for %s of a picture', (_, entries, encoded, expected) => {
  expect(pictureProblems(entries, encoded)).toMatchObject([
    {field: 'catalogue.yard', expected, found: 'none', fix: 'Run: npm run pictures.'},
  ]);
});

it('names the picture that a page still shows after its entry is gone', () => {
  expect(() => pictureSource('gone' as PictureName)).toThrow(
    'has no picture "gone". Give the page another picture, or put this one back.',
  );
});

type Row = readonly [fromDay: number, toDay: number, opens?: number, closes?: number];

function week(...rows: readonly Row[]): Brand['hours'] {
  const time = (hour?: number) =>
    hour === undefined ? null : `${String(hour).padStart(2, '0')}:00`;
  return rows.map(([fromDay, toDay, from, to]) => {
    const [opens, closes] = [time(from), time(to)];
    const times = opens && closes ? `${twelveHour(opens)}–${twelveHour(closes)}` : 'Closed';
    return {fromDay, toDay, days: 'Days', opens, closes, times};
  });
}

it.each([
  ['a Saturday morning', week([1, 5, 9, 17], [6, 6, 9, 13], [7, 7])],
  ['split days', week([1, 5, 9, 12], [1, 4, 13, 17], [6, 7])],
  ['nights', week([1, 7, 22, 6])],
  ['hours round the clock', week([1, 7, 0, 0]).map((day) => ({...day, times: '24 hours'}))],
  ['one open day', week([1, 2], [3, 3, 9, 17], [4, 7])],
])('accepts %s', (_, hours) => {
  expect(factProblems('brand', {...brand, hours})).toEqual([]);
});

const PROBLEM = {
  file: 'docs/a.mdx',
  field: 'title',
  expected: 'text',
  found: '3',
  fix: 'Write text here.',
};

it('prints only the report and ends the build', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = () => Promise.reject(new ContentError([PROBLEM]));
  await expect(endingWithReport(failing)).rejects.toThrow('exit 1');
  expect(printed.mock.calls).toEqual([
    [expect.stringMatching(/^\n1 problem in 1 file:[^]*text here/)],
  ]);
  expect(String(printed.mock.calls)).not.toContain(' at ');
  const fault = () => Promise.reject(new Error('a fault of ours'));
  await expect(endingWithReport(fault)).rejects.toThrow('a fault of ours');
  expect(await endingWithReport(() => 1)).toBe(1);
  exit.mockRestore();
  printed.mockRestore();
});

it('prints each report once while npm start runs, and says when the last mistake is gone', async () => {
  const reports = ['', 'one', 'one', 'two', '', ''];
  const printed: string[] = [];
  const isSound = reporter(
    () => Promise.resolve(reports.shift() ?? ''),
    (text) => printed.push(text),
  );
  const sound = [];
  for (let change = 0; change < 6; change++) sound.push(await isSound());
  expect(sound).toEqual([true, false, false, false, true, true]);
  expect(printed).toEqual(['one', 'two', 'The content has no problems now.']);
});

it.each([
  [true, false, 0],
  [true, true, 0],
  [false, true, 0],
  [false, false, 1],
])('a group with fictional: %s and delivery: %s has %i problems', (fictional, delivers, count) => {
  const problems = deliveryProblems({fictional}, delivers);
  expect(problems).toHaveLength(count);
  for (const {file, fix} of problems) {
    expect(file).toBe('src/data/brand/brand.ts');
    expect(fix).toContain('APPLICATION_DELIVERY');
  }
});

it.each([
  ['/home/a/site #1', 'contains #,'],
  ['/home/hurray!/what?/site', 'contains ! and ?,'],
])('refuses the folder %s, which the bundler would misread', (folder, fix) => {
  expect(folderProblems(folder)).toMatchObject([
    {found: `"${folder}"`, fix: expect.stringContaining(fix) as string},
  ]);
});

it('accepts folders with spaces, accents and other signs', () => {
  expect(folderProblems('/home/Zoë & Co (2026), 50%/site [new]')).toEqual([]);
});

it('reports the page of reports while there is no report', () => {
  const route = {file: 'src/data/routes/routes.ts', line: 25, text: "  '/reports',"};
  const report = {file: 'docs/reports/bid-pack.mdx', line: 1, text: '---'};
  expect(emptyPageProblems([route])).toMatchObject([{file: route.file, line: 25}]);
  expect(emptyPageProblems([route, report])).toEqual([]);
  expect(emptyPageProblems([])).toEqual([]);
});
