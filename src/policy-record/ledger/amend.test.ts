import {beforeEach, describe, expect, it} from 'vitest';
import {applyChanges, planAmendment, type Approval} from './amend';
import {keptFile} from './ledger';
import {PLACEHOLDER, recordProblems} from './problems';
import {readRecord} from './read-record';
import {POLICY, ROWS, testRepository, TODAY, type TestRepository} from './repository.test-data';
import {periodsOf, versionInForce} from './timeline';

const DOCS = 'docs/policies/gifts.mdx';

type Answers = Partial<
  Record<'effectiveFrom' | 'reviewBy' | 'wholeTextReviewed' | keyof Approval, unknown>
>;

const approval = {
  kind: 'minor',
  approvedOn: TODAY,
  approvedBy: 'Group board',
  effectiveFrom: TODAY,
  reviewBy: '2027-11-20',
  note: 'Gifts above £60.',
  wholeTextReviewed: true,
};

let repository: TestRepository;
beforeEach(() => {
  repository = testRepository();
});

const plan = (change: Answers = {}, document = POLICY) =>
  planAmendment(repository.root, document, {...approval, ...change}, TODAY);

/** Returns why an amendment is refused: file, field and expected value. */
function refusal(change: Answers = {}, document = POLICY): string {
  const {problems = []} = {...plan(change, document)} as {problems?: object[]};
  return problems.map((problem) => Object.values(problem).join(' | ')).join('\n');
}

function historyOn(today: string) {
  const {histories, problems} = readRecord(repository.root, today);
  expect(problems).toEqual([]);
  const history = histories.find(({document}) => document === POLICY);
  if (history === undefined) throw new Error('The policy is gone.');
  return history;
}

describe('an amendment', () => {
  it('keeps the new text and adds a row with the changed sections', () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    const before = repository.read(ROWS);
    const planned = plan();
    if ('problems' in planned) throw new Error(JSON.stringify(planned.problems));
    expect(planned.row).toMatchObject({version: '2.1', sections: [1], enteredOn: TODAY});
    applyChanges(repository.root, planned.changes);
    expect(repository.read(ROWS).startsWith(before)).toBe(true);
    expect(repository.read(keptFile(POLICY, '2.1'))).not.toContain('{brand.');
    expect(recordProblems(readRecord(repository.root, TODAY), {isPublic: true})).toEqual([]);
    expect(historyOn(TODAY).versions.map(({version, state}) => `${version} ${state}`)).toEqual([
      '2.1 in force',
      '2.0 superseded',
      '1.0 superseded',
    ]);
  });

  it('may change any figure', () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £75');
    expect(plan({kind: 'major'})).toMatchObject({row: {version: '3.0'}});
  });

  it('comes into force automatically on its day', () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    repository.approve(POLICY, {...approval, effectiveFrom: '2027-01-01'});
    expect(versionInForce(historyOn('2026-12-31'))?.version).toBe('2.0');
    expect(versionInForce(historyOn('2027-01-01'))?.version).toBe('2.1');
    expect(historyOn('2026-12-31').draft).toBeUndefined();
    const [newest] = periodsOf([historyOn(TODAY)]);
    expect(newest).toMatchObject({from: '2027-01-01', began: [{version: {version: '2.1'}}]});
  });

  describe('while a later version waits', () => {
    beforeEach(() => {
      repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
      repository.approve(POLICY, {...approval, effectiveFrom: '2027-01-01'});
      repository.edit(DOCS, 'Gifts above £60', 'Gifts above £55');
    });

    it('may begin today, and names the version it replaces', () => {
      const planned = plan({note: 'Gifts above £55.'});
      if ('problems' in planned) throw new Error(JSON.stringify(planned.problems));
      expect(planned).toMatchObject({row: {version: '2.2', sections: [1]}, replaces: ['2.1']});
      applyChanges(repository.root, planned.changes);
      expect(recordProblems(readRecord(repository.root, TODAY), {isPublic: true})).toEqual([]);
      const {versions} = historyOn('2027-01-02');
      expect(versions.map(({version, state}) => `${version} ${state}`)).toEqual([
        '2.2 in force',
        '2.1 replaced',
        '2.0 superseded',
        '1.0 superseded',
      ]);
      expect(versions[2]).toMatchObject({version: '2.0', until: '2026-11-19'});
      const days = periodsOf([historyOn('2027-01-02')]).map(({from, began}) => [
        from,
        ...began.map(({version}) => version.version),
      ]);
      expect(days.slice(0, 2)).toEqual([
        [TODAY, '2.2'],
        ['2026-04-01', '2.0'],
      ]);
    });

    it('may begin on the same day, or later as the next version', () => {
      expect(plan({effectiveFrom: '2027-01-01'})).toMatchObject({replaces: ['2.1']});
      expect(plan({effectiveFrom: '2027-02-01'})).toMatchObject({replaces: []});
    });

    it('cannot begin before a version that is already in force', () => {
      expect(refusal({effectiveFrom: '2026-03-01'})).toMatch(/before the day it is entered/);
    });
  });

  it('names the changed front matter fields', () => {
    repository.edit(DOCS, 'promise: No one is punished', 'promise: No one is blamed');
    expect(plan()).toMatchObject({row: {sections: []}, details: ['Promise']});
  });

  it('refuses a sum in the promise that the text does not contain', () => {
    repository.edit(DOCS, 'promise: No one is punished for asking.', 'promise: £75 at the most.');
    expect(refusal()).toMatch(/promise \| only figures that the text .*£75/s);
  });

  it('is refused on a computer whose date is before the newest entry', () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    expect(planAmendment(repository.root, POLICY, approval, '2020-01-01')).toMatchObject({
      problems: [{file: 'this computer', found: '2020-01-01'}],
    });
  });
});

