import {describe, expect, it} from 'vitest';
import {printed, unprintable} from './characters';

/** Reports each finding as `index name: fix`. */
const found = (text: string) =>
  unprintable(text).map(({index, name, fix}) => `${index} ${name}: ${fix}`);

describe('unprintable', () => {
  it.each([
    'Dŵr Cymru, Łukasz Wiśniewski, Şişli, Nguyễn Țepeș, ß ẞ',
    '≥ 2 m × 3 m ± 5, CO₂, H₂O, 10⁻³ and 10³, ½ ⅓ 2⅔, № 4, µ Ω ‰ → ← ✓ ✔️ ✘ ☐ ☑ ☒',
    'a‑b – c — d ′ ″ … • a\u202Fb\u2009c\u3000d ﬁne Ａ Ⅳ 20 ℃',
    'Dŵr Łódź ẁ'.normalize('NFD'),
    'line\r\n\tline',
  ])('accepts %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['a 日本 b', '2 “日本” (U+65E5): Write it in Latin letters.'],
    ['Привет', '0 “Привет” (U+041F): Write it in Latin letters.'],
    ['مرحبا', '0 “مرحبا” (U+0645): Write it in Latin letters.'],
    ['λ', '0 “λ” (U+03BB): Write it in Latin letters, and a single letter by its name'],
    ['Hi 👩‍👩‍👧', '3 “👩‍👩‍👧” (U+1F469): Leave the emoji out.'],
    ['🇬🇧', '0 “🇬🇧” (U+1F1EC): Leave the emoji out.'],
    ['⚠️', '0 “⚠️” (U+26A0): Leave the emoji out.'],
    ['★', '0 “★” (U+2605): Leave it out, or say it in words.'],
    ['㎡', '0 “㎡” (U+33A1): Write “m²”.'],
    ['𝐛', '0 “𝐛” (U+1D41B): Write “b”.'],
    ['ḓ', '0 “ḓ” (U+1E13): Write “d”.'],
    ['\uF0B7\titem', '0 “\uF0B7” (U+F0B7): It comes from a font of signs'],
    ['\uFFFD5', '0 “\uFFFD” (U+FFFD): The character was lost'],
    ['a\u200Bb', '1 an invisible character (U+200B): Delete the word'],
    ['soft\u00ADly', '4 an invisible character (U+00AD): Delete the word'],
    ['a\u0001b', '1 an invisible character (U+0001): Delete the word'],
  ])('reports %j', (text, report) => {
    expect(found(text)).toHaveLength(1);
    expect(found(text)[0]).toContain(report);
  });
});

it('printed replaces only characters that the fonts lack', () => {
  expect(printed('2⅓ ﬁne Ⅳ ✔️ a\u202Fb a‒b')).toBe('2¹⁄₃ fine IV ✔ a\u00A0b a–b');
  const known = 'Dŵr £5 ½ “x” – a\u00A0b\u2009c\u00ADd ☑';
  expect(printed(known)).toBe(known);
  expect(printed(known.normalize('NFD'))).toBe(known);
});
