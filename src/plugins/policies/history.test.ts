import {describe, expect, it} from 'vitest';
import {policyHistories, wasInForce} from './history';
import {inForceOn} from './in-force';
import {periodAddress} from '../../content/policies/period-address';
import {periodsOf} from './periods';
import {policyFixture} from './policy-fixture';
import type {PolicyRecord} from './record';

type Row = readonly [version: string, effectiveFrom: string];

/** A policy in an edition with these versions, newest first; the first is the edition's own. */
function policy(slug: string, edition: string, rows: readonly Row[]): PolicyRecord {
  const [[version, effectiveFrom] = ['1.0', '2025-04-01']] = rows;
  return policyFixture({
    slug,
    edition,
    frontMatter: {
      reference: slug === 'gifts' ? 'POL-001' : 'POL-002',
      title: slug,
      version,
      effectiveFrom,
      revisions: rows.map(([each, day]) => ({
        version: each,
        effectiveFrom: day,
        sections: [1],
        changeType: 'major',
        note: `Note of ${each}.`,
        approvedBy: 'Board',
      })),
    },
  });
}

const gifts = [
  policy('gifts', '2026', [
    ['2.1', '2026-09-01'],
    ['2.0', '2026-04-01'],
    ['1.0', '2025-04-01'],
  ]),
  policy('gifts', '2025', [['1.0', '2025-04-01']]),
];

/** Withdrawn when edition 2026 began. */
const favours = policy('favours', '2025', [['1.0', '2025-04-01']]);

const spans = (records: readonly PolicyRecord[]) =>
  policyHistories(records).map(({versions}) =>
    versions.map(({version, from, until}) => [version, from, until]),
  );

describe('a policy through its versions', () => {
  it('has each version until the day before the next', () => {
    expect(spans(gifts)).toEqual([
      [
        ['2.1', '2026-09-01', undefined],
        ['2.0', '2026-04-01', '2026-08-31'],
        ['1.0', '2025-04-01', '2026-03-31'],
      ],
    ]);
  });

  it('knows which versions an edition holds the text of', () => {
    const [history] = policyHistories(gifts);
    expect(history?.versions.map(({record}) => record?.edition)).toEqual([
      '2026',
      undefined,
      '2025',
    ]);
  });

  it('may change twice on a day: the first of the two was in force on none', () => {
    const twice = policy('gifts', '2026', [
      ['1.2', '2026-04-01'],
      ['1.1', '2026-04-01'],
      ['1.0', '2025-04-01'],
    ]);
    const [history] = policyHistories([twice]);
    expect(history?.versions.map(wasInForce)).toEqual([true, false, true]);
    expect(inForceOn([twice], '2026-04-01').map(({version}) => version)).toEqual(['1.2']);
  });

  it('ends when the next edition begins without it', () => {
    const [, withdrawn] = policyHistories([...gifts, favours]);
    expect(withdrawn).toMatchObject({slug: 'favours', withdrawnOn: '2026-04-01'});
    expect(withdrawn?.current).toBeUndefined();
  });

  it('goes on when the next edition has nothing new yet', () => {
    const carried = policy('gifts', '2026', [['1.0', '2025-04-01']]);
    const all = [carried, ...gifts.slice(1), favours];
    expect(inForceOn(all, '2030-01-01').map(({slug}) => slug)).toEqual(['gifts', 'favours']);
  });

  it('does not begin with a draft', () => {
    const draft = policyFixture({frontMatter: {status: 'draft', revisions: []}});
    expect(policyHistories([draft])).toEqual([]);
  });
});

describe('the periods', () => {
  const periods = periodsOf(policyHistories([...gifts, favours]));
  const at = (day: string) =>
    periods.find(({from, until}) => from <= day && (until === undefined || day <= until));

  it('follow one another without a gap, newest first', () => {
    expect(periods.map(({from, until}) => [from, until])).toEqual([
      ['2026-09-01', undefined],
      ['2026-04-01', '2026-08-31'],
      ['2025-04-01', '2026-03-31'],
    ]);
  });

  it.each(['2025-04-01', '2026-03-31', '2026-04-01', '2026-08-31', '2026-09-01', '2040-01-01'])(
    'answer for %s as inForceOn does',
    (day) => {
      const answers = at(day)?.inForce.map(({policy: {slug}, version}) => [slug, version.version]);
      expect(answers).toEqual(
        inForceOn([...gifts, favours], day).map(({slug, version}) => [slug, version]),
      );
      expect(answers?.length).toBeGreaterThan(0);
    },
  );

  it('say what began and what was withdrawn on their first day', () => {
    const [newest, middle] = periods;
    expect(newest?.began.map(({version}) => version.version)).toEqual(['2.1']);
    expect(newest?.withdrawn).toEqual([]);
    expect(middle?.withdrawn.map(({slug}) => slug)).toEqual(['favours']);
  });
});

describe('the address of an answer', () => {
  const days = ['2026-09-01', '2026-04-01', '2025-04-01'];
  const address = (on: string) => periodAddress(days, {on, today: '2026-11-20', slug: 'gifts'});

  it.each([
    ['2025-03-31', '/policies/in-force?on=2025-03-31#before'],
    ['2025-04-01', '/policies/in-force/2025-04-01?on=2025-04-01#gifts'],
    ['2026-03-31', '/policies/in-force/2025-04-01?on=2026-03-31#gifts'],
    ['2026-04-01', '/policies/in-force/2026-04-01?on=2026-04-01#gifts'],
    ['2026-11-20', '/policies/in-force/2026-09-01?on=2026-11-20#gifts'],
    ['2026-11-21', '/policies/in-force?on=2026-11-21#to-come'],
  ])('for %s', (on, expected) => {
    expect(address(on)).toBe(expected);
  });
});
