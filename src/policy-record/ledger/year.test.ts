import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {applyChanges, approve, planAmendment} from './amend';
import {keptFile} from './ledger';
import {recordProblems} from './problems';
import {readRecord} from './read-record';
import {POLICY, ROWS, testRepository, TODAY, type TestRepository} from './repository.test-data';
import {nextReview, periodsOf, versionInForce, type History} from './timeline';

/* What officers do in a year besides approving texts. The policy is in version 2.0. */

const DOCS = 'docs/policies/gifts.mdx';
const DAY_AFTER = '2026-11-21';

let repository: TestRepository;
beforeEach(() => {
  repository = testRepository();
});

function historyOn(day: string, document = POLICY): History {
  const record = readRecord(repository.root, day);
  expect(recordProblems(record, {isPublic: true})).toEqual([]);
  const history = record.histories.find((each) => each.document === document);
  if (history === undefined) throw new Error('The document is gone.');
  return history;
}

const statesOn = (day: string) =>
  historyOn(day).versions.map(({version, state}) => `${version} ${state}`);

/** Enters an approval, with a day of approval that is the day of entry. */
const enter = (kind: string, answers: object = {}, today = TODAY) =>
  repository.approve(POLICY, {kind, note: 'As the test has it.', ...answers}, today);

/** Approves a text with another limit. */
function change(from: number, to: number, answers: object = {}, today = TODAY): void {
  repository.edit(DOCS, `Gifts above £${from}`, `Gifts above £${to}`);
  enter('minor', answers, today);
}

/** Returns why an entry is refused: field and expected value. */
function refusal(kind: string, answers: object = {}, today = TODAY): string {
  const approval = {
    ...{kind, approvedOn: today, approvedBy: 'Group board', note: 'As the test has it.'},
    ...{effectiveFrom: today, reviewBy: '2027-11-20', ...answers},
  };
  const {problems = []} = {...planAmendment(repository.root, POLICY, approval, today)} as {
    problems?: object[];
  };
  return problems.map((problem) => Object.values(problem).join(' | ')).join('\n');
}

describe('a review that changes nothing', () => {
  it('adds a row with the next review, and leaves text, version and files as they are', () => {
    const before = historyOn(TODAY).versions;
    const kept = repository.read(keptFile(POLICY, '2.0'));
    enter('reviewed', {approvedOn: '2026-11-19', reviewBy: '2027-11-19'});
    const {versions, rows} = historyOn(TODAY);
    expect(rows.at(-1)).toMatchObject({kind: 'reviewed', version: '2.0', sections: []});
    expect(rows.at(-1)?.sha256).toBe(before[0]?.sha256);
    expect(versions.map(({sha256, kept: words}) => [sha256, words?.text])).toEqual(
      before.map(({sha256, kept: words}) => [sha256, words?.text]),
    );
    expect(versions[0] && nextReview(versions[0])).toBe('2027-11-19');
    expect(repository.read(keptFile(POLICY, '2.0'))).toBe(kept);
    expect(existsSync(path.join(repository.root, keptFile(POLICY, '2.1')))).toBe(false);
  });

  it('counts from the day on which it is entered', () => {
    enter('reviewed', {reviewBy: '2027-11-19'});
    const [version] = historyOn('2026-11-19').versions;
    expect(version && nextReview(version)).toBe('2027-04-01');
  });

  it('is followed by versions as before, and by another review', () => {
    enter('reviewed', {reviewBy: '2027-11-19'});
    enter('reviewed', {reviewBy: '2027-10-01'});
    change(50, 60);
    const [newest, reviewed] = historyOn(TODAY).versions;
    expect([newest?.version, newest && nextReview(newest)]).toEqual(['2.1', '2027-11-20']);
    expect(reviewed && nextReview(reviewed)).toBe('2027-10-01');
  });

  it('is refused without a text in force, before the text was approved, or for too long', () => {
    expect(refusal('reviewed', {reviewBy: '2027-11-21'})).toContain('reviewed annually');
    expect(refusal('reviewed', {approvedOn: '2026-03-31', reviewBy: '2027-03-31'})).toContain(
      '2026-04-01 or later: the text was approved on that day',
    );
    enter('withdrawn');
    expect(refusal('reviewed')).toContain('a version in force');
  });
});

