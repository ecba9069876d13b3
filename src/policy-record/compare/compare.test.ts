import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {partsOf, textOf, type Block} from '../shared/blocks';
import type {Piece} from '../shared/pages';
import {changedSections, compareSections, compareWords, type Comparison} from './compare';
import {blocksOf, versionOf} from './blocks.test-data';
import {collapseUnchanged} from './pages';
import {clauseChanges, detailsOf, linkChanges, summaryOf} from './summary';
import {comparable, similarity, wordChanges, wordSet} from './words';

const MARKS = {same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}']} as const;

/** Joins pieces into one text: `[-removed-]` and `{+added+}`. */
function shown(pieces: readonly Piece[]): string {
  return pieces.map(({change, text}) => MARKS[change].join(text)).join('');
}

function compareBodies(before: string, after: string): Comparison {
  return compareWords(versionOf('1.0', before), versionOf('2.0', after));
}

/** Lists the changed entries as text. */
function changes({sections}: Comparison): string[] {
  return sections
    .flatMap(({entries}) => entries)
    .filter(({change}) => change !== 'unchanged')
    .map(({change, wording}) => `${change}: ${wording.map(shown).join(' | ')}`);
}

const side = (pieces: readonly Piece[], without: Piece['change']) =>
  pieces.flatMap(({change, text}) => (change === without ? [] : [text])).join('');

it.each([
  ['above £25 needs', 'above £50 needs', 'above [-£25-]{+£50+} needs'],
  ['within £1,000.', 'within £1,500.', 'within [-£1,000-]{+£1,500+}.'],
  ['in two days, or', 'in two days or', 'in two days[-,-] or'],
  ['a b', 'a x y b', 'a{+ x y+} b'],
  ['All staff must', 'staff must', '[-All -]staff must'],
  ['staff must', 'All staff must', '{+All +}staff must'],
  ['write to a@b.example', 'write to c@b.example', 'write to [-a@b.example-]{+c@b.example+}'],
  ['by day-to-day rules', 'by yearly rules', 'by [-day-to-day-]{+yearly+} rules'],
  ['the client’s doing', 'the clients’ doing', 'the [-client’s-]{+clients’+} doing'],
  ['same words', 'same  words', 'same words'],
  // Replacements with only a short word between them are joined …
  [
    'number on a door schedule',
    'number and a photographic record',
    'number [-on a door schedule-]{+and a photographic record+}',
  ],
  // … but an unchanged word between two added ones is not marked.
  ['we of us', 'we all of all us', 'we{+ all+} of{+ all+} us'],
])('wordChanges %s → %s', (before, after, expected) => {
  expect(shown(wordChanges(before, after))).toBe(expected);
});

it('wordChanges treats texts with nothing in common as one replacement, at any length', () => {
  const long = (word: string) => Array.from({length: 4000}, (_, i) => `${word}${i}`).join(' ');
  const pieces = wordChanges(long('a'), long('b'));
  expect(pieces.map(({change}) => change)).toEqual(['removed', 'added']);
});

it('wordChanges contains both texts, and never two adjacent pieces of one kind', () => {
  const word = fc.constantFrom('the', 'a', 'staff', '£25', '£50', 'must,', 'not.', '(or)', 'é');
  const text = fc.oneof(
    fc.array(word, {maxLength: 30}).map((words) => words.join(' ')),
    fc.string({unit: 'grapheme'}),
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordChanges(before, after);
      expect(side(pieces, 'added')).toBe(comparable(before));
      expect(side(pieces, 'removed')).toBe(comparable(after));
      expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      expect(pieces.some(({change}, index) => pieces[index + 1]?.change === change)).toBe(false);
    }),
  );
});

it('measures similarity by the words in common', () => {
  expect(similarity(wordSet('One, two.'), wordSet('two one'))).toBe(1);
  expect(similarity(wordSet('one'), wordSet('two'))).toBe(0);
  expect(similarity(wordSet('one two three'), wordSet('one two four'))).toBeCloseTo(2 / 3);
  expect(similarity(wordSet('one one'), wordSet('one'))).toBeCloseTo(2 / 3);
});

