import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {splitDocument} from '../content/front-matter';
import {policySource} from '../fixture';
import {amended, nextVersion, suggestedReview, type Amendment} from './amendment';

const AMENDMENT: Amendment = {
  version: '4.1',
  changeType: 'minor',
  note: "The line's hours: 8 to 18.",
  sections: [2, 4],
  approver: 'Group board',
  approvedOn: '2026-11-18',
  effectiveFrom: '2026-12-01',
  reviewBy: '2027-03-18',
};

const SOURCE = policySource({slug: 'whistleblowing'});

describe('nextVersion', () => {
  it.each([
    ['4.0', 'minor', '4.1'],
    ['4.9', 'minor', '4.10'],
    ['4.1', 'major', '5.0'],
    ['9.9', 'major', '10.0'],
  ] as const)('after %s, %s, is %s', (version, type, next) => {
    expect(nextVersion(version, type)).toBe(next);
  });
});

describe('suggestedReview', () => {
  it('is a year after the approval of a major change', () => {
    expect(suggestedReview('major', '2026-11-18', '2027-03-18')).toBe('2027-11-18');
  });

  it('stays as it is after a minor change', () => {
    expect(suggestedReview('minor', '2026-11-18', '2027-03-18')).toBe('2027-03-18');
  });
});

describe('amended', () => {
  it('writes title block and revision table, which agree', () => {
    const after = parse(splitDocument(amended(SOURCE, AMENDMENT)).yaml) as Record<string, unknown>;
    const {sections, note, approver, ...shared} = AMENDMENT;
    expect(after).toMatchObject({...shared, approver, changeNote: note});
    expect((after.revisions as unknown[])[0]).toEqual({
      version: '4.1',
      effectiveFrom: '2026-12-01',
      sections,
      changeType: 'minor',
      note,
      approvedBy: approver,
    });
    expect(after.revisions).toHaveLength(2);
  });

  it('leaves every other line as it is', () => {
    const before = SOURCE.split('\n');
    const after = amended(SOURCE, AMENDMENT).split('\n');
    expect(before.filter((line) => !after.includes(line))).toEqual([
      "version: '4.0'",
      'approvedOn: 2026-03-18',
      'effectiveFrom: 2026-03-18',
      'changeType: major',
      'changeNote: Something is new.',
    ]);
    expect(after.length).toBe(before.length + 6);
    expect(after).toContain('appliesTo: [group,   design]');
    expect(after).toContain('sidebar_label: Whistleblowing # as on the card');
    expect(splitDocument(amended(SOURCE, AMENDMENT)).body).toBe(splitDocument(SOURCE).body);
  });

  it('keeps the line endings of Windows', () => {
    const windows = amended(SOURCE.replaceAll('\n', '\r\n'), AMENDMENT);
    expect(windows).toBe(amended(SOURCE, AMENDMENT).replaceAll('\n', '\r\n'));
  });

  it('writes a first issue as all sections', () => {
    expect(amended(SOURCE, {...AMENDMENT, sections: 'all'})).toContain('    sections: all\n');
  });
});