describe('a correction on the day of the approval', () => {
  it('applies at once, and keeps both versions', () => {
    change(50, 60);
    change(60, 65);
    expect(statesOn(TODAY)).toEqual([
      '2.2 in force',
      '2.1 corrected',
      '2.0 superseded',
      '1.0 superseded',
    ]);
    expect(existsSync(path.join(repository.root, keptFile(POLICY, '2.1')))).toBe(true);
    const [corrected, , before] = historyOn(TODAY).versions.slice(1);
    expect(corrected?.days).toEqual([]);
    expect(before?.until).not.toBe(corrected?.until);
    const [today] = periodsOf([historyOn(TODAY)]);
    expect(today?.inForce.map(({version}) => version.version)).toEqual(['2.2']);
  });

  it('compares with the version that readers had the day before', () => {
    change(50, 60);
    change(60, 50);
    expect(historyOn(TODAY).versions[0]).toMatchObject({version: '2.2', sections: []});
  });

  it('may be corrected again, and is told from a version that never began', () => {
    change(50, 60, {effectiveFrom: '2027-01-01'});
    change(60, 65);
    change(65, 70);
    expect(statesOn(TODAY).slice(0, 3)).toEqual(['2.3 in force', '2.2 corrected', '2.1 replaced']);
  });
});

describe('a version that waits', () => {
  beforeEach(() => change(50, 60, {effectiveFrom: '2027-01-01'}));

  it.each(['2026-12-01', '2027-02-01'])('gets %s as its first day, with the same words', (day) => {
    const source = repository.read(keptFile(POLICY, '2.1'));
    const [before] = historyOn(TODAY).versions;
    enter('rescheduled', {effectiveFrom: day});
    const [version] = historyOn(TODAY).versions;
    expect(version).toMatchObject({state: 'coming', effectiveFrom: day, approvedOn: TODAY});
    expect(version?.kept?.text).toBe(
      before?.kept?.text.replace('In force from: 2027-01-01', `In force from: ${day}`),
    );
    expect(repository.read(keptFile(POLICY, '2.1'))).toBe(source);
    expect(versionInForce(historyOn(day))?.version).toBe('2.1');
  });

  it('may begin today', () => {
    enter('rescheduled', {effectiveFrom: TODAY});
    expect(statesOn(TODAY).slice(0, 2)).toEqual(['2.1 in force', '2.0 superseded']);
  });

  it('may move more than once', () => {
    enter('rescheduled', {effectiveFrom: '2027-03-01'});
    enter('rescheduled', {effectiveFrom: '2027-01-01'});
    expect(historyOn(TODAY).versions[0]).toMatchObject({effectiveFrom: '2027-01-01'});
  });

  it('can’t get a day in the past, its own day, or a day on which it would never begin', () => {
    expect(refusal('rescheduled', {effectiveFrom: '2026-11-19'})).toContain('2026-11-20 or later');
    expect(refusal('rescheduled', {effectiveFrom: '2027-01-01'})).toContain('another day');
    change(60, 70, {effectiveFrom: '2027-02-01'});
    expect(refusal('rescheduled', {effectiveFrom: '2027-03-01'})).toContain('never be in force');
    expect(refusal('rescheduled', {effectiveFrom: '2027-01-15'})).toBe('');
  });
});

it('the first day of a version in force can’t change', () => {
  expect(refusal('rescheduled', {effectiveFrom: '2027-01-01'})).toContain('still to come');
});

