import {describe, expect, it} from 'vitest';
import {checkDocuments, sectionHeadings, type SourceDocument} from './check';
import {policy, revision} from './policy.test-data';

const service = {
  title: 'Security',
  description:
    'Licensed guarding, mobile patrol, keyholding and monitoring across the UK, reported daily.',
  sidebar_label: 'Security',
  kind: 'service',
  company: 'facilities',
  reference: 'FM-02',
  scope: 'Guarding and patrol',
  location: 'Nationwide UK',
  hours: '24/7',
  picture: 'night',
  figure: {scale: '1:100', subject: 'What we look after'},
  lead: 'A building at night should be quiet, lit where it matters, and known by name.',
  action: 'Get a Quote',
  related: [],
  closing: {heading: 'Walk the building with us after dark.', action: 'Request a Quote'},
  effectiveFrom: '2026-04-01',
};

const TWO_SECTIONS = '## One\n\nText.\n\n## Two\n\nText.\n';

function source(frontMatter: object, over: Partial<SourceDocument> = {}): SourceDocument {
  return {
    file: 'docs/policies/whistleblowing.mdx',
    frontMatter,
    body: TWO_SECTIONS,
    slug: 'whistleblowing',
    edition: 'docs',
    ...over,
  };
}

/** Checks one document and returns its only problem. */
function theProblem(frontMatter: object, body = TWO_SECTIONS) {
  const problems = checkDocuments([source(frontMatter, {body})]);
  expect(problems).toHaveLength(1);
  return problems[0];
}

describe('a sound document', () => {
  it('has no problems', () => {
    expect(checkDocuments([source(policy), source(service, {slug: 'security'})])).toEqual([]);
  });
});

describe('a policy', () => {
  it('must have as many sections as it declares', () => {
    expect(theProblem(policy, '## Only one\n')).toMatchObject({
      file: 'docs/policies/whistleblowing.mdx',
      field: 'sections',
      expected: expect.stringContaining('2 second-level headings') as string,
      found: '1',
    });
  });

  it('must be reviewed within twelve months of approval', () => {
    expect(theProblem({...policy, reviewBy: '2027-03-19'})).toMatchObject({
      field: 'reviewBy',
      expected: expect.stringContaining('2027-03-18') as string,
      found: '2027-03-19',
    });
  });

  it('must say what a major change changed', () => {
    expect(theProblem({...policy, changeNote: undefined})).toMatchObject({field: 'changeNote'});
    expect(
      checkDocuments([source({...policy, changeNote: undefined, changeType: 'minor'})]),
    ).toEqual([]);
  });

  it('must begin its revision table with its own version', () => {
    expect(theProblem({...policy, revisions: [{...revision, version: '3.0'}]})).toMatchObject({
      field: 'revisions[0].version',
      found: "'3.0'",
    });
  });

  it.each([
    ['reference', {reference: '9'}],
    ['status', {status: 'approved'}],
    ['approvedOn', {approvedOn: '18 March 2026'}],
    ['statutes[0].url', {statutes: [{name: 'Some Act 1996', url: 'http://example.test'}]}],
    ['appliesTo[0]', {appliesTo: ['everybody']}],
    ['owner', {owner: undefined}],
  ])('with a wrong %s is reported at that field', (field, fault) => {
    expect(theProblem({...policy, ...fault})).toMatchObject({field});
  });
});

describe('a service', () => {
  it('must show a picture of the catalogue', () => {
    expect(theProblem({...service, picture: 'knight'})).toMatchObject({
      field: 'picture',
      found: "'knight'",
    });
  });

  it('must name neighbours that exist', () => {
    expect(theProblem({...service, related: ['gardening']})).toMatchObject({field: 'related[0]'});
  });

  it('may label its buttons only as the specification does', () => {
    expect(theProblem({...service, action: 'Click here'})).toMatchObject({field: 'action'});
  });
});

describe('the whole set', () => {
  it('reports every problem of every file at once', () => {
    const problems = checkDocuments([
      source({...policy, owner: undefined, status: 'approved'}),
      source({...service, picture: 'knight'}, {file: 'docs/services/security.mdx'}),
    ]);
    expect(problems.map(({file, field}) => `${file} ${field}`)).toEqual([
      'docs/policies/whistleblowing.mdx status',
      'docs/policies/whistleblowing.mdx owner',
      'docs/services/security.mdx picture',
    ]);
  });

  it('refuses a reference twice in one edition, and allows it in another', () => {
    const twin = source(policy, {file: 'docs/policies/copy.mdx'});
    expect(checkDocuments([source(policy), twin])[0]).toMatchObject({
      file: 'docs/policies/copy.mdx',
      field: 'reference',
      found: expect.stringContaining('docs/policies/whistleblowing.mdx') as string,
    });
    expect(checkDocuments([source(policy), {...twin, edition: 'version-2025'}])).toEqual([]);
  });
});

describe('sectionHeadings', () => {
  it('counts second-level headings only, and none inside code', () => {
    expect(sectionHeadings('## A\n### B\n```\n## C\n```\n## D\n')).toEqual(['A', 'D']);
  });
});
