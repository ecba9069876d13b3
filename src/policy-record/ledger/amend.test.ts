import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {applyChanges, approve} from './amend';
import {keptFile} from './ledger';
import {PLACEHOLDER} from './problems';
import {readRecord} from './read-record';
import {POLICY, ROWS, testRepository, TODAY} from './repository.test-data';
import type {Step, TestRepository} from './repository.test-data';
import {nextReview, periodsOf, versionInForce} from './timeline';

/* What officers enter in a year. The policy is in version 2.0, in force since 1 April 2026. */

const DOCS = 'docs/policies/gifts.mdx';
const DAY_AFTER = '2026-11-21';

let repository: TestRepository;
beforeEach(() => {
  repository = testRepository();
});

/** Enters one thing after the other. Example: `'minor 60 from 2027-01-01; retracted on 2026-11-21'` */
function enter(entered: string): void {
  for (const step of entered.split('; ').filter(Boolean)) {
    const [, what = '', day, on] = /^(.*?)(?: from (\S+))?(?: on (\S+))?$/.exec(step) ?? [];
    repository.enter(what, day === undefined ? {} : from(day), on);
  }
}

const remove = (file: string) => rmSync(path.join(repository.root, file));

/** Returns the versions after 1.0 with their states and days, the newest first. */
function versionsOn(day: string): string {
  const {versions} = repository.historyOn(day);
  const named = versions.slice(0, -1).map(({version, state, days}) => {
    const runs = days.map((run) => `${run.from}..${run.until ?? ''}`);
    return `${version} ${state}: ${runs.join(', ') || 'never'}`;
  });
  return named.join(' | ');
}

const WAITS = 'minor 60 from 2027-01-01';
const ENDS = 'withdrawn from 2026-12-01';
const OLD = '2.0 superseded: 2026-04-01..2026-11-19';
const UNTIL_DECEMBER = '2026-04-01..2026-11-30';
const UNTIL_2027 = '2026-04-01..2026-12-31';
const from = (effectiveFrom: string) => ({effectiveFrom});

it.each<[what: string, entered: string, day: string, versions: string]>([
  ['applies at once', 'minor 60', TODAY, `2.1 in force: 2026-11-20.. | ${OLD}`],
  ['may change any figure', 'major 75', TODAY, `3.0 in force: 2026-11-20.. | ${OLD}`],
  [
    'waits for its day',
    WAITS,
    '2026-12-31',
    `2.1 coming: 2027-01-01.. | 2.0 in force: ${UNTIL_2027}`,
  ],
  [
    'begins on it',
    WAITS,
    '2027-01-01',
    `2.1 in force: 2027-01-01.. | 2.0 superseded: ${UNTIL_2027}`,
  ],
  [
    'of today replaces one that waits',
    `${WAITS}; minor 55`,
    '2027-01-02',
    `2.2 in force: 2026-11-20.. | 2.1 replaced: never | ${OLD}`,
  ],
  [
    'follows one that waits',
    `${WAITS}; minor 55 from 2027-02-01`,
    '2027-02-01',
    `2.2 in force: 2027-02-01.. | 2.1 superseded: 2027-01-01..2027-01-31 | 2.0 superseded: ${UNTIL_2027}`,
  ],
  [
    'corrects one of the same day',
    'minor 60; minor 65',
    TODAY,
    `2.2 in force: 2026-11-20.. | 2.1 corrected: never | ${OLD}`,
  ],
  [
    'corrects another correction, while one waits',
    `${WAITS}; minor 65; minor 70`,
    TODAY,
    `2.3 in force: 2026-11-20.. | 2.2 corrected: never | 2.1 replaced: never | ${OLD}`,
  ],
  [
    'is brought forward to today',
    `${WAITS}; rescheduled`,
    TODAY,
    `2.1 in force: 2026-11-20.. | ${OLD}`,
  ],
  [
    'is put off, and brought forward again',
    `${WAITS}; rescheduled from 2027-03-01; rescheduled from 2026-12-01`,
    '2026-12-01',
    `2.1 in force: 2026-12-01.. | 2.0 superseded: 2026-04-01..2026-11-30`,
  ],
  [
    'is taken back on the next day, and the one before is in force again',
    'minor 60; retracted on 2026-11-21',
    DAY_AFTER,
    `2.1 retracted: 2026-11-20..2026-11-20 | 2.0 in force: 2026-04-01..2026-11-19, 2026-11-21..`,
  ],
  [
    'that is taken back tomorrow is in force today',
    'minor 60; retracted on 2026-11-21',
    TODAY,
    `2.1 in force: 2026-11-20..2026-11-20 | ${OLD}, 2026-11-21..`,
  ],
  [
    'leaves its number unused when it is taken back',
    'minor 60; retracted; minor 70',
    TODAY,
    `2.2 in force: 2026-11-20.. | 2.1 retracted: never | ${OLD}`,
  ],
  [
    'is taken back before its first day, though that was put off',
    `${WAITS}; rescheduled from 2027-02-01; retracted`,
    '2027-02-02',
    '2.1 retracted: never | 2.0 in force: 2026-04-01..',
  ],
  [
    'is taken back after its review',
    'minor 60; reviewed; retracted; retracted',
    TODAY,
    '2.1 retracted: never | 2.0 in force: 2026-04-01..',
  ],
  ['is in force until its withdrawal', ENDS, '2026-11-30', `2.0 in force: ${UNTIL_DECEMBER}`],
  ['is withdrawn from that day', ENDS, '2026-12-01', `2.0 withdrawn: ${UNTIL_DECEMBER}`],
  [
    'stays in force when its withdrawal is put off and taken back',
    `${ENDS}; rescheduled from 2027-01-01; retracted`,
    '2027-02-01',
    '2.0 in force: 2026-04-01..',
  ],
  [
    'that waits never begins after a withdrawal',
    `${WAITS}; ${ENDS}`,
    '2027-01-02',
    `2.1 replaced: never | 2.0 withdrawn: ${UNTIL_DECEMBER}`,
  ],
  [
    'can be withdrawn after an error in the next one',
    `minor 60; retracted; ${ENDS}`,
    '2026-12-01',
    `2.1 retracted: never | 2.0 withdrawn: ${UNTIL_DECEMBER}`,
  ],
  [
    'follows a withdrawal, years later',
    'withdrawn; minor 60 on 2028-02-01',
    '2028-02-01',
    '2.1 in force: 2028-02-01.. | 2.0 withdrawn: 2026-04-01..2026-11-19',
  ],
])('a version %s', (_what, entered, day, versions) => {
  enter(entered);
  expect(versionsOn(day)).toBe(versions);
});