describe('an approval that was wrong', () => {
  it('is taken back by a row, and the version before is in force again', () => {
    change(50, 60);
    enter('retracted', {note: 'The board had not agreed.'}, DAY_AFTER);
    expect(statesOn(DAY_AFTER)).toEqual(['2.1 retracted', '2.0 in force', '1.0 superseded']);
    expect(statesOn(TODAY).slice(0, 2)).toEqual(['2.1 in force', '2.0 superseded']);
    const [retracted, again] = historyOn(DAY_AFTER).versions;
    expect(retracted?.days).toEqual([{from: TODAY, until: TODAY}]);
    expect(again?.days).toEqual([{from: '2026-04-01', until: '2026-11-19'}, {from: DAY_AFTER}]);
    expect(repository.read(DOCS)).toContain('Gifts above £50');
    expect(existsSync(path.join(repository.root, keptFile(POLICY, '2.1')))).toBe(true);
    const days = periodsOf([historyOn(DAY_AFTER)]).map(({from, inForce}) => [
      from,
      ...inForce.map(({version}) => version.version),
    ]);
    expect(days.slice(0, 3)).toEqual([
      [DAY_AFTER, '2.0'],
      [TODAY, '2.1'],
      ['2026-04-01', '2.0'],
    ]);
  });

  it('leaves its number unused', () => {
    change(50, 60);
    enter('retracted');
    change(50, 70);
    expect(statesOn(TODAY).slice(0, 3)).toEqual([
      '2.2 in force',
      '2.1 retracted',
      '2.0 superseded',
    ]);
  });

  it('is taken back before its first day', () => {
    change(50, 60, {effectiveFrom: '2027-01-01'});
    enter('rescheduled', {effectiveFrom: '2027-02-01'});
    enter('retracted');
    const [retracted, inForce] = historyOn('2027-02-02').versions;
    expect(retracted).toMatchObject({state: 'retracted', days: []});
    expect(inForce).toMatchObject({state: 'in force', days: [{from: '2026-04-01'}]});
  });

  it('is the newest entry: a review first, then the version', () => {
    change(50, 60);
    enter('reviewed', {reviewBy: '2027-06-01'});
    enter('retracted');
    const [version] = historyOn(TODAY).versions;
    expect([version?.state, version && nextReview(version)]).toEqual(['in force', '2027-11-20']);
    enter('retracted');
    expect(statesOn(TODAY)[0]).toBe('2.1 retracted');
  });

  it('is not taken back while the text is a draft', () => {
    change(50, 60);
    repository.edit(DOCS, 'Gifts above £60', 'Gifts above £80');
    expect(refusal('retracted')).toContain('Put the approved text back first');
  });

  it('of the only version leaves nothing in force', () => {
    repository.write('docs/other.mdx', repository.read('docs/terms.mdx').replace('LG-01', 'LG-02'));
    repository.approve('other', {});
    repository.approve('other', {kind: 'retracted', note: 'It was not for us.'});
    const history = historyOn(TODAY, 'other');
    expect(versionInForce(history)).toBeUndefined();
    expect(history.withdrawal).toMatchObject({effectiveFrom: TODAY, isToCome: false});
  });
});

describe('a withdrawal', () => {
  const planned = () => enter('withdrawn', {effectiveFrom: '2026-12-01'});

  it('leaves the text in force until its day, and every version for ever', () => {
    planned();
    const before = historyOn('2026-11-30');
    expect(versionInForce(before)?.version).toBe('2.0');
    expect(before.withdrawal).toMatchObject({effectiveFrom: '2026-12-01', isToCome: true});
    const after = historyOn('2026-12-01');
    expect(after.withdrawal?.isToCome).toBe(false);
    expect(after.versions.map(({version, state, until}) => [version, state, until])).toEqual([
      ['2.0', 'withdrawn', '2026-11-30'],
      ['1.0', 'superseded', '2026-03-31'],
    ]);
    expect(periodsOf([after])[0]).toMatchObject({from: '2026-12-01', inForce: []});
    expect(periodsOf([after])[0]?.withdrawn).toHaveLength(1);
  });

  it('needs the text under docs/ until its day, and not after it', () => {
    planned();
    rmSync(path.join(repository.root, DOCS));
    const record = readRecord(repository.root, TODAY);
    expect(record.problems).toMatchObject([{file: DOCS, found: 'no such file'}]);
    historyOn('2026-12-01');
  });

  it('is untouched by what changes under docs/ later', () => {
    enter('withdrawn');
    repository.edit(DOCS, 'owner: Company Secretary', 'owner: Nobody');
    historyOn(TODAY);
    repository.write(DOCS, 'Not a document.');
    historyOn(TODAY);
  });

  it('can be put off, and taken back before its day', () => {
    planned();
    enter('rescheduled', {effectiveFrom: '2027-01-01'});
    expect(versionInForce(historyOn('2026-12-31'))?.version).toBe('2.0');
    enter('retracted');
    const history = historyOn('2027-02-01');
    expect([versionInForce(history)?.version, history.withdrawal]).toEqual(['2.0', undefined]);
  });

  it('can be taken back after its day, though the file was deleted', () => {
    enter('withdrawn');
    rmSync(path.join(repository.root, DOCS));
    enter('retracted', {}, '2026-12-01');
    const [version] = historyOn('2026-12-01').versions;
    expect(version?.days).toEqual([
      {from: '2026-04-01', until: '2026-11-19'},
      {from: '2026-12-01'},
    ]);
  });

  it('ends a version that waits for a later day, and is entered once', () => {
    change(50, 60, {effectiveFrom: '2027-01-01'});
    const approval = {kind: 'withdrawn', approvedOn: TODAY, approvedBy: 'Group board'};
    const plan = planAmendment(
      repository.root,
      POLICY,
      {...approval, effectiveFrom: '2026-12-01', note: 'Nothing replaces it.'},
      TODAY,
    );
    if ('problems' in plan) throw new Error(JSON.stringify(plan.problems));
    expect(plan.replaces).toEqual(['2.1']);
    applyChanges(repository.root, plan.changes);
    expect(refusal('withdrawn')).toContain('a document that is not withdrawn');
  });

  it('may be followed by a new version, years later', () => {
    enter('withdrawn');
    change(50, 60, {}, '2028-02-01');
    expect(statesOn('2028-02-01').slice(0, 2)).toEqual(['2.1 in force', '2.0 withdrawn']);
    expect(historyOn('2028-02-01').withdrawal).toBeUndefined();
  });
});

