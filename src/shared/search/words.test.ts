import {expect, it} from 'vitest';
import {partsOf, stemOf, wordsOf} from './words';

const folded = (text: string) => wordsOf(text).map((word) => word.folded);

it.each([
  ['Security Officer, Nights', ['security', 'officer', 'nights']],
  ['Café CRÈME', ['cafe', 'creme']],
  ['Cafe\u0301', ['cafe']],
  ['Fit-out Project', ['fit', 'out', 'project', 'fitout']],
  ['the client’s van', ['the', 'client', 's', 'van', 'clients']],
  ['BES-26-014', ['bes', '26', '014', 'bes26', 'bes26014']],
  ['up to £3,000', ['up', 'to', '3000']],
  ['your C.V., e.g. this', ['your', 'cv', 'eg', 'this']],
  ['clause 3.1', ['clause', '3.1']],
  ['fi\u00ADre', ['fire']],
  ['0808 157 0142', ['0808', '157', '0142', '0808157', '08081570142']],
  ['RM18 0ZZ', ['rm18', '0zz', 'rm180zz']],
  ['5:00 AM – 8:30 AM', ['5', '00', 'am', '8', '30', 'am']],
  ['work - life', ['work', 'life']],
  ['', []],
])('wordsOf splits %j', (text, words) => {
  expect(folded(text)).toEqual(words);
});

it('wordsOf gives the place of each word', () => {
  const text = 'A café, fit-out';
  expect(wordsOf(text).map(({start, end}) => text.slice(start, end))).toEqual([
    'A',
    'café',
    'fit',
    'out',
    'fit-out',
  ]);
});

it('partsOf splits compounds into their parts', () => {
  expect(partsOf('fit-out').map((word) => word.folded)).toEqual(['fit', 'out']);
});

it.each([
  [['cleaner', 'cleaners', 'cleaning', 'clean', 'cleaned'], 'clean'],
  [['manager', 'managers', 'managing', 'manage'], 'manag'],
  [['company', 'companies'], 'company'],
  [['site', 'sites'], 'site'],
  [['drive', 'driver', 'driving'], 'driv'],
  [['bus'], 'bus'],
  [['cookie', 'cookies'], 'cooky'],
  [['organisation', 'organization'], 'organisation'],
])('stemOf is the same for %j', (words, stem) => {
  expect(new Set(words.map(stemOf))).toEqual(new Set([stem]));
});