it.each<[what: string, entered: string, asked: Step, why: RegExp | string]>([
  ['a day that does not exist', '', ['minor 60', {approvedOn: '2026-02-30'}], /a date that exists/],
  [
    'an approval in the future',
    '',
    ['minor 60', {approvedOn: DAY_AFTER, effectiveFrom: DAY_AFTER}],
    /^the approval \| approvedOn .*before it is approved .*Enter it when it is approved/,
  ],
  ['a first day in the past', '', ['minor 60', from('2026-11-01')], 'before the day it is entered'],
  ['a late review', '', ['minor 60', {reviewBy: DAY_AFTER.replace('6', '7')}], 'reviewed annually'],
  [
    'a later review that no one made',
    '',
    ['minor 60', {wholeTextReviewed: false}],
    'would move from 1 April 2027 to 20 November 2027',
  ],
  ['no kind', '', ['', {}], /kind/],
  ['no approver', '', ['minor 60', {approvedBy: ''}], /approvedBy/],
  [
    'an approver who is not on the list',
    '',
    ['minor 60', {approvedBy: 'The board'}],
    /Write one of: .*;/,
  ],
  ['its owner as approver', '', ['minor 60', {approvedBy: 'Company Secretary'}], 'approves their'],
  ['no note', '', ['minor 60', {note: ''}], /note .*at least 5/],
  [
    'a note that is too long',
    '',
    ['minor 60', {note: 'x'.repeat(300)}],
    /300 characters: "xxx.* at most 280/,
  ],
  [
    'a note that no copy can show',
    '',
    ['minor 60', {note: 'Asked for by 山田 and by Dŵr Cymru.'}],
    /^the approval \| note \| .* \| “山田” \(U\+5C71\) \| Write it in Latin letters\.$/,
  ],
  ['such a reason', '', ['withdrawn', {note: 'Replaced by 山田.'}], '“山田”'],
  ['the same text', '', ['minor'], 'the same text'],
  ['a clock that is behind', '', ['minor 60', {}, '2020-01-01'], /^this computer .* 2020-01-01/],
  ['a long time to a review', '', ['reviewed', {reviewBy: '2027-11-21'}], 'reviewed annually'],
  [
    'a review before the approval',
    '',
    ['reviewed', {approvedOn: '2026-03-31', reviewBy: '2027-03-31'}],
    '2026-04-01 or later: the text was approved on that day',
  ],
  ['a review of nothing', 'withdrawn', ['reviewed'], 'a version in force'],
  ['a second withdrawal', 'withdrawn', ['withdrawn'], 'a document that is not withdrawn'],
  ['another day in the past', WAITS, ['rescheduled', from('2026-11-19')], 'or later'],
  ['its own day', WAITS, ['rescheduled', from('2027-01-01')], 'another day'],
  [
    'a day too late to begin',
    `${WAITS}; minor 70 from 2027-02-01`,
    ['rescheduled', from('2027-03-01')],
    'never be in force',
  ],
  ['another day for a version in force', '', ['rescheduled', from('2027-01-01')], 'still to come'],
])('an entry is refused with %s', (_what, entered, asked, why) => {
  enter(entered);
  const before = repository.read(ROWS);
  expect(repository.refusal(...asked)).toMatch(why);
  expect(repository.read(ROWS)).toBe(before);
});

