import {describe, expect, it} from 'vitest';
import type {Problem} from '../../content/report';
import type {SourceDocument} from './check';
import {unversionedChanges} from './edition-rules';
import {policy, revision as REVISION} from './policy.test-data';
import {policyRuleProblems} from './policy-rules';
import {compareVersions} from './versions-and-days';

const OLDER_REVISION = {...REVISION, version: '3.0', effectiveFrom: '2025-04-01'};

const POLICY = {...policy, sections: 10, revisions: [REVISION, OLDER_REVISION]};

const BODY = '## One\n\nThis policy is reviewed annually.\n';

function source(over: object = {}, place: Partial<SourceDocument> = {}): SourceDocument {
  return {
    file: 'docs/policies/whistleblowing.mdx',
    frontMatter: {...POLICY, ...over},
    body: BODY,
    slug: 'whistleblowing',
    edition: 'docs',
    ...place,
  };
}

function archived(over: object = {}, edition = 'versioned_docs/version-2025'): SourceDocument {
  const file = `${edition}/policies/whistleblowing.mdx`;
  return source({version: '3.0', revisions: [OLDER_REVISION], ...over}, {edition, file});
}

/** What an archived version 3.0 says to agree with its own row. */
const AS_ROW = {effectiveFrom: '2025-04-01', approvedOn: '2025-03-19', reviewBy: '2026-03-19'};

function fieldsOf(problems: readonly Problem[]): string[] {
  return problems.map(({field}) => field);
}

describe('compareVersions', () => {
  it('counts, and does not read letter by letter', () => {
    expect(compareVersions('4.10', '4.9')).toBeGreaterThan(0);
    expect(compareVersions('4.9', '5.0')).toBeLessThan(0);
    expect(compareVersions('4.0', '4.0')).toBe(0);
  });
});

describe('a policy', () => {
  it('has no problems when it is sound', () => {
    expect(policyRuleProblems([source(), archived(AS_ROW)])).toEqual([]);
  });

  it('applies on or after the day of approval, and is reviewed after it', () => {
    expect(fieldsOf(policyRuleProblems([source({approvedOn: '2026-04-01'})]))).toEqual([]);
    expect(fieldsOf(policyRuleProblems([source({approvedOn: '2026-04-02'})]))).toEqual([
      'effectiveFrom',
    ]);
    expect(fieldsOf(policyRuleProblems([source({reviewBy: '2026-03-18'})]))).toEqual(['reviewBy']);
  });

  it.each([
    ['effectiveFrom', {effectiveFrom: '2026-05-01'}],
    ['changeType', {changeType: 'minor'}],
    ['note', {changeNote: 'Something else.'}],
    ['approvedBy', {approver: 'Chief Executive'}],
  ])('has its own %s in the newest row', (field, over) => {
    expect(policyRuleProblems([source(over)])).toMatchObject([{field: `revisions[0].${field}`}]);
  });

  it('leaves a row of another version to the check of the front matter', () => {
    expect(policyRuleProblems([source({version: '4.1'})])).toEqual([]);
  });

  it('keeps its rows in order', () => {
    const swapped = source({version: '3.0', ...AS_ROW, revisions: [OLDER_REVISION, REVISION]});
    expect(fieldsOf(policyRuleProblems([swapped]))).toEqual([
      'revisions[0].version',
      'revisions[0].effectiveFrom',
    ]);
  });

  it('names sections that it has', () => {
    const revisions = [{...REVISION, sections: [3, 11, 12]}, OLDER_REVISION];
    expect(policyRuleProblems([source({revisions})])).toMatchObject([
      {field: 'revisions[0].sections', found: '11, 12'},
    ]);
    const older = [REVISION, {...OLDER_REVISION, sections: [14]}];
    expect(policyRuleProblems([source({revisions: older})])).toEqual([]);
  });

  it('is not hidden while it claims to be in force', () => {
    expect(policyRuleProblems([source({draft: true})])).toMatchObject([{field: 'draft'}]);
    expect(policyRuleProblems([source({draft: true, status: 'draft'})])).toEqual([]);
  });

  it('with wrong front matter is left to the schema', () => {
    expect(policyRuleProblems([source({owner: undefined, approvedOn: '2027-01-01'})])).toEqual([]);
  });
});

describe('editions', () => {
  it('never lower a version, however old the other edition is', () => {
    const low = source({version: '3.0', ...AS_ROW, revisions: [OLDER_REVISION]});
    const before = archived(
      {version: '3.5', ...AS_ROW, revisions: [{...OLDER_REVISION, version: '3.5'}]},
      'versioned_docs/version-9',
    );
    expect(policyRuleProblems([before, low])).toMatchObject([
      {file: low.file, field: 'version', expected: expect.stringContaining("'3.5'") as string},
    ]);
  });

  it('compare with the newest older edition', () => {
    const two = archived({...AS_ROW, reference: 'POL-008'}, 'versioned_docs/version-9');
    const ten = archived(AS_ROW, 'versioned_docs/version-10');
    expect(policyRuleProblems([source(), two, ten])).toMatchObject([
      {file: ten.file, field: 'reference'},
    ]);
  });

  it('keep the record as it was: fixed facts are for the edition in force', () => {
    const older = archived({...AS_ROW, sections: 5});
    expect(policyRuleProblems([source(), {...older, body: 'We are an SIA member.'}])).toEqual([]);
  });
});

describe('a document of any kind', () => {
  it('is looked through for unlawful wording', () => {
    const page = {file: 'docs/services/security.mdx', slug: 'security', edition: 'docs'};
    expect(
      policyRuleProblems([{...page, frontMatter: {lead: 'SIA registered guards.'}, body: BODY}]),
    ).toMatchObject([{file: page.file, field: 'lead', found: '"SIA registered"'}]);
  });
});

describe('unversionedChanges', () => {
  const carriedOver = archived({version: '4.0', revisions: [REVISION]});

  it('allows the same version with the same text', () => {
    const windows = {...source(), body: BODY.replaceAll('\n', '\r\n')};
    expect(unversionedChanges([source(), carriedOver])).toEqual([]);
    expect(unversionedChanges([windows, carriedOver])).toEqual([]);
  });

  it('refuses the same version with another text, and says how to amend', () => {
    const edited = {...source(), body: `${BODY}\nMore.\n`};
    expect(unversionedChanges([edited, carriedOver])).toMatchObject([
      {field: 'version', fix: 'Run: npm run policy:amend -- whistleblowing'},
    ]);
    expect(unversionedChanges([edited, archived()])).toEqual([]);
  });
});
