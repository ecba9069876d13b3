// Misspelt, cut or garbled on purpose. cspell:ignore scaf Donâ
import {describe, expect, it} from 'vitest';
import {asMeant, characterProblems, decode} from './source';

const NB = '\u00A0';

it.each([
  ['a byte order mark', '\uFEFFa', 'a'],
  ['two byte order marks', '\uFEFF\uFEFFa', 'a'],
  ['the line ends of Windows, of old Macs and of a bad copy', 'a\r\nb\rc\r\r\nd', 'a\nb\nc\nd'],
  ['accents apart from their letters', 'cafe\u0301', 'café'],
  ['a heading', `##${NB}A`, '## A'],
  ['a list in a list', `-${NB}a\n${NB}${NB}-\u2009b\n1.\u3000c`, '- a\n  - b\n1. c'],
  ['a list in a quotation', `>${NB}-${NB}a`, '> - a'],
  ['a table', `|${NB}A${NB}|\n${NB}|${NB}---${NB}|`, `|${NB}A${NB}|\n | --- |`],
  ['a title block', `---${NB}\ntitle:${NB}A${NB}b\n---${NB}\n`, `--- \ntitle: A${NB}b\n--- \n`],
  ['a list of fields', `---\na:\n${NB}${NB}-${NB}b:${NB}c\n---\n`, '---\na:\n  - b: c\n---\n'],
])('reads as meant: %s', (_, written, meant) => {
  expect(asMeant(written)).toBe(meant);
});

it.each(['£5 a\u00A0day', `Note:${NB}read it`, `a\n${NB}\nb`, `5${NB}- 3`, 'a\tb'])(
  'leaves alone: %j',
  (text) => {
    expect(asMeant(text)).toBe(text);
  },
);

const mac = (text: string) =>
  Buffer.from(
    text.replaceAll('’', '\xD5').replaceAll('“', '\xD2').replaceAll('é', '\x8E'),
    'latin1',
  );
const windows = (text: string) =>
  Buffer.from(text.replaceAll('’', '\x92').replaceAll('“', '\x93'), 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('a file in another encoding is reported once', () => {
  it.each([
    ['Windows-1252', windows('a\nIt’s £5'), '“It’s”', 2],
    ['Windows-1252 with the line ends of old Macs', windows('a\rIt’s £5'), '“It’s”', 2],
    ['Windows-1252 on several lines', windows('£1\na\n£2\n£3'), '“£1”, and more in line 3, 4', 1],
    ['Latin-1', Buffer.from('Café', 'latin1'), '“Café”', 1],
    ['MacRoman', mac('It’s a café'), '“It’s”', 1],
    ['half a surrogate pair', Buffer.from([0x61, 0xed, 0xa0, 0xbd]), 'another encoding', 1],
    ['UTF-16', utf16('\uFEFFtitle'), 'the encoding UTF-16'],
    ['UTF-16 without a mark', utf16('title: It’s'), 'the encoding UTF-16'],
    ['UTF-16 in the other order', utf16('\uFEFFtitle').swap16(), 'the encoding UTF-16'],
    ['UTF-16 in the other order without a mark', utf16('title').swap16(), 'the encoding UTF-16'],
    ['zeros', Buffer.alloc(4096), 'a file that isn’t text'],
    ['a compressed file', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 8, 9, 200]), 'isn’t text'],
  ])('%s', (_, bytes, found, line?: number) => {
    const {problems} = decode('docs/a.mdx', bytes);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({field: 'the whole file', ...(line !== undefined && {line})});
    expect(problems[0]?.found).toContain(found);
  });

  it.each(['', 'a', 'Dŵr £5', '\uFEFFa', 'a\0 zero in words', '日本'])('but not %j', (text) => {
    expect(decode('docs/a.mdx', Buffer.from(text)).problems).toEqual([]);
  });
});

it.each([
  ['scaf\u00ADfold', 'a soft hyphen (U+00AD) in “scaf▯fold”', 'Delete the word'],
  ['a\u200Bb', 'an invisible character (U+200B) in “a▯b”', 'Delete the word'],
  ['a\uFEFFb', 'an invisible character (U+FEFF) in “a▯b”', 'Delete the word'],
  ['a\u202Eb', 'an invisible character (U+202E) in “a▯b”', 'Delete the word'],
  ['a\u200Db', 'an invisible joiner (U+200D) in “a▯b”', 'Delete the word'],
  ['a\0b', 'a control character (U+0000) in “a▯b”', 'Delete the word'],
  ['a\u2028b', 'an invisible line break (U+2028) in “a▯b”', 'press Enter'],
  ['a\fb', 'an invisible line break (U+000C) in “a▯b”', 'press Enter'],
  ['\uFFFD50', 'the sign for a character that was lost (U+FFFD) in “▯50”', 'Type the word again'],
  ['\uF0B7 a', 'a sign of one font only, such as a bullet from Word (U+F0B7) in “▯”', 'hyphen'],
  ['Donâ€™t', 'a garbled character', 'Write “Don’t”.'],
  ['Â£5', 'a garbled character', 'Write “£5”.'],
  ['cafÃ©', 'a garbled character', 'Write “café”.'],
  ['â‚¬5', 'a garbled character', 'Write “€5”.'],
  ['Don‚Äôt', 'a garbled character', 'Type the word again'],
])('%j is reported: %s', (word, found, fix) => {
  const problems = characterProblems('docs/a.mdx', `First.\nThen ${word} follows.`);
  expect(problems).toMatchObject([{line: 2, fix: expect.stringContaining(fix) as string}]);
  expect(problems[0]?.found).toContain(found);
});

it.each(['👩‍🔧 and 🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'می‌خواهم', 'Âge, Ã and â are letters', 'CO₂ ½ ✓ Dŵr'])(
  '%s is fine',
  (text) => {
    expect(characterProblems('docs/a.mdx', text)).toEqual([]);
  },
);
