import path from 'node:path';
import fc from 'fast-check';
import {beforeAll, describe, expect, it} from 'vitest';
import {partsOf, textOf, type Block} from './blocks';
import {disagreement} from './claims';
import {comparablePairs, compareAll, comparePolicies} from './compare';
import type {Comparison, Entry} from './comparison';
import {policyFixture} from './policy-fixture';
import {readPolicyRecords} from './read-records';
import type {PolicyRecord} from './record';
import {comparable} from './words';

const ROOT = path.join(__dirname, '../../..');

function entriesOf({sections}: Comparison): Entry[] {
  return sections.flatMap(({heading, stretches}) => [
    ...(heading === undefined ? [] : [heading]),
    ...stretches.flatMap(({entries}) => entries),
  ]);
}

function compareBodies(before: string, after: string): Comparison {
  return comparePolicies(
    policyFixture({edition: '2025', body: before}),
    policyFixture({body: after}),
  );
}

/** What changed, as text: `[-removed-]` and `{+added+}`. */
function changes(comparison: Comparison): string[] {
  const marks = {same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}']} as const;
  const words = (block: Block) => partsOf(block).map(textOf).join(' | ');
  return entriesOf(comparison).flatMap((entry) => {
    switch (entry.change) {
      case 'unchanged':
        return [];
      case 'reworded':
      case 'moved here': {
        const parts = entry.wording.map((pieces) =>
          pieces.map(({change, text}) => marks[change].join(text)).join(''),
        );
        const place = 'from' in entry ? ` from ${entry.from}` : '';
        return [`${entry.change}${place}: ${parts.join(' | ')}`];
      }
      case 'added':
        return [`added: ${words(entry.after)}`];
      case 'removed':
        return [`removed: ${words(entry.before)}`];
      case 'moved away':
        return [`moved away to ${entry.to}: ${words(entry.before)}`];
    }
  });
}

const BODY = `## Gifts

Gifts and hospitality above £25 need management approval and an entry in the register.

Cash is never given and never accepted, in any amount or in any country.

- no vouchers
- no loans to or from a supplier

## Limits

These limits apply to everybody who works for us, wherever they work:

| Value | What you must do |
|---|---|
| Up to £25 | Accept it if it is open and occasional |
| Above £250 | Ask the Managing Director of the company concerned |

## Records

The register is kept by the Company Secretary for six years. See the [privacy notice](/privacy).

This policy is reviewed annually.
`;

describe('three planted changes', () => {
  const after = BODY.replace('above £25 need', 'above £50 need')
    .replace('Above £250', 'Above £500')
    .replace('This policy is', 'Refused gifts are entered as well.\n\nThis policy is');
  const comparison = compareBodies(BODY, after);

  it('are shown, and nothing else is', () => {
    expect(changes(comparison)).toEqual([
      'reworded: Gifts and hospitality above [-£25-]{+£50+} need management approval and an entry in the register.',
      'reworded: Above [-£250-]{+£500+} | Ask the Managing Director of the company concerned',
      'added: Refused gifts are entered as well.',
    ]);
    expect(comparison.details).toEqual([]);
    expect(comparison.links).toEqual([]);
  });

  it('are summed up', () => {
    expect(comparison.summary).toEqual({
      sections: 3,
      changed: ['1', '2', '3'],
      insertions: 2,
      deletions: 2,
      added: 1,
      removed: 0,
      moved: 0,
      text: '3 of 3 sections changed: 1, 2 and 3. 2 insertions and 2 deletions; 1 clause added.',
    });
  });
});

