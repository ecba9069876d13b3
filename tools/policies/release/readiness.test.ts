import {describe, expect, it} from 'vitest';
import type {SourceDocument} from '../../../src/plugins/documents/check';
import {parse} from 'yaml';
import {policySource, TODAY, type PolicyFixture} from '../fixture';
import {splitDocument} from '../content/front-matter';
import {readinessProblems} from './readiness';

function document(fixture: Partial<PolicyFixture> = {}, edition = 'docs'): SourceDocument {
  const source = policySource({slug: 'environmental', ...fixture});
  const {yaml, body} = splitDocument(source);
  return {file: 'a.mdx', frontMatter: parse(yaml), body, slug: 'environmental', edition};
}

function fieldsOf(fixture: Partial<PolicyFixture>): string[] {
  return readinessProblems([document(fixture)], TODAY).map(({field}) => field);
}

describe('an edition', () => {
  it('can be closed when its policies are in force', () => {
    expect(fieldsOf({})).toEqual([]);
  });

  it('can be closed on the last day of a review, and not on the day after', () => {
    expect(fieldsOf({reviewBy: TODAY})).toEqual([]);
    expect(fieldsOf({reviewBy: '2026-11-19'})).toEqual(['reviewBy']);
  });

  it('stays open for a draft', () => {
    expect(fieldsOf({status: 'draft'})).toEqual(['status']);
  });

  it('stays open for an approval that is yet to come', () => {
    expect(fieldsOf({approvedOn: '2026-11-21'})).toEqual(['approvedOn', 'effectiveFrom']);
  });

  it('stays open for a notice that is overdue', () => {
    const notice = {...document(), frontMatter: {kind: 'notice', reviewBy: '2026-11-01'}};
    expect(readinessProblems([notice], TODAY)).toMatchObject([{field: 'reviewBy'}]);
  });

  it('does not wait for what older editions hold', () => {
    const older = document({status: 'superseded'}, 'versioned_docs/version-2025');
    expect(readinessProblems([older], TODAY)).toEqual([]);
  });
});
