import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {fixtureRepository, policySource, runIn} from '../fixture';
import {status} from './status';

let root: string;

beforeEach(() => {
  root = fixtureRepository({
    'docs/policies/whistleblowing.mdx': policySource({
      slug: 'whistleblowing',
      approvedOn: '2026-07-15',
      reviewBy: '2027-07-15',
    }),
  });
});

afterEach(() => rmSync(root, {recursive: true}));

const on = (day: string, ...more: string[]) => runIn(root, status, ['--today', day, ...more]);

describe('policy:status', () => {
  it('lists the policies by day of review', async () => {
    const {code, output} = await on('2027-03-18');
    expect(output.split('\n')).toEqual([
      'Policy          Version  Owner                 Review by   Days left',
      '──────────────  ───────  ────────────────────  ──────────  ─────────',
      'Environmental   4.0      Head of "Compliance"  2027-03-18          0',
      'Whistleblowing  4.0      Head of "Compliance"  2027-07-15        119',
      '',
      'No review is overdue.',
    ]);
    expect(code).toBe(0);
  });

  it('fails from the day after a review was due', async () => {
    const {code, output} = await on('2027-03-19');
    expect(output).toContain('2027-03-18  1 overdue');
    expect(output).toContain('1 of 2 overdue.');
    expect(code).toBe(1);
  });

  it.each([
    ['2027-02-15', '30', 0],
    ['2027-02-16', '30', 1],
    ['2027-03-18', '0', 1],
    ['2027-03-17', '0', 0],
  ])('on %s with --within %s ends with %i', async (day, within, code) => {
    expect((await on(day, '--within', within)).code).toBe(code);
  });

  it('prints JSON, which has no colours', async () => {
    const {code, output} = await on('2027-03-20', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toEqual([
      {
        policy: 'Environmental',
        reference: 'POL-002',
        file: 'docs/policies/environmental.mdx',
        version: '4.0',
        status: 'in force',
        owner: 'Head of "Compliance"',
        reviewBy: '2027-03-18',
        daysLeft: -2,
      },
      expect.objectContaining({policy: 'Whistleblowing', daysLeft: 117}),
    ]);
  });

  it('does not keep silent about a policy that it cannot read', async () => {
    writeFileSync(path.join(root, 'docs/policies/environmental.mdx'), '---\nkind: policy\n---\n');
    const {code, errors} = await on('2026-11-20');
    expect(code).toBe(1);
    expect(errors).toContain('docs/policies/environmental.mdx');
  });

  it.each([
    [['--today', 'tomorrow'], 'expected a day such as'],
    [['--today', '2026-02-30'], 'found "2026-02-30"'],
    [['--within', 'x'], 'expected a number of days'],
    [['--unknown'], '--unknown'],
    [['extra'], 'extra'],
  ])('is used wrongly with %j', async (args, message) => {
    const {code, errors} = await runIn(root, status, args);
    expect(code).toBe(2);
    expect(errors).toContain(message);
    expect(errors).toContain('--help');
  });
});