const BODY = `
## Gifts
Gifts and hospitality above £25 need management approval and an entry in the register.
Cash is never given and never accepted, in any amount or in any country.
- no vouchers
- no loans to or from a supplier
## Limits
These limits apply to everyone who works for us, wherever they work:
|= Value | What you must do
| Up to £25 | Accept it if it is open and occasional
| Above £250 | Ask the Managing Director of the company concerned
## Records
The register is kept by the Company Secretary for six years. See the [privacy notice](/privacy).
This policy is reviewed annually.
`;
const CASH = 'Cash is never given and never accepted, in any amount or in any country.\n';

describe('three changes in a long text', () => {
  const comparison = compareBodies(
    BODY,
    BODY.replace('above £25 need', 'above £50 need')
      .replace('Above £250', 'Above £500')
      .replace('This policy is', 'Refused gifts are entered as well.\nThis policy is'),
  );

  it('are the only marked passages', () => {
    expect(changes(comparison)).toEqual([
      'reworded: Gifts and hospitality above [-£25-]{+£50+} need management approval and an entry in the register.',
      'reworded: Above [-£250-]{+£500+} | Ask the Managing Director of the company concerned',
      'added: {+Refused gifts are entered as well.+}',
    ]);
    expect(linkChanges(comparison)).toEqual([]);
  });

  it('are summarised', () => {
    expect(changedSections(comparison)).toEqual([1, 2, 3]);
    expect(summaryOf(comparison)).toBe(
      'Sections 1, 2 and 3 of 3 changed. 2 insertions and 2 deletions; 1 clause added.',
    );
  });
});