it.each([
  ['a placeholder', 'Gifts above', `${PLACEHOLDER}: what.] Gifts above`, [/placeholder/]],
  ['a sum that only the promise has', 'No one is punished for', '£75 for', [/promise .*£75/]],
  ['a broken link', '(/terms)', '(/term)', [/Did you mean \/terms\?/]],
  ['numbers in headings', '## Gifts', '## 1. Gifts', [/numbers its sections/]],
  ['other writing', 'above £50', '日本 above £50', [/text \| 23/, /“日本” \(U\+65E5\)/]],
  ['emoji', 'title: Gifts', 'title: 🎁 Gifts', [/text \| 2 /, /emoji out/]],
  ['Greek', 'name: Bribery Act', 'name: Ελλάδα Act', [/text \| 13/, /Latin letters/]],
])('a text is refused with %s', (_what, old, text, reports) => {
  repository.edit(DOCS, old, text);
  for (const report of reports) expect(repository.refusal('minor')).toMatch(report);
});

describe('a new version', () => {
  it('is kept, with a row that names the changed sections', () => {
    const before = repository.read(ROWS);
    const plan = repository.plan('minor 60');
    expect(plan).toMatchObject({row: {version: '2.1', sections: [1], enteredOn: TODAY}});
    applyChanges(repository.root, 'changes' in plan ? plan.changes : []);
    expect(repository.read(ROWS).startsWith(before)).toBe(true);
    expect(repository.read(keptFile(POLICY, '2.1'))).not.toContain('{brand.');
    expect(repository.historyOn(TODAY).draft).toBeUndefined();
  });

  it('names what it replaces, and what it corrects', () => {
    enter(WAITS);
    expect(repository.plan('minor 55')).toMatchObject({replaces: ['2.1'], corrects: []});
    const later = (day: string) => repository.plan('minor 55', from(day));
    expect(later('2027-01-01')).toMatchObject({replaces: ['2.1']});
    expect(later('2027-02-01')).toMatchObject({replaces: []});
    expect(repository.refusal('minor', from('2026-03-01'))).toMatch(/before the day it is entered/);
    expect(repository.plan('withdrawn')).toMatchObject({replaces: ['2.1']});
    repository.enter('minor 55');
    expect(repository.plan('minor 65')).toMatchObject({replaces: [], corrects: ['2.2']});
  });

  it('is compared with what readers had the day before', () => {
    enter('minor 60; minor 50');
    expect(repository.historyOn(TODAY).versions[0]).toMatchObject({version: '2.2', sections: []});
  });

  it('names the fields that changed above the text', () => {
    repository.edit(DOCS, 'promise: No one is punished', 'promise: No one is blamed');
    expect(repository.plan('minor')).toMatchObject({row: {sections: []}, details: ['Promise']});
  });

  it('may link to its own clauses, to those of others, and to a page', () => {
    repository.edit(DOCS, '(/terms)', '(#2.1) or [clause](/terms#1.1) or [us](/contact)');
    expect(repository.plan('minor')).toHaveProperty('row');
    const note = 'For Dŵr Cymru, as Łukasz Wiśniewski asked.';
    expect(repository.plan('minor', {note})).toHaveProperty('row');
  });

  it('is refused for all wrong answers at once, in the words of the questions', () => {
    const refusal = repository.refusal('minor 60', {approvedBy: 'Bob Smith', note: ''});
    expect(refusal).toMatch(/\| note \|.*\n.*\| approvedBy \|/);
    repository.edit(DOCS, '£60', '£50');
    enter('withdrawn');
    for (const kind of ['reviewed', 'withdrawn', 'rescheduled']) {
      const expected = new RegExp(`^the approval \\| kind \\| .* \\| ${kind} \\| .*$`);
      expect(repository.refusal(kind)).toMatch(expected);
    }
  });

  it('that is taken back gives way to the earlier text as its author wrote it, with brand tokens', () => {
    const before = repository.read(DOCS);
    repository.enter('minor 60');
    repository.commit('Approved');
    repository.enter('retracted');
    expect(before).toContain('{brand.name}');
    expect(repository.read(DOCS)).toBe(before);
  });

  it('is refused while the record has a problem, and for a document that is not there', () => {
    repository.edit(keptFile(POLICY, '1.0'), '£25', '£20');
    expect(repository.refusal('minor 60')).toMatch(/kept version never changes/);
    const nothing = approve(repository.root, ['policies/nothing'], {kind: 'retracted'}, TODAY);
    expect(nothing).toHaveProperty('problems');
  });

  it('keeps its words and file when its first day moves', () => {
    enter(WAITS);
    const source = repository.read(keptFile(POLICY, '2.1'));
    const [before] = repository.historyOn(TODAY).versions;
    repository.enter('rescheduled', from('2026-12-01'));
    const [version] = repository.historyOn(TODAY).versions;
    expect(version).toMatchObject({state: 'coming', approvedOn: TODAY});
    expect(version?.kept?.text).toBe(
      before?.kept?.text.replace('In force from: 2027-01-01', 'In force from: 2026-12-01'),
    );
    expect(repository.read(keptFile(POLICY, '2.1'))).toBe(source);
  });
});

