import path from 'node:path';
import {expect, it} from 'vitest';
import {entityOf} from '../../data/companies/companies';
import {addressProblems, mentionProblems} from './mentions';
import {sourceLines} from './sources';

const ROOT = path.resolve(__dirname, '../../..');
const at = (text: string, file = 'src/pages/about.tsx') => ({file, line: 7, text});
const SHIPYARD = {id: 'shipyard', shortName: 'Shipyard'};
const problemsIn = (...line: Parameters<typeof at>) => mentionProblems([at(...line)], [SHIPYARD]);

it('finds nothing wrong in the files of this site', () => {
  const lines = sourceLines(ROOT);
  expect(lines.length).toBeGreaterThan(5000);
  expect([...mentionProblems(lines), ...addressProblems(ROOT, lines)]).toEqual([]);
});

it.each([
  ["lead={`${companyOf('shipyard').name}: ships.`}", 'shipyard'],
  ['<CompanyName company="shipyard">', 'shipyard'],
  ["{name: 'Ships', people: 4, company: 'shipyard'},", 'shipyard'],
  ['Ask the Managing Director, Shipyard, first.', 'Shipyard'],
  ['We send it to Shipyard’s office.', 'Shipyard'],
  ['one of our seventeen companies, or all nine companies', 'nine companies'],
])('reports %s with its file and line', (text, found) => {
  expect(problemsIn(text)).toMatchObject([
    {file: 'src/pages/about.tsx', line: 7, found: `"${found}"`},
  ]);
});

it.each([
  `{name: 'Ships', company: '${entityOf('group').id}'},`,
  "author: 'Head of Estates', company: 'Harrow & Finch'",
  'Shipyard work under the Shipyard (Safety) Regulations 2015',
  'under the Shipyard and Regeneration Act 1996',
  'other companies, many companies',
])('accepts %s', (text) => {
  expect(problemsIn(text)).toEqual([]);
});

it.each([
  ['<Link to="/shipyard/docks">', '/shipyard/docks'],
  ['<Link to="/shipyard#docks">', '/shipyard'],
  ["href: '/shipyard',", '/shipyard'],
  ["pages: ['/about', '/shipyard'],", '/shipyard'],
  ["useWorkAt()('/services/shipyard')", '/services/shipyard'],
  ["  '/services/shipyard',", '/services/shipyard'],
])('reports that there is no page for %s', (text, found) => {
  expect(addressProblems(ROOT, [at(text)])).toMatchObject([{line: 7, found: `"${found}"`}]);
});

it.each([
  '<Link to="/about#people">',
  "const PAGE = '/shipyard';",
  "{from: '/old', href: '/legal'}",
])('accepts the address in %s', (text) => {
  expect(addressProblems(ROOT, [at(text)])).toEqual([]);
});

it('leaves addresses and ids in documents to the check of documents', () => {
  expect(addressProblems(ROOT, [at('[ships](/shipyard)', 'docs/terms.mdx')])).toEqual([]);
  expect(problemsIn('It is the work of Shipyard.', 'docs/terms.mdx')).toHaveLength(1);
});
