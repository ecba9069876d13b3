import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {answering, copyOfRepository, fixtureRepository, runIn, snapshot} from '../fixture';
import {check} from './check';
import {newPolicy} from './new';

const DRAFT = 'docs/policies/drugs-alcohol.mdx';
const ARGS = ['--title', 'Drugs & alcohol policy', '--owner', 'Head of HR: all', '--yes'];

let root: string;

beforeEach(() => {
  root = fixtureRepository();
});

afterEach(() => rmSync(root, {recursive: true}));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('policy:new', () => {
  it('writes a draft that passes the check, and its line in the sidebar', async () => {
    const before = snapshot(root);
    const {code, output} = await runIn(root, newPolicy, ARGS);
    expect(code).toBe(0);
    const after = snapshot(root);
    expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([
      DRAFT,
      'sidebars.ts',
    ]);
    expect(read(DRAFT)).toMatch(/^draft: true$/m);
    expect(read(DRAFT)).toMatch(/^reference: POL-010$/m);
    expect(read(DRAFT)).toMatch(/^owner: 'Head of HR: all'$/m);
    expect(read('sidebars.ts')).toContain(
      "    'policies/whistleblowing',\n    'policies/drugs-alcohol',\n  ],",
    );
    expect(output).toContain('the published site leaves it out');
    expect(output).toContain("'drugs-alcohol': 5,");
    expect(await runIn(root, check, [])).toMatchObject({code: 0});
  });

  it('may not be published as it is: the check names what is missing', async () => {
    await runIn(root, newPolicy, ARGS);
    writeFileSync(path.join(root, DRAFT), read(DRAFT).replace('status: draft', 'status: in force'));
    const {code, errors} = await runIn(root, check, []);
    expect(code).toBe(1);
    expect(errors).toContain('the specification has no policy "drugs-alcohol"');
    expect(errors).toContain('no placeholder: the policy is not a draft');
    expect(errors).toContain('"draft: true" hides it');
    expect(errors).toContain(`a card for ${DRAFT}`);
  });

  it('works on the real documents', async () => {
    rmSync(root, {recursive: true});
    root = copyOfRepository();
    expect(await runIn(root, newPolicy, ARGS)).toMatchObject({code: 0, errors: ''});
    expect(await runIn(root, check, [])).toMatchObject({code: 0, errors: ''});
  });

  it('asks for everything, with suggestions', async () => {
    const ask = answering(
      'Lone working policy',
      '',
      '',
      '',
      'statement',
      'Head of HR',
      'Chief Executive',
      '2027-02-01',
      'group, design',
      true,
    );
    const {code} = await runIn(root, newPolicy, [], ask);
    expect(code).toBe(0);
    const draft = read('docs/policies/lone-working.mdx');
    expect(draft).toContain('sidebar_label: Lone working\n');
    expect(draft).toContain('type: statement\n');
    expect(draft).toContain(
      'approvedOn: 2027-02-01\neffectiveFrom: 2027-02-01\nreviewBy: 2028-02-01',
    );
    expect(draft).toContain('appliesTo: [group, design]\n');
  });

  it.each([
    ['no title', ['--owner', 'Head of HR', '--yes'], 2, '--title is missing'],
    ['no owner', ['--title', 'Lone working', '--yes'], 2, '--owner is missing'],
    ['a title without its name', ['Lone working'], 2, 'goes into quotes'],
    ['a taken address', [...ARGS, '--slug', 'environmental'], 2, 'already'],
    ['an impossible address', [...ARGS, '--slug', 'Lone Working'], 2, 'lower-case'],
    ['a taken reference', [...ARGS, '--reference', 'POL-002'], 2, 'is or was'],
    ['an unknown company', [...ARGS, '--applies-to', 'group, retail'], 2, 'recruitment'],
    ['an unknown type', [...ARGS, '--type', 'rule'], 2, 'policy, statement'],
    ['nobody who says yes', ARGS.slice(0, -1), 2, '--yes'],
  ])('writes nothing for %s', async (_, args, code, message) => {
    const before = snapshot(root);
    const outcome = await runIn(root, newPolicy, args);
    expect(outcome.errors).toContain(message);
    expect(outcome.code).toBe(code);
    expect(snapshot(root)).toEqual(before);
  });
});
