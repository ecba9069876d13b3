import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {answering, fixtureRepository, policySource, runIn, snapshot} from '../fixture';
import {amend} from './amend';
import {check} from './check';

const POLICY = 'docs/policies/whistleblowing.mdx';
const CARDS = 'src/data/policies/policies.ts';
const MINOR = ['whistleblowing', '--type', 'minor', '--note', 'The hours are new.', '--yes'];

let root: string;

beforeEach(() => {
  root = fixtureRepository();
});

afterEach(() => rmSync(root, {recursive: true}));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('policy:amend', () => {
  it('writes the policy and its card, and nothing else', async () => {
    const before = snapshot(root);
    const {code, output} = await runIn(root, amend, [...MINOR, '--sections', '1, 3']);
    expect(code).toBe(0);
    expect(output).toContain('Whistleblowing policy is version 4.1 now.');
    expect(read(POLICY)).toContain("version: '4.1'\nstatus: in force");
    expect(read(POLICY)).toContain('sections: [1, 3]');
    expect(read(CARDS)).toContain("two working days.',\n    version: '4.1',");
    const after = snapshot(root);
    expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([
      POLICY,
      CARDS,
    ]);
    expect(await runIn(root, check, [])).toMatchObject({code: 0});
  });

  it('asks for everything, with suggestions', async () => {
    const ask = answering('major', 'Everything is new.', '2', '', '2026-11-18', '', '', true);
    const {code} = await runIn(root, amend, ['whistleblowing'], ask);
    expect(code).toBe(0);
    expect(ask.asked).toHaveLength(8);
    expect(read(POLICY)).toContain(
      'approvedOn: 2026-11-18\neffectiveFrom: 2026-11-18\nreviewBy: 2027-11-18\n',
    );
    expect(read(CARDS)).toContain("version: '5.0',\n    reviewBy: '2027-11-18',");
  });

  it('asks which policy when none is named', async () => {
    const ask = answering(
      'environmental',
      'minor',
      'Something is new.',
      '2',
      '',
      '',
      '',
      '',
      false,
    );
    await runIn(root, amend, [], ask);
    expect(ask.asked[0]).toBe('Which policy?');
  });

  it('compares with the version in force where an older edition has it', async () => {
    const archived = policySource({slug: 'whistleblowing', status: 'superseded'});
    const edited = policySource({slug: 'whistleblowing'}).replace(
      '## Section 7\n',
      '## Section 7\n\nNew.\n',
    );
    rmSync(root, {recursive: true});
    root = fixtureRepository({
      'versioned_docs/version-2025/policies/whistleblowing.mdx': archived,
      [POLICY]: edited,
    });
    await runIn(root, amend, MINOR);
    expect(read(POLICY)).toContain(
      "- version: '4.1'\n    effectiveFrom: 2026-11-20\n    sections: [7]",
    );
  });

  it('shows the difference in a dry run, and changes nothing', async () => {
    const before = snapshot(root);
    const {code, output} = await runIn(root, amend, [...MINOR, '--sections', 'all', '--dry-run']);
    expect(code).toBe(0);
    expect(output).toContain(`--- ${POLICY}`);
    expect(output).toContain("-version: '4.0'\n+version: '4.1'");
    expect(output).toContain(`+++ ${CARDS}`);
    expect(snapshot(root)).toEqual(before);
  });

  it('keeps the line endings of Windows', async () => {
    writeFileSync(path.join(root, POLICY), read(POLICY).replaceAll('\n', '\r\n'));
    await runIn(root, amend, [...MINOR, '--sections', '2']);
    expect(read(POLICY).replaceAll('\r\n', '')).not.toContain('\n');
    expect(read(POLICY)).toContain("version: '4.1'\r\n");
  });

  it.each([
    ['an unknown policy', ['gardening'], 2, 'There are: environmental, whistleblowing'],
    ['two policies', ['environmental', 'whistleblowing'], 2, 'One policy at a time'],
    ['no policy', [], 2, '--policy is missing'],
    ['an unknown type', [...MINOR, '--type', 'tiny', '--sections', '1'], 2, 'minor, major'],
    ['a short note', [...MINOR, '--note', 'New', '--sections', '1'], 2, '5 to 280 characters'],
    ['sections that are not there', [...MINOR, '--sections', '11'], 2, 'from 1 to 10'],
    ['no sections to suggest', MINOR, 2, '--sections is missing'],
    [
      'a day that does not exist',
      [...MINOR, '--sections', '1', '--approved-on', '2026-02-30'],
      2,
      '2026-02-30',
    ],
    [
      'an approval to come',
      [...MINOR, '--sections', '1', '--approved-on', '2026-12-01'],
      1,
      'yet to come',
    ],
    [
      'a late review',
      [...MINOR, '--sections', '1', '--review-by', '2028-01-01'],
      1,
      '2027-11-20 or earlier',
    ],
    ['an unknown option', [...MINOR, '--colour', 'x'], 2, '--colour'],
  ])('changes nothing for %s', async (_, args, code, message) => {
    const before = snapshot(root);
    const outcome = await runIn(root, amend, args);
    expect(outcome.errors).toContain(message);
    expect(outcome.code).toBe(code);
    expect(snapshot(root)).toEqual(before);
  });

  it.each([
    ['is a draft', policySource({slug: 'whistleblowing', status: 'draft'}), 'not in force'],
    ['is broken', '---\ntitle: a: b\n---\n', 'Put it right first'],
    ['lacks a field', '---\nkind: policy\n---\n', 'Put it right first'],
  ])('refuses a policy that %s', async (_, source, message) => {
    writeFileSync(path.join(root, POLICY), source);
    const outcome = await runIn(root, amend, [...MINOR, '--sections', '1']);
    expect(outcome.code).toBe(1);
    expect(outcome.errors).toContain(message);
    expect(read(POLICY)).toBe(source);
  });
});

const gitIsThere = spawnSync('git', ['--version']).status === 0;

describe.runIf(gitIsThere)('with git', () => {
  it('suggests the sections that differ from the last commit', async () => {
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
        cwd: root,
      });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    writeFileSync(
      path.join(root, POLICY),
      read(POLICY)
        .replace('## Section 3\n', '## Section 3\n\nNew.\n')
        .replace('by a certain', 'on a'),
    );
    expect(await runIn(root, amend, MINOR)).toMatchObject({code: 0});
    expect(read(POLICY)).toContain('sections: [1, 3]');
  });
});
