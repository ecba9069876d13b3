import {expect, it} from 'vitest';
import {bankHolidays} from '../../data/bank-holidays/bank-holidays';
import {brand} from '../../data/brand/brand';
import {factProblems} from '.';

it('finds nothing wrong with the facts of the site', () => {
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
      fix: 'Change it to what is expected.',
    },
  ]);
});

it.each([
  ['people.total', {people: {...brand.people, total: 1}}, 'Correct the total'],
  ['hours', {hours: brand.hours.slice(1)}, 'Correct fromDay'],
  [
    'companyNumbers',
    {companyNumbers: {...brand.companyNumbers, design: brand.legal.number}},
    'that is used twice',
  ],
])('checks that the parts of the brand agree: %s', (field, changes, fix) => {
  const [problem, ...others] = factProblems('brand', {...brand, ...changes});
  expect(others).toEqual([]);
  expect(problem?.field).toBe(`brand.${field}`);
  expect(problem?.fix).toContain(fix);
});