it('periods begin when a version begins, ends, is withdrawn or taken back', () => {
  enter(`minor 60; retracted on ${DAY_AFTER}; ${ENDS} on ${DAY_AFTER}`);
  const periods = periodsOf([repository.historyOn('2026-12-01')]).map((period) => [
    period.from,
    ...period.inForce.map(({version}) => version.version),
    ...period.withdrawn.map(({reference}) => `${reference} withdrawn`),
  ]);
  expect(periods.slice(0, 4)).toEqual([
    ['2026-12-01', 'POL-001 withdrawn'],
    [DAY_AFTER, '2.0'],
    [TODAY, '2.1'],
    ['2026-04-01', '2.0'],
  ]);
});

describe('a review that changes nothing', () => {
  const reviewOn = (day: string, index = 0) => {
    const version = repository.historyOn(day).versions[index];
    return version && nextReview(version);
  };

  it('adds a row with the next review, and leaves text, version and files as they are', () => {
    const [before] = repository.historyOn(TODAY).versions;
    const kept = repository.read(keptFile(POLICY, '2.0'));
    repository.enter('reviewed', {approvedOn: '2026-11-19', reviewBy: '2027-11-19'});
    const {versions, rows} = repository.historyOn(TODAY);
    const {sha256} = before ?? {};
    expect(rows.at(-1)).toMatchObject({kind: 'reviewed', version: '2.0', sections: [], sha256});
    expect(versions[0]?.kept?.text).toBe(before?.kept?.text);
    expect(repository.read(keptFile(POLICY, '2.0'))).toBe(kept);
    expect(existsSync(path.join(repository.root, keptFile(POLICY, '2.1')))).toBe(false);
    expect([reviewOn(TODAY), reviewOn('2026-11-19')]).toEqual(['2027-11-19', '2027-04-01']);
  });

  it('can be followed by another review, a retraction and a version', () => {
    for (const reviewBy of ['2027-11-19', '2027-10-01']) repository.enter('reviewed', {reviewBy});
    expect(reviewOn(TODAY)).toBe('2027-10-01');
    repository.enter('retracted');
    expect(reviewOn(TODAY)).toBe('2027-11-19');
    repository.enter('minor 60');
    expect([reviewOn(TODAY), reviewOn(TODAY, 1)]).toEqual(['2027-11-20', '2027-11-19']);
  });

  it('is entered for several documents together, or for none', () => {
    const rows = repository.read(ROWS);
    const answers = {kind: 'reviewed', approvedOn: TODAY, approvedBy: 'Group board'};
    const review = {...answers, reviewBy: '2027-11-20', note: 'Reviewed, unchanged.'};
    const both = () => approve(repository.root, [POLICY, 'terms'], review, TODAY);
    repository.edit('docs/terms.mdx', 'free to use', 'free to [use](/nowhere)');
    expect(both()).toMatchObject({
      problems: [{file: 'docs/terms.mdx', found: expect.stringContaining('/nowhere') as string}],
    });
    expect(repository.read(ROWS)).toBe(rows);
    repository.edit('docs/terms.mdx', '[use](/nowhere)', 'use');
    expect(both()).toMatchObject({plans: [{row: {document: POLICY}}, {row: {document: 'terms'}}]});
  });
});