describe('a changed text', () => {
  const swap = (from: string | RegExp, to: string) => BODY.replace(from, to);
  it.each<[what: string, after: string, expected: readonly string[]]>([
    ['nothing', BODY, []],
    [
      'emphasis and a clause that became a note',
      swap('Cash is', '**Cash** is').replace('This policy', '> This policy'),
      [],
    ],
    ['a link target', swap('(/privacy)', '(/privacy/candidates)'), []],
    [
      'a new clause; the changed numbers of other clauses do not count',
      swap('Gifts and', 'First of all, ask.\nGifts and'),
      ['added: {+First of all, ask.+}'],
    ],
    [
      'a clause that moved to another section',
      swap(CASH, '').replace('This policy is', `${CASH}This policy is`),
      [`removed: [-${CASH.trim()}-]`, `added: {+${CASH.trim()}+}`],
    ],
    [
      'a heading; the section is matched by its text',
      swap('## Limits', '## Thresholds'),
      ['reworded: [-Limits-]{+Thresholds+}'],
    ],
    [
      'a clause with a different statement',
      swap('This policy is reviewed annually', 'Everyone is trained on joining'),
      [
        'removed: [-This policy is reviewed annually.-]',
        'added: {+Everyone is trained on joining.+}',
      ],
    ],
    [
      'a clause that was extended',
      swap(
        'in any country.',
        `in any country. ${'This holds for vouchers and for loans. '.repeat(3)}`,
      ),
      [`reworded: ${CASH.trim()}{+${' This holds for vouchers and for loans.'.repeat(3)}+}`],
    ],
    [
      'a row; it is matched by its first cell',
      swap('Accept it if it is open and occasional', 'Keep it'),
      ['reworded: Up to £25 | [-Accept it if it is open and occasional-]{+Keep it+}'],
    ],
    [
      'the number of columns; it counts as another table',
      swap(/^\|= .*\n\| .*\n\| .*$/m, '| Up to £25 | Accept it | -'),
      [
        'removed: [-Value-] | [-What you must do-]',
        'removed: [-Up to £25-] | [-Accept it if it is open and occasional-]',
        'removed: [-Above £250-] | [-Ask the Managing Director of the company concerned-]',
        'added: {+Up to £25+} | {+Accept it+} | {+-+}',
      ],
    ],
  ])('with %s has these changes', (_, after, expected) => {
    expect(changes(compareBodies(BODY, after))).toEqual(expected);
  });

  it('has a summary for no change and for a removed section', () => {
    const summary = (after: string) => summaryOf(compareBodies(BODY, after));
    expect(summary(BODY)).toBe('The text is the same in both versions.');
    const without = compareBodies(BODY, swap(/## Limits[\s\S]*(?=## Records)/, ''));
    expect(changedSections(without)).toEqual([]);
    expect(summaryOf(without)).toMatch(/^Removed: section 2 of version 1\.0\./);
  });

  it('lists links with a new address, or with none, separately', () => {
    const link = {place: '3.1', text: 'privacy notice', before: '/privacy'};
    const comparison = compareBodies(BODY, swap('(/privacy)', '(/privacy/candidates)'));
    expect(linkChanges(comparison)).toEqual([{...link, after: '/privacy/candidates'}]);
    const without = compareBodies(BODY, swap('[privacy notice](/privacy)', 'privacy notice'));
    expect(linkChanges(without)).toEqual([link]);
    expect(summaryOf(without)).toContain('1 link has a new address.');
  });

  it('pairs identical blocks in texts too long to compare every pair', () => {
    const long = Array.from({length: 600}, (_, i) => `Clause ${i} of many.`);
    const after = long.flatMap((text, i) => (i === 300 ? ['Inserted.'] : i === 400 ? [] : [text]));
    const body = (texts: readonly string[]) => `## One\n${texts.join('\n')}`;
    expect(changes(compareBodies(body(long), body(after)))).toEqual([
      'removed: [-Clause 300 of many.-]',
      'added: {+Inserted.+}',
      'removed: [-Clause 400 of many.-]',
    ]);
  });

  it('contains both texts after any edit', () => {
    const words = fc.constantFrom(...'gifts above £25 £50 need approval never cash'.split(' '));
    const sentence = fc.array(words, {minLength: 1, maxLength: 12}).map((some) => some.join(' '));
    const mark = fc.constantFrom('', '', '- ', '## ', '### ', '> ', '| x | ', ': x = ');
    const line = fc.tuple(mark, sentence).map((parts) => parts.join(''));
    const lines = fc.array(line, {maxLength: 12});
    /** A text and its edited form, with some blocks removed and others inserted. */
    const edit = fc
      .tuple(lines, lines, fc.array(fc.boolean(), {maxLength: 12}))
      .map(
        ([one, other, kept]) =>
          [one, [...other.slice(0, 2), ...one.filter((_, i) => kept[i] ?? true)]] as const,
      );
    const texts = (block: Block) => partsOf(block).map((runs) => comparable(textOf(runs)));
    fc.assert(
      fc.property(fc.oneof(fc.tuple(lines, lines), edit), (pair) => {
        const [before, after] = pair.map((each) => blocksOf(each.join('\n')));
        const entries = compareSections(before ?? [], after ?? []).flatMap((each) => each.entries);
        const isGone = (change: string) => change === 'removed';
        expect(entries.flatMap(({change, block}) => (isGone(change) ? [] : [block]))).toEqual(
          after,
        );
        expect(
          entries.flatMap(({change, block, before: old}) =>
            isGone(change) ? [block] : old === undefined ? [] : [old],
          ),
        ).toEqual(before);
        for (const {block, before: old, wording} of entries) {
          const sides = wording.map((pieces) => [side(pieces, 'added'), side(pieces, 'removed')]);
          if (old !== undefined) {
            expect(sides.map(([was]) => was)).toEqual(texts(old));
            expect(sides.map(([, is]) => is)).toEqual(texts(block));
          }
        }
      }),
      {numRuns: 150},
    );
  });
});

it('the title block is compared field by field', () => {
  const after = versionOf('2.0', BODY, {
    owner: 'Chief Secretary',
    statutes: [
      {name: 'Some Act 1996', url: 'https://law.example/new'},
      {name: 'Other Act 2025', url: 'https://law.example/2025'},
    ],
  });
  const comparison = compareWords(versionOf('1.0', BODY), after);
  const differing = detailsOf(comparison.before, comparison.after)
    .map(({label, pieces}) => `${label}: ${shown(pieces)}`)
    .filter((text) => /\[-|\{\+/.test(text));
  expect(differing).toEqual([
    'Version: [-1.0-]{+2.0+}',
    'Owner: [-Company-]{+Chief+} Secretary',
    'Approved on: [-18 March 2025-]{+18 March 2026+}',
    'In force from: [-1 April 2025-]{+1 April 2026+}',
    'Next review: [-18 March 2026-]{+18 March 2027+}',
    'Relevant legislation: Some Act 1996; {+Other Act 2025+}',
  ]);
  expect(linkChanges(comparison)).toMatchObject([
    {text: 'Some Act 1996', after: 'https://law.example/new'},
  ]);
});

describe('collapsing', () => {
  const collapsed = (before: string, after: string) =>
    compareBodies(before, after).sections.map(({entries}) =>
      collapseUnchanged(entries.slice(1)).map((each) => [
        each.collapsed !== undefined,
        each.units.length,
      ]),
    );
  const clauses = Array.from({length: 9}, (_, i) => `Clause number ${i + 1} of nine.`).join('\n');

  it('hides blocks that are not next to a change, including whole sections', () => {
    const body = `## One\n${clauses}\n## Two\nLast.`;
    const after = body.replace('number 5', 'number five');
    expect(collapsed(body, after)).toEqual([
      [
        [true, 3],
        [false, 3],
        [true, 3],
      ],
      [[true, 1]],
    ]);
  });

  it('shows a list next to a change with the clause that introduces it', () => {
    const body = `## One\n${clauses}\nNever take:\n\n- cash;\n- loans.\n\nLast of all.`;
    expect(collapsed(body, body.replace('Last of all', 'Last'))).toEqual([
      [
        [true, 9],
        [false, 3],
      ],
    ]);
  });

  it('does not hide a single clause, nor part of a list', () => {
    const body = '## One\nA clause.\nAnother one.\n- first entry\n- next entry\n- last entry';
    expect(collapsed(body, body.replace('last', 'final'))).toEqual([[[false, 3]]]);
  });
});

describe('clauseChanges', () => {
  const lane = (after: string) =>
    Object.fromEntries(
      [...clauseChanges(compareBodies(BODY, after))].map(([number, notes]) => [
        number,
        notes.map(({label, pieces}) => `${label}: ${shown(pieces)}`),
      ]),
    );

  it('gives the earlier text of each changed clause, and marks new ones', () => {
    const after = BODY.replace(CASH, '')
      .replace('no vouchers', 'no vouchers at all')
      .replace('This policy is reviewed annually.', `${CASH}Everyone is trained on joining.`);
    expect(lane(after)).toEqual({
      '1.1': [`Former 1.2 removed: [-${CASH.trim()}-]`, 'Reworded: no vouchers{+ at all+}'],
      '3.1': ['Former 3.2 removed: [-This policy is reviewed annually.-]'],
      '3.2': ['New: '],
      '3.3': ['New: '],
    });
  });

  it('lists a removed section after the one before, and a new heading under its number', () => {
    const after = BODY.replace(/## Limits[\s\S]*(?=## Records)/, '').replace(
      '## Gifts',
      '## Presents',
    );
    const {'1': heading, '1.2': last} = lane(after);
    expect(heading).toEqual(['Reworded: [-Gifts-]{+Presents+}']);
    expect(last?.[0]).toBe('Former section 2 removed: [-Limits-]');
    expect(last?.map((note) => note.split(':')[0])).toEqual([
      'Former section 2 removed',
      'Former 2.1 removed',
      ...Array.from({length: 3}, () => 'A table row removed'),
    ]);
  });
});
