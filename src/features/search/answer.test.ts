import {describe, expect, it} from 'vitest';
import {placeOf, resultWords} from './answer';
import {opensSearch} from './control';
import {pagesNear, wordsOfAddress} from './suggest';

describe('the keyboard shortcuts of search', () => {
  const plain = {key: '/', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};

  it.each([
    ['/', plain, false, true],
    ['/ in a field', plain, true, false],
    ['Ctrl-/', {...plain, ctrlKey: true}, false, false],
    ['Alt-/', {...plain, altKey: true}, false, false],
    ['Ctrl-K', {...plain, key: 'k', ctrlKey: true}, false, true],
    ['Command-K in a field', {...plain, key: 'k', metaKey: true}, true, true],
    ['Ctrl-K with Caps Lock', {...plain, key: 'K', ctrlKey: true}, false, true],
    ['Ctrl-Shift-K', {...plain, key: 'K', ctrlKey: true, shiftKey: true}, false, false],
    ['K', {...plain, key: 'k'}, false, false],
    ['AltGr-K', {...plain, key: 'k', ctrlKey: true, altKey: true}, false, false],
  ])('%s', (_name, pressed, isTyping, expected) => {
    expect(opensSearch(pressed, isTyping)).toBe(expected);
  });
});

it.each([
  [0, '', ''],
  [1, 'gifts', '1 result for “gifts”'],
  [14, 'gifts', '14 results for “gifts”'],
])('the status of a search %i for "%s"', (count, query, expected) => {
  expect(resultWords(count, query)).toBe(expected);
});

it('says how many of the results are listed', () => {
  expect(resultWords(31, 'gifts', 20)).toBe('20 of 31 results for “gifts”');
});

describe('the place of a result', () => {
  const clause = {
    path: '/policies/whistleblowing#5.3',
    kind: 'document',
    label: 'Policy',
    title: 'Whistleblowing',
    section: 'How to report',
    clause: '5.3',
    text: '',
  } as const;
  const page = {path: '/services/cleaning', kind: 'page', title: 'Cleaning', text: ''} as const;

  it('begins with the kind of page, and omits words that its link already has', () => {
    expect(placeOf(clause, 'How to report')).toBe('Policy · Whistleblowing, clause 5.3');
    expect(placeOf(clause, '')).toBe('Policy · Whistleblowing, clause 5.3 · How to report');
    expect(placeOf({...page, section: 'Hours'}, 'Hours')).toBe('Page · Cleaning');
  });

  it('ends with the reference of a page, and never is an address', () => {
    expect(placeOf(page, 'Cleaning')).toBe('Page');
    expect(placeOf({...page, label: 'Service', reference: 'FWG-FM-001'}, 'Cleaning')).toBe(
      'Service · FWG-FM-001',
    );
  });
});

it.each([
  ['/polices/whistleblowing.html', 'polices whistleblowing'],
  ['/about-us.aspx', 'about'],
  ['/careers/bench_joiner-2', 'careers bench joiner'],
  ['/caf%C3%A9', 'café'],
  ['/100%', ''],
])('the words of an address %s', (path, expected) => {
  expect(wordsOfAddress(path)).toBe(expected);
});

describe('the pages near an address', () => {
  const pages = [
    ['/policies', 'Policies'],
    ['/policies/whistleblowing', 'Whistleblowing policy'],
    ['/policies/environmental', 'Environmental policy'],
    ['/services/cleaning', 'Cleaning'],
    ['/facilities-management', 'Facilities management'],
    ['/careers/bench-joiner', 'Bench Joiner, Tilbury'],
  ].map(([path = '', title = '']) => ({
    path,
    title,
    kind: 'page' as const,
    description: 'Nope, and a note.',
    headings: 'Nope',
    text: 'nope',
  }));

  it.each([
    ['/polices/whistleblowing', ['/policies/whistleblowing', '/policies']],
    ['/careers/joiner', ['/careers/bench-joiner']],
    ['/facilities/cleaning', ['/services/cleaning', '/facilities-management']],
    ['/policies/nope', ['/policies']],
    ['/nope', []],
    ['/a/b/c/d', []],
  ])('%s', async (path, expected) => {
    expect((await pagesNear(path, pages)).map((page) => page.path)).toEqual(expected);
  });
});