describe('an entry in error', () => {
  it('puts the text before back, and keeps the version', () => {
    enter('minor 60; retracted');
    expect(repository.read(DOCS)).toContain('Gifts above £50');
    expect(existsSync(path.join(repository.root, keptFile(POLICY, '2.1')))).toBe(true);
  });

  it('is not taken back while the text is a draft', () => {
    repository.enter('minor 60');
    expect(repository.refusal('retracted')).toBe('');
    expect(repository.refusal('retracted 80')).toContain('Put the approved text back first');
  });

  it('leaves nothing in force if it was the only version', () => {
    repository.write('docs/other.mdx', repository.read('docs/terms.mdx').replace('LG-01', 'LG-02'));
    repository.approve('other', {});
    repository.approve('other', {kind: 'retracted', note: 'It was not for us.'});
    const history = repository.historyOn(TODAY, 'other');
    expect(versionInForce(history)).toBeUndefined();
    expect(history.withdrawal).toMatchObject({effectiveFrom: TODAY, isToCome: false});
  });
});

describe('a withdrawal', () => {
  it('needs the text under docs/ only until its day', () => {
    repository.enter('withdrawn', from('2026-12-01'));
    expect(repository.historyOn(TODAY).withdrawal).toMatchObject({isToCome: true});
    remove(DOCS);
    const {problems} = readRecord(repository.root, TODAY);
    expect(problems).toMatchObject([{file: DOCS, found: 'no such file'}]);
    expect(repository.historyOn('2026-12-01').withdrawal).toMatchObject({isToCome: false});
  });

  it.each(['Not a document.', '---\ntitle: a: b\n---\n', undefined])(
    'does not mind what becomes of the file, and can be taken back: %j',
    (text) => {
      repository.enter('withdrawn');
      if (text === undefined) remove(DOCS);
      else repository.write(DOCS, text);
      repository.historyOn(TODAY);
      if (text !== undefined) return;
      repository.enter('retracted', {}, '2026-12-01');
      expect(versionsOn('2026-12-01')).toBe('2.0 in force: 2026-04-01..2026-11-19, 2026-12-01..');
      expect(repository.historyOn('2026-12-01').withdrawal).toBeUndefined();
    },
  );
});

describe('a broken link in the approved text', () => {
  beforeEach(() => {
    repository.write('docs/help.mdx', repository.read('docs/terms.mdx').replace('LG-01', 'LG-02'));
    repository.approve('help', {});
    repository.edit(DOCS, '(/terms)', '(/help)');
    repository.enter('minor');
    ['docs/help.mdx', 'versioned_docs/record/help.jsonl', keptFile('help', '1.0')].forEach(remove);
  });

  it.each(['reviewed', 'withdrawn', 'minor'])('is refused whatever is entered: %s', (kind) => {
    expect(repository.refusal(kind)).toContain('/help');
  });

  it('still allows the text with the broken link to be taken back', () => {
    repository.enter('retracted');
    expect(versionsOn(TODAY)).toBe('2.1 retracted: never | 2.0 in force: 2026-04-01..');
    expect(repository.read(DOCS)).toContain('(/terms)');
  });

  it('keeps a review of that text from being taken back', () => {
    repository.edit(DOCS, '(/help)', '(/terms)');
    enter('minor; reviewed');
    repository.edit(DOCS, 'owner: Company Secretary', 'owner: Nobody');
    expect(repository.refusal('retracted')).not.toBe('');
  });
});

it('a row of the future is blamed on the clock', () => {
  repository.enter('minor 60', {}, '2999-01-01');
  const {problems} = readRecord(repository.root, TODAY);
  expect(problems.map(({field, fix}) => `${field} ${fix}`).join()).toMatch(/enteredOn .*clock/);
});
