import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {copyOfRepository, fixtureRepository, policySource, runIn} from '../fixture';
import {check} from './check';

let root: string;

beforeEach(() => {
  root = fixtureRepository();
});

afterEach(() => rmSync(root, {recursive: true}));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

describe('policy:check', () => {
  it('finds nothing wrong with this repository', async () => {
    rmSync(root, {recursive: true});
    root = copyOfRepository();
    const {code, output, errors} = await runIn(root, check, []);
    expect(errors).toBe('');
    expect(output).toMatch(/^\d+ documents of \d+ editions: no problems\.$/);
    expect(code).toBe(0);
  });

  it('lists all problems of all files and editions in one report', async () => {
    write(
      'docs/policies/environmental.mdx',
      policySource({slug: 'environmental', reviewBy: '2027-06-30', text: 'We are SIA members.'}),
    );
    write('docs/policies/whistleblowing.mdx', '---\ntitle: a: b\n---\n');
    write('docs/privacy.mdx', '---\nkind: notice\ntitle: "{brand.nmae}"\n---\n');
    write(
      'versioned_docs/version-2025/policies/environmental.mdx',
      policySource({slug: 'environmental', version: '4.1', status: 'superseded'}),
    );
    const {code, errors} = await runIn(root, check, []);
    expect(code).toBe(1);
    for (const text of [
      /^\d+ problems in \d files:/,
      /environmental\.mdx\n {2}reviewBy\n {4}expected {2}2027-03-18 or earlier/,
      /text, section 1\n.*\n {4}found {5}"SIA members"/,
      /whistleblowing\.mdx\n {2}front matter\n/,
      /privacy\.mdx\n {2}front matter\n.*\n {4}found {5}Unknown brand token \{brand\.nmae\}/,
      /environmental\.mdx\n(?: .*\n)*? {2}version\n {4}expected {2}'4\.1' or above/,
      /policies\.ts\n {2}environmental\.reviewBy\n/,
    ]) {
      expect(errors).toMatch(text);
    }
  });

  it('finds text that the site could not read, with its line', async () => {
    const broken = policySource({slug: 'environmental', text: 'Fewer than <5 of them.'});
    const line = broken.split('\n').indexOf('Fewer than <5 of them.') + 1;
    write('docs/policies/environmental.mdx', broken);
    write(
      'docs/policies/whistleblowing.mdx',
      policySource({slug: 'whistleblowing', text: 'Call {brand.phones}.'}),
    );
    const {code, errors} = await runIn(root, check, []);
    expect(code).toBe(1);
    expect(errors).toContain(`docs/policies/environmental.mdx\n  text, line ${line}\n`);
    expect(errors).toContain('Unknown brand token {brand.phones}');
  });

  it('notices a text that changed without a new version', async () => {
    write(
      'versioned_docs/version-2025/policies/whistleblowing.mdx',
      policySource({slug: 'whistleblowing', status: 'superseded'}),
    );
    expect((await runIn(root, check, [])).code).toBe(0);
    write('docs/policies/whistleblowing.mdx', policySource({slug: 'whistleblowing', text: 'New.'}));
    expect((await runIn(root, check, [])).errors).toContain(
      'npm run policy:amend -- whistleblowing',
    );
  });

  it('prints JSON for other programs', async () => {
    expect(JSON.parse((await runIn(root, check, ['--json'])).output)).toEqual([]);
    write('docs/policies/environmental.mdx', policySource({slug: 'environmental', version: '4.1'}));
    const {code, output} = await runIn(root, check, ['--json']);
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject([{field: 'environmental.version', found: "'4.0'"}]);
  });

  it('works on another folder, and says when that is no repository', async () => {
    expect((await runIn('/', check, ['--root', root])).code).toBe(0);
    const {code, errors} = await runIn(root, check, ['--root', 'docs']);
    expect(code).toBe(2);
    expect(errors).toContain('holds no docs/policies');
  });
});