describe('an amendment is refused', () => {
  it.each<[string, Answers, RegExp]>([
    ['a day that does not exist', {approvedOn: '2026-02-30'}, /approvedOn .*a date that exists/],
    [
      'an approval in the future',
      {approvedOn: '2026-11-21', effectiveFrom: '2026-11-21'},
      /^the approval \| approvedOn .*before it is approved .*Enter it when it is approved/,
    ],
    [
      'a first day in the past',
      {approvedOn: '2026-11-01', effectiveFrom: '2026-11-01', reviewBy: '2027-11-01'},
      /before the day it is entered/,
    ],
    ['a review after more than a year', {reviewBy: '2027-11-21'}, /reviewed annually/],
    ['no kind', {kind: undefined}, /kind/],
    ['no approver', {approvedBy: ''}, /approvedBy/],
    [
      'an approver who is not on the list',
      {approvedBy: 'The board'},
      /Write one of: .*Group board/,
    ],
    ['its owner as the approver', {approvedBy: 'Company Secretary'}, /approves their own/],
    ['no note', {note: ''}, /note .*at least 5/],
    ['a note that is too long', {note: 'x'.repeat(300)}, /300 characters: "xxx.* at most 280/],
    [
      'a later review that no one made',
      {wholeTextReviewed: false},
      /would move from 1 April 2027 to 20 November 2027/,
    ],
  ])('with %s', (_what, change, expected) => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    expect(refusal(change)).toMatch(expected);
  });

  it('when nothing has changed', () => {
    expect(refusal()).toMatch(/the same text/);
  });

  it('while the text contains a placeholder', () => {
    repository.edit(DOCS, 'Gifts above', `${PLACEHOLDER}: what.] Gifts above`);
    expect(refusal()).toMatch(/placeholder/);
  });

  it.each([
    ['Gifts above £50', 'Gifts from 日本 above £50', 'text | 23', '“日本” (U+65E5)'],
    ['title: Gifts policy', 'title: Gifts 🎁 policy', 'text | 2', 'emoji out'],
    ['name: Bribery Act', 'name: Ελλάδα Act', 'text | 13', 'Latin letters'],
  ])('with a character that no copy can show: %s to %s', (from, to, place, report) => {
    repository.edit(DOCS, from, to);
    const ledger = repository.read(ROWS);
    expect(refusal()).toContain(`${DOCS} | ${place}`);
    expect(refusal()).toContain(report);
    expect(repository.read(ROWS)).toBe(ledger);
  });

  it('with a note that no copy can show', () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    expect(refusal({note: 'Asked for by 山田 and by Dŵr Cymru.'})).toMatch(
      /^the approval \| note \| .* \| “山田” \(U\+5C71\) \| Write it in Latin letters\.$/,
    );
    expect(plan({note: 'For Dŵr Cymru, as Łukasz Wiśniewski asked.'})).not.toHaveProperty(
      'problems',
    );
    expect(refusal({kind: 'withdrawn', note: 'Replaced by 山田.'})).toContain('“山田”');
  });

  it('while the record has a problem', () => {
    repository.edit(DOCS, 'Gifts above £50', 'Gifts above £60');
    repository.edit(keptFile(POLICY, '1.0'), '£25', '£20');
    expect(refusal()).toMatch(/kept version never changes/);
  });

  it('for a document that does not exist', () => {
    expect(refusal({}, 'policies/nothing')).toMatch(/no such file/);
  });
});

it('an amendment is refused for what the reading finds in the text', () => {
  repository.edit(DOCS, '(/terms)', '(/term)');
  repository.edit(DOCS, '## Gifts', '## 1. Gifts');
  expect(refusal()).toMatch(/Did you mean \/terms\?/);
  expect(refusal()).toMatch(/numbers its sections/);
});

it('an amendment may link to its own clauses, to those of others, and to a page', () => {
  repository.edit(DOCS, '(/terms)', '(#2.1) or [clause](/terms#1.1) or [us](/contact)');
  expect(plan()).toHaveProperty('row');
});