describe('what is no change', () => {
  it('has no entry and says so', () => {
    const comparison = compareBodies(BODY, BODY);
    expect(changes(comparison)).toEqual([]);
    expect(comparison.summary.text).toBe('The text is the same in both editions.');
    expect(comparison.sections.every(({change}) => change === 'unchanged')).toBe(true);
  });

  it('new numbers alone: clauses after one that came, sections after one that went', () => {
    const added = BODY.replace('Gifts and', 'First of all, ask.\n\nGifts and');
    expect(changes(compareBodies(BODY, added))).toEqual(['added: First of all, ask.']);
    const without = BODY.replace(/## Limits[\s\S]*(?=## Records)/, '');
    const comparison = compareBodies(BODY, without);
    expect(comparison.summary.changed).toEqual([]);
    expect(comparison.summary.text).toMatch(/^Removed: section 2 of the older edition\./);
  });

  it('emphasis, and a paragraph that became a note', () => {
    const after = BODY.replace('Cash is', '**Cash** is').replace(
      'This policy is reviewed annually.',
      '<Note>This policy is reviewed annually.</Note>',
    );
    expect(changes(compareBodies(BODY, after))).toEqual([]);
  });

  it('a link target: it is told apart from the words', () => {
    const comparison = compareBodies(BODY, BODY.replace('(/privacy)', '(/privacy/candidates)'));
    expect(changes(comparison)).toEqual([]);
    expect(comparison.links).toEqual([
      {place: '3.1', text: 'privacy notice', before: '/privacy', after: '/privacy/candidates'},
    ]);
    const unlinked = compareBodies(
      BODY,
      BODY.replace('[privacy notice](/privacy)', 'privacy notice'),
    );
    expect(unlinked.links).toEqual([{place: '3.1', text: 'privacy notice', before: '/privacy'}]);
    expect(unlinked.summary.text).toContain('1 link changed target.');
  });
});

describe('alignment', () => {
  it('matches a clause that moved to another section, and says where', () => {
    const clause = 'Cash is never given and never accepted, in any amount or in any country.\n\n';
    const after = BODY.replace(clause, '').replace('This policy is', `${clause}This policy is`);
    const comparison = compareBodies(BODY, after);
    expect(changes(comparison)).toEqual([
      'moved away to 3.2: Cash is never given and never accepted, in any amount or in any country.',
      'moved here from 1.2: Cash is never given and never accepted, in any amount or in any country.',
    ]);
    expect(comparison.summary).toMatchObject({moved: 1, added: 0, removed: 0});
  });

  it('knows a section with a new heading by its text', () => {
    const comparison = compareBodies(BODY, BODY.replace('## Limits', '## Thresholds'));
    expect(changes(comparison)).toEqual(['reworded: [-Limits-]{+Thresholds+}']);
  });

  it('shows a clause that says something else as removed and added', () => {
    const comparison = compareBodies(
      BODY,
      BODY.replace('This policy is reviewed annually.', 'Everybody is trained on joining.'),
    );
    expect(changes(comparison)).toEqual([
      'removed: This policy is reviewed annually.',
      'added: Everybody is trained on joining.',
    ]);
  });

  it('keeps a row by its first cell, and a clause that was extended', () => {
    const after = BODY.replace('Accept it if it is open and occasional', 'Keep it').replace(
      'in any country.',
      'in any country. This holds for vouchers, for loans, for wedding presents and for anything else that can be turned into money within a month.',
    );
    expect(changes(compareBodies(BODY, after))).toEqual([
      expect.stringMatching(/^reworded: Cash is .* in any country\.\{\+ This holds/) as string,
      'reworded: Up to £25 | [-Accept it if it is open and occasional-]{+Keep it+}',
    ]);
  });

  it('takes a table with another number of columns as another table', () => {
    const after = BODY.replace(/^\|(.*)$/gm, '|$1 - |').replace('|---|---| - |', '|---|---|---|');
    const kinds = entriesOf(compareBodies(BODY, after)).map(({change}) => change);
    expect(kinds.filter((kind) => kind === 'removed')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'added')).toHaveLength(3);
  });
});

describe('details', () => {
  it('compares the title block field by field', () => {
    const before = policyFixture({edition: '2025'});
    const statutes = [
      {name: 'Some Act 1996', url: 'https://law.example/new'},
      {name: 'Other Act 2025', url: 'https://law.example/2025'},
    ];
    const after = policyFixture({
      frontMatter: {version: '3.0', owner: 'Chief Secretary', reviewBy: '2028-03-18', statutes},
    });
    const {details, links} = comparePolicies(before, after);
    expect(details.map(({field}) => field)).toEqual(['version', 'owner', 'reviewBy', 'statutes']);
    expect(details[1]?.pieces).toEqual([
      {change: 'removed', text: 'Company'},
      {change: 'added', text: 'Chief'},
      {change: 'same', text: ' Secretary'},
    ]);
    expect(details[2]?.pieces[0]).toEqual({change: 'removed', text: '18 March 2027'});
    expect(details[3]?.pieces.at(-1)).toEqual({change: 'added', text: 'Other Act 2025'});
    expect(links).toMatchObject([{text: 'Some Act 1996', after: 'https://law.example/new'}]);
  });
});

describe('folding', () => {
  const clauses = Array.from({length: 9}, (_, index) => `Clause number ${index + 1} of nine.`);
  const body = (texts: readonly string[]) => `## One\n\n${texts.join('\n\n')}\n\n## Two\n\nLast.\n`;

  it('folds what is away from a change, and whole sections without any', () => {
    const after = clauses.map((text) => text.replace('number 5', 'number five'));
    const [first, second] = compareBodies(body(clauses), body(after)).sections;
    expect(first?.stretches.map(({folded, entries}) => [folded, entries.length])).toEqual([
      [true, 3],
      [false, 3],
      [true, 3],
    ]);
    expect(second?.stretches.map(({folded}) => folded)).toEqual([true]);
  });

  it('does not fold a single clause, nor part of a list', () => {
    const list = '- first entry\n- second entry\n- third entry\n- fourth entry\n- fifth entry';
    const before = `## One\n\nA clause.\n\nAnother one.\n\n${list}`;
    const after = before.replace('fifth', 'last');
    const [section] = compareBodies(before, after).sections;
    expect(section?.stretches.map(({folded}) => folded)).toEqual([false]);
  });
});

describe('any edit', () => {
  const sentence = fc
    .array(fc.constantFrom('gifts', 'above', '£25', '£50', 'need', 'approval', 'never', 'cash'), {
      minLength: 1,
      maxLength: 12,
    })
    .map((words) => `${words.join(' ')}.`);
  const block = fc.oneof(
    sentence,
    sentence.map((text) => `- ${text}`),
    sentence.map((text) => `## ${text}`),
    sentence.map((text) => `### ${text}`),
    fc.tuple(sentence, sentence).map(([a, b]) => `| ${a} | ${b} |\n|---|---|\n| ${b} | ${a} |`),
    fc
      .tuple(sentence, sentence)
      .map(([a, b]) => `<Definitions>\n<Definition term="${a}">${b}</Definition>\n</Definitions>`),
  );
  const bodies = fc.array(block, {maxLength: 12});
  const keep = (blocks: readonly string[], kept: readonly boolean[]) =>
    blocks.filter((_, index) => kept[index] ?? true);
  /** A text, and the same with blocks removed and others put in front. */
  const edit = fc
    .tuple(bodies, bodies, fc.array(fc.boolean(), {maxLength: 12}))
    .map(([one, other, kept]) => [one, [...other.slice(0, 2), ...keep(one, kept)]] as const);
  const pairs = fc.oneof(fc.tuple(bodies, bodies), edit);

  const texts = (blocks: readonly Block[]) =>
    blocks.map((each) => partsOf(each).map((runs) => comparable(textOf(runs))));

  it('gives back both texts', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const old = policyFixture({edition: '2025', body: before.join('\n\n')});
        const fresh = policyFixture({body: after.join('\n\n')});
        const entries = entriesOf(comparePolicies(old, fresh));
        const oldSide = entries.flatMap((entry) =>
          entry.change === 'moved here' || entry.change === 'added' ? [] : [entry.before],
        );
        const newSide = entries.flatMap((entry) => ('after' in entry ? [entry.after] : []));
        expect(oldSide).toEqual(old.blocks);
        expect(newSide).toEqual(fresh.blocks);
        for (const entry of entries) {
          if ('wording' in entry) {
            const parts = (without: 'added' | 'removed') =>
              entry.wording.map((pieces) =>
                pieces.flatMap(({change, text}) => (change === without ? [] : [text])).join(''),
              );
            expect([parts('added')]).toEqual(texts([entry.before]));
            expect([parts('removed')]).toEqual(texts([entry.after]));
          }
          if (entry.change === 'unchanged') {
            expect(texts([entry.after])).toEqual(texts([entry.before]));
          }
        }
      }),
      {numRuns: 150},
    );
  });
});

describe('the real policies', () => {
  let records: PolicyRecord[] = [];
  let comparisons: Comparison[] = [];
  beforeAll(async () => {
    records = await readPolicyRecords(ROOT);
    comparisons = compareAll(records);
  });

  it('are compared between any two editions, the older one first', () => {
    const editions = new Set(records.map(({edition}) => edition)).size;
    const slugs = new Set(records.map(({slug}) => slug)).size;
    expect(comparisons).toHaveLength((slugs * editions * (editions - 1)) / 2);
    for (const {before, after} of comparisons) {
      expect(Number(before.edition)).toBeLessThan(Number(after.edition));
    }
  });

  it('changed in the sections that their revision tables name, and in no other', () => {
    const disagreeing = comparisons.flatMap((comparison, index) => {
      const [, after] = comparablePairs(records)[index] ?? [];
      const found = after && disagreement(comparison, after);
      return found === undefined ? [] : [{file: after?.file, ...found}];
    });
    expect(disagreeing, 'Correct "sections" of the revisions, or the text.').toEqual([]);
  });
});
