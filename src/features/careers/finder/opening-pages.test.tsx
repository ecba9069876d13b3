import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {find, NO_FILTERS, pageOf, queryFor, queryForPage} from './filters';
import {OpeningPages} from './OpeningPages';
import {exampleOpening} from './openings.test-data';

vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectLink: () => undefined}),
}));

const openings = (count: number) =>
  Array.from({length: count}, (_, at) =>
    exampleOpening({id: at + 1, slug: `joiner-${at + 1}`, title: `Joiner ${at + 1}`}),
  );
const html = (count: number, query = '') => {
  const {matches} = find(openings(count), NO_FILTERS, undefined);
  return renderToStaticMarkup(
    <OpeningPages matches={matches} query={query} turn={() => undefined} />,
  );
};
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

it.each([12, 100])('shows %i openings as one list', (number) => {
  const page = html(number);
  expect(count(page, '<details')).toBe(number);
  expect(page).not.toMatch(/<nav|<noscript/);
});

it('shows 200 openings in pages, and every opening without scripts', () => {
  const [shown = '', rest = ''] = html(200).split(/<noscript>|<nav/);
  expect(count(shown, '<details')).toBe(50);
  expect(count(rest, '<h3>')).toBe(150);
  expect(rest).not.toContain('<details');
  expect(html(200)).toContain('Positions 1 to 50 of 200');
  expect(html(200)).toMatch(/href="\?page=4"/);
});

it.each([
  ['', 1, 1, 50],
  ['?page=3', 3, 101, 150],
  ['?q=joiner&page=5', 5, 201, 230],
  ['?page=99', 5, 201, 230],
  ['?page=0', 1, 1, 50],
  ['?page=-2', 1, 1, 50],
  ['?page=1e3', 1, 1, 50],
  ['?page=<b>', 1, 1, 50],
  ['?page=2&page=3', 2, 51, 100],
])('the address %s shows its page of 230 openings', (query, page, first, last) => {
  const list = openings(230);
  const found = pageOf(list, query);
  expect(found).toMatchObject({page, pages: 5, from: first - 1});
  expect(found.rows).toEqual(list.slice(first - 1, last));
  expect(html(230, query)).toContain(`Positions ${first} to ${last} of 230`);
});

it('keeps the filters when a page is turned, and begins another list with its first page', () => {
  expect(queryForPage(2, '?q=joiner')).toBe('?q=joiner&page=2');
  expect(queryForPage(1, '?q=joiner&page=2')).toBe('?q=joiner');
  expect(queryFor({...NO_FILTERS, type: 'part-time'}, '?page=3')).toBe('?type=part-time');
});
