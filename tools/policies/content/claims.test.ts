import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {policyFixture} from '../../../src/plugins/policies/policy-fixture';
import type {Revision} from '../../../src/content/documents/schema';
import {formatProblems} from '../../../src/content/report';
import {copyOfRepository} from '../fixture';
import {checkRepository} from './check';
import {claimProblemsBetween} from './claims';

const FIRST: Revision = {
  version: '1.0',
  effectiveFrom: '2025-04-01',
  sections: 'all',
  changeType: 'major',
  note: 'First issue.',
  approvedBy: 'Board',
};

const before = policyFixture({
  edition: '2025',
  body: '## One\n\nA clause.\n\n## Two\n\nAnother clause.\n',
  frontMatter: {version: '1.0', revisions: [FIRST]},
});

function after(changed: Pick<Revision, 'sections' | 'changeType'>, second = 'Another clause.') {
  const newest = {...FIRST, ...changed, version: '2.0', effectiveFrom: '2026-04-01'};
  return policyFixture({
    body: `## One\n\nA new clause.\n\n## Two\n\n${second}\n`,
    frontMatter: {version: '2.0', revisions: [newest, FIRST]},
  });
}

describe('the revision table against the text', () => {
  it('agrees when it names what changed', () => {
    expect(claimProblemsBetween(before, after({sections: [1], changeType: 'major'}))).toEqual([]);
  });

  it('is reported when a section changed that no row names', () => {
    const [problem, ...others] = claimProblemsBetween(
      before,
      after({sections: [1], changeType: 'major'}, 'A quite different clause.'),
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({field: 'revisions[0].sections'});
    expect(problem?.found).toContain('section 2, whose text is different');
  });

  it('is reported when a major change names a section that is the same', () => {
    const problems = claimProblemsBetween(before, after({sections: [1, 2], changeType: 'major'}));
    expect(problems.map(({found}) => found)).toEqual(['section 2, whose text is the same']);
  });

  it('may name the section that speaks of the review when that is all that happened', () => {
    expect(claimProblemsBetween(before, after({sections: [1, 2], changeType: 'minor'}))).toEqual(
      [],
    );
  });

  it('is part of the check of all documents, and right in the published ones', async () => {
    const root = copyOfRepository();
    const file = 'docs/policies/whistleblowing.mdx';
    expect(formatProblems((await checkRepository(root)).problems)).toBe('');
    const source = readFileSync(path.join(root, file), 'utf8');
    const edited = source.replace('People who work on our sites', 'Those who work on our sites');
    expect(edited).not.toBe(source);
    const {problems} = await checkRepository(root, {[file]: edited});
    expect(problems.map(({found}) => found)).toEqual([
      'nothing about section 1, whose text is different',
    ]);
  }, 120_000);
});