describe('a broken link in the approved text', () => {
  const remove = (file: string) => rmSync(path.join(repository.root, file));
  beforeEach(() => {
    repository.write('docs/help.mdx', repository.read('docs/terms.mdx').replace('LG-01', 'LG-02'));
    repository.approve('help', {});
    repository.edit(DOCS, '(/terms)', '(/help)');
    enter('minor');
    remove('docs/help.mdx');
    remove('versioned_docs/record/help.jsonl');
    remove(keptFile('help', '1.0'));
  });

  it.each([
    ['reviewed', {}],
    ['withdrawn', {}],
    ['minor', {}],
  ])('is refused whatever is entered: %s', (kind, answers) => {
    const before = repository.read(ROWS);
    expect(refusal(kind, answers)).toContain('/help');
    expect(repository.read(ROWS)).toBe(before);
  });

  it('does not keep the text with the link from being taken back', () => {
    enter('retracted');
    expect(statesOn(TODAY).slice(0, 2)).toEqual(['2.1 retracted', '2.0 in force']);
    expect(repository.read(DOCS)).toContain('(/terms)');
  });

  it('keeps a review of that text from being taken back', () => {
    repository.edit(DOCS, '(/help)', '(/terms)');
    enter('minor');
    enter('reviewed');
    repository.edit(DOCS, 'owner: Company Secretary', 'owner: Nobody');
    expect(refusal('retracted')).not.toBe('');
  });
});

it('several reviews are entered together, or none of them', () => {
  const rows = repository.read(ROWS);
  const approval = {
    ...{kind: 'reviewed', approvedOn: TODAY, approvedBy: 'Group board', reviewBy: '2027-11-20'},
    note: 'Reviewed, unchanged.',
  };
  repository.edit('docs/terms.mdx', 'free to use', 'free to [use](/nowhere)');
  const both = () => approve(repository.root, [POLICY, 'terms'], approval, TODAY);
  expect(both()).toMatchObject({
    problems: [{file: 'docs/terms.mdx', found: expect.stringContaining('/nowhere') as string}],
  });
  expect(repository.read(ROWS)).toBe(rows);
  repository.edit('docs/terms.mdx', '[use](/nowhere)', 'use');
  expect(both()).toMatchObject({plans: [{row: {document: POLICY}}, {row: {document: 'terms'}}]});
});

it('a row of the future is blamed on the clock', () => {
  change(50, 60, {}, '2999-01-01');
  const {problems} = readRecord(repository.root, TODAY);
  expect(problems.map(({field, fix}) => `${field} ${fix}`).join()).toMatch(/enteredOn .*clock/);
});

it.each<[why: RegExp, row: object]>([
  [/fingerprints of version 2\.0/, {kind: 'reviewed', sha256: 'ab'.repeat(32)}],
  [/fingerprints of version 2\.0/, {kind: 'reviewed', source: 'ab'.repeat(32)}],
  [/the version in force/, {kind: 'reviewed', version: '1.0'}],
  [/a version in force|the version in force/, {kind: 'reviewed', version: '9.0'}],
  [/sets no review/, {kind: 'withdrawn'}],
  [/only the newest entry/, {kind: 'retracted', version: '1.0', reviewBy: null}],
  [/the day of entry/, {kind: 'retracted', effectiveFrom: '2026-12-01', reviewBy: null}],
  [/still to come/, {kind: 'rescheduled', effectiveFrom: '2026-12-01', reviewBy: null}],
])('a forged row is detected: %s', (why, row) => {
  repository.forge((rows) => {
    const last = rows.findLast(({document}) => document === POLICY);
    const days = {enteredOn: TODAY, approvedOn: TODAY, effectiveFrom: TODAY, sections: []};
    return [...rows, {...last, ...days, reviewBy: '2027-11-20', ...row}];
  });
  const {problems} = readRecord(repository.root, TODAY);
  expect(problems.map((problem) => Object.values(problem).join(' ')).join('\n')).toMatch(why);
});
