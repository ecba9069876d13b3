// Misspelt, cut or garbled on purpose. cspell:ignore promis
import {afterAll, describe, expect, it} from 'vitest';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import {checkDocuments as check, documentProblems, readContent} from './documents';
import {formatProblems} from '../shared/report';

interface SourceDocument {
  readonly file: string;
  readonly frontMatter: Record<string, unknown>;
  readonly body: string;
}

/** A folder without openings and older editions. */
const NOWHERE = path.join(tmpdir(), 'no-such-folder');

/** Writes documents as their authors would, and returns their problems. */
function checkDocuments(documents: readonly SourceDocument[]) {
  return check(
    NOWHERE,
    documents.map(({file, frontMatter, body}) =>
      readContent(file, {text: `---\n${stringify(frontMatter)}---\n\n${body}`, problems: []}),
    ),
  );
}

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
  figure: {subject: 'What we look after'},
  lead: 'A building at night should be quiet, lit where it matters, and known by name.',
  action: 'Get a Quote',
  related: [],
  closing: {heading: 'Walk the building with us after dark.', action: 'Request a Quote'},
  effectiveFrom: '2026-04-01',
};

const policy = {
  title: 'Gifts policy',
  description: 'What may be given and accepted, who decides, and where each gift is recorded.',
  promise: 'No one is punished for asking.',
  sidebar_label: 'Gifts',
  kind: 'policy',
  reference: 'POL-001',
  type: 'policy',
  owner: 'Company Secretary',
  approver: 'Group board',
  appliesTo: ['group'],
  statutes: [{name: 'Bribery Act 2010', url: 'https://www.legislation.gov.uk/ukpga/2010/23'}],
  inShort: [
    'Ask before you accept a gift.',
    'Write it down at once.',
    'No one is punished for it.',
  ],
};

const project = {
  title: 'Two offices, one cleaning team',
  description:
    'Example: daily cleaning of two offices in Manchester by a team of nine, with a monthly score.',
  kind: 'project',
  reference: 'PR-04',
  companies: ['facilities'],
  services: ['/services/cleaning'],
  status: 'in service',
  depth: 'sheet',
  sector: 'offices',
  region: 'North West',
  location: 'Manchester',
  client: 'A property company',
  scope: 'Daily cleaning of two offices',
  value: '£250,000 to £500,000 a year',
  period: {from: '2023-10-09', to: null},
  picture: 'office',
  figure: {subject: 'Two office buildings'},
  programme: [
    {stage: 'Survey', planned: ['2023-08', '2023-08'], actual: ['2023-08', '2023-08']},
    {stage: 'Transfer', planned: ['2023-09', '2023-09'], actual: ['2023-09'], why: 'Late list'},
  ],
  figures: [
    {measure: 'Audits at the target score', target: '12', result: '10', of: '12 audits'},
    {measure: 'Problems dealt with', result: '57', of: '61 problems'},
  ],
  lead: 'Nine cleaners and a supervisor look after two office buildings in Manchester.',
  action: 'Get a Quote',
  closing: {heading: 'Ask for a survey.'},
  effectiveFrom: '2026-11-25',
};

/** Checks a project beside the service that it names, and returns its only problem. */
function projectProblem(fault: Record<string, unknown>, text = 'Text.') {
  const problems = checkDocuments([
    {file: 'docs/services/cleaning.mdx', frontMatter: service, body: ''},
    {
      file: 'docs/projects/offices.mdx',
      frontMatter: {...project, ...fault},
      body: `${text}\n\n<Programme />`,
    },
  ]);
  expect(problems).toHaveLength(1);
  return problems[0];
}

function source(frontMatter: Record<string, unknown>, slug = 'gifts'): SourceDocument {
  const folder = frontMatter.kind === 'policy' ? 'policies' : `${String(frontMatter.kind)}s`;
  return {file: `docs/${folder}/${slug}.mdx`, frontMatter, body: '## One\n\nText.\n'};
}

/** Checks one document and returns its only problem. */
function theProblem(frontMatter: Record<string, unknown>) {
  const problems = checkDocuments([source(frontMatter)]);
  expect(problems).toHaveLength(1);
  return problems[0];
}

it('a valid document has no problems', () => {
  expect(checkDocuments([source(policy), source(service, 'security')])).toEqual([]);
});

it.each([
  ['reference', {reference: '9'}],
  ['promise', {promise: undefined}],
  ['statutes[0].url', {statutes: [{name: 'Some Act 1996', url: 'http://example.test'}]}],
  ['appliesTo[0]', {appliesTo: ['everyone']}],
  ['owner', {owner: undefined}],
])('a policy with an invalid %s is reported at that field', (field, fault) => {
  expect(theProblem({...policy, ...fault})).toMatchObject({field});
});

it.each([
  ['owner', 'Head of Human Resources', 'Write one of: Chair of the Group board;'],
  ['owner', 'Company secretary', 'Did you mean Company Secretary?'],
  ['approver', 'The board', 'Write one of: Chair of the Group board;'],
])('the roles of a policy must be in the list: %s is not %s', (field, title, fix) => {
  expect(theProblem({...policy, [field]: title})).toMatchObject({
    file: 'docs/policies/gifts.mdx',
    field,
    expected: expect.stringContaining(field.replace(/er$/, '')) as string,
    found: `"${title}"`,
    fix: expect.stringContaining(fix) as string,
  });
});

it.each([
  ['Dis&shy;cuss it.', 'a soft hyphen', policy],
  ['Dis&shy;cuss it.', 'a soft hyphen', service],
  ['The word &#26085;.', '日', policy],
])('an entity is checked as the character that it shows: %s', (text, found, frontMatter) => {
  const problems = checkDocuments([{...source(frontMatter), body: `## One\n\n${text}\n`}]);
  expect(problems).toMatchObject([
    {field: 'text', found: expect.stringContaining(found) as string},
  ]);
});

it('a service must use a picture from the catalogue; a misspelt name gets a suggestion', () => {
  expect(theProblem({...service, picture: 'nihgt'})).toMatchObject({
    field: 'picture',
    found: '"nihgt"',
    fix: 'Did you mean night?',
  });
});

it.each([
  ['sidebar_position', {sidebar_position: 'third'}],
  ['sidebar_position', {sidebar_position: '3'}],
  ['draft', {draft: 'yes'}],
])('a %s that Docusaurus would refuse is reported: %j', (field, fault) => {
  expect(theProblem({...service, ...fault})).toMatchObject({field});
});

it('a service lists each related document once, and not itself', () => {
  const card = {text: 'Licensed guarding, mobile patrol, keyholding and monitoring.'};
  const related = ['gifts', 'security', 'security'];
  const problems = checkDocuments([
    source({...service, reference: 'FM-03', related}, 'gifts'),
    source({...service, card}, 'security'),
  ]);
  expect(problems.map(({field}) => field)).toEqual(['related[0]', 'related[2]']);
});

it('a service must list related documents that exist', () => {
  expect(theProblem({...service, related: ['gardening']})).toMatchObject({field: 'related[0]'});
});

it('a service may use only the button labels of the specification', () => {
  expect(theProblem({...service, action: 'Click here'})).toMatchObject({field: 'action'});
});

// Misspelt values, which the report corrects. cspell:ignore ofices Wset faciliteis cleanin
describe('a project', () => {
  it('has no problems in its complete form', () => {
    const cleaning = {file: 'docs/services/cleaning.mdx', frontMatter: service, body: ''};
    const valid = {file: 'docs/projects/offices.mdx', frontMatter: project, body: '<Programme />'};
    expect(checkDocuments([cleaning, valid])).toEqual([]);
  });

  it.each([
    ['sector', {sector: 'ofices'}, '"ofices"', 'Did you mean offices?'],
    ['region', {region: 'North Wset'}, '"North Wset"', 'Did you mean North West?'],
    [
      'companies[1]',
      {companies: ['design', 'faciliteis']},
      '"faciliteis"',
      'Did you mean facilities?',
    ],
    [
      'services[0]',
      {services: ['/services/cleanin']},
      '"/services/cleanin"',
      'Did you mean /services/cleaning?',
    ],
    ['sector', {sector: 'zoo'}, '"zoo"', 'Write one of the expected values.'],
  ])('with an unknown %s gets a suggestion if one is near', (field, fault, found, fix) => {
    expect(projectProblem(fault)).toMatchObject({
      file: 'docs/projects/offices.mdx',
      field,
      found,
      fix,
    });
  });

  it('needs a planned time for a stage that has an actual one', () => {
    const [first] = project.programme;
    const programme = [first, {stage: 'Transfer', actual: ['2023-09-04', '2023-10-06']}];
    expect(projectProblem({programme})).toMatchObject({
      field: 'programme[1].planned',
      found: 'nothing',
      fix: 'Add the field; it is required.',
    });
  });

  it('needs a reason for a stage that ended late', () => {
    const [first] = project.programme;
    const late = {
      stage: 'Transfer',
      planned: ['2023-09', '2023-09'],
      actual: ['2023-09', '2023-10'],
    };
    expect(projectProblem({programme: [first, late]})).toMatchObject({
      file: 'docs/projects/offices.mdx',
      field: 'programme[1].why',
      expected: 'why "Transfer" ended after 2023-09',
      found: 'nothing',
      fix: 'Add the field: clients read it first.',
    });
  });

  it.each([
    ['none', 'Text.'],
    ['more than one', '<Programme />\n\n<Programme />'],
  ])('shows its programme once: %s', (found, body) => {
    const shown = {...source({...project, services: []}), body};
    expect(checkDocuments([shown])).toMatchObject([
      {field: 'text', expected: '<Programme /> once', found},
    ]);
  });

  it('has at most 300 words on a sheet', () => {
    expect(projectProblem({}, 'word '.repeat(300))).toMatchObject({
      field: 'text',
      expected: 'at most 300 words, because depth is "sheet"',
      found: '301 words',
    });
    const full = {...project, depth: 'full', services: []};
    expect(
      checkDocuments([
        {...source(full, 'offices'), body: `${'word '.repeat(301)}\n\n<Programme />`},
      ]),
    ).toEqual([]);
  });

  it.each([
    '> It was a pleasure.',
    '“It was a pleasure,” said the client.',
    'They wrote: “Thank you.”',
  ])('quotes nobody if it is an example: %s', (body) => {
    expect(projectProblem({}, body)).toMatchObject({
      field: 'text',
      fix: 'Say it in our own words.',
    });
  });

  it('needs a picture', () => {
    expect(projectProblem({picture: undefined})).toMatchObject({
      field: 'picture',
      found: 'nothing',
    });
  });
});

describe('a specimen', () => {
  const properties = {
    name: 'Audit',
    company: 'facilities',
    reference: 'AUDIT-0417-OCT',
    building: 'Four-storey office',
    date: '28 October 2026',
  };

  /** The fields that are reported for a specimen with these properties. */
  function fieldsOf(written: Record<string, string>) {
    const text = Object.entries({...properties, ...written})
      .map(([key, value]) => `${key}="${value}"`)
      .join(' ');
    const body = `## One\n\n<Specimen ${text}>\n\nText.\n\n</Specimen>\n`;
    return checkDocuments([{...source(service), body}]).map(({field}) => field);
  }

  it('has no problems with all its properties', () => {
    expect(fieldsOf({})).toEqual([]);
  });

  it.each([
    ['company', {company: 'cleaning'}],
    ['building', {building: ''}],
    ['date', {date: ''}],
    ['reference', {reference: 'audit 42'}],
  ])('with an invalid %s is reported at that property', (field, fault) => {
    expect(fieldsOf(fault)).toEqual([`<Specimen> ${field}`]);
  });

  it('may have no other properties', () => {
    expect(fieldsOf({client: 'A bank'})).toHaveLength(1);
  });
});

/** Reads the policy with a line of its file changed, and returns what is reported. */
function reported(from: string, to: string, file = 'docs/policies/gifts.mdx') {
  const text = `---\n${stringify(policy)}---\n\n## One\n\nText.\n`;
  expect(text).toContain(from);
  return check(NOWHERE, [readContent(file, {text: text.replace(from, to), problems: []})]);
}

it.each([
  ['title:', 'Title:', 'Title', 'Did you mean title? Otherwise remove it.'],
  ['title:', 'ti\u200Btle:', 'text', 'Delete the word'],
  ['title:', '\u00ADtitle:', 'text', 'Delete the word'],
  ['promise:', 'promis:', 'promis', 'Did you mean promise?'],
  ['url:', 'ulr:', 'statutes[0].ulr', 'Did you mean url?'],
  ['url: https', 'url: http', 'statutes[0].url', 'Write https://www.legislation.gov.uk/ukpga'],
  ['kind: policy', 'kind: Policy', 'kind', 'Write kind: policy, or move the file'],
  ['kind: policy', 'kind: service', 'kind', 'Write kind: policy, or move the file'],
  ['kind: policy', 'kind:', 'kind', 'Write kind: policy, or move the file'],
  ['type: policy', 'type: Policy', 'type', 'Did you mean policy?'],
  ['type: policy', 'type:', 'type', 'Write a value after the colon.'],
  ['type: policy', 'type: policy\ndraft: true', 'draft', 'Remove it.'],
  ['type: policy', 'type: policy\nhours: 24/7', 'hours', 'Remove the field.'],
  ['type: policy', 'type: policy\nslug: /gifts', 'slug', 'Remove it.'],
  ['type: policy', 'type: policy\n<<: {a: b}', '<<', 'Remove the field.'],
  ['POL-001', 'pol 001', 'reference', 'Write POL-001.'],
  ['Gifts policy', '{brand.name}', 'title', "Put quotes round the words: title: '{brand.name}'"],
  ['Gifts policy', '*gifts', 'title', "Put quotes round the words: title: '*gifts'"],
  ['Gifts policy', '2026', 'title', 'Put quotes round it'],
  ['---', '\u200B---', 'text', 'Delete the word'],
  ['---', '--', 'title block', 'Write three ordinary hyphens'],
])('%j in place of %j is one problem of %s: %s', (from, to, field, fix) => {
  const problems = reported(from, to);
  expect(problems).toMatchObject([{field, fix: expect.stringContaining(fix) as string}]);
  expect(problems[0]?.line).toBeDefined();
});

it('a document of another kind in a folder is reported once', () => {
  expect(reported('type:', 'type:', 'docs/services/gifts.mdx')).toMatchObject([
    {field: 'kind', fix: 'Write kind: service, or move the file to the folder of its kind.'},
  ]);
});

it('the set of documents reports every problem of every file at once', () => {
  const problems = checkDocuments([
    source({...policy, owner: undefined, type: 'rule'}),
    source({...service, picture: 'knight'}, 'security'),
  ]);
  expect(problems.map(({file, field}) => `${file} ${field}`)).toEqual([
    'docs/policies/gifts.mdx owner',
    'docs/policies/gifts.mdx type',
    'docs/services/security.mdx picture',
  ]);
});

it('the set of documents rejects a duplicate reference', () => {
  expect(checkDocuments([source(policy), source(policy, 'copy')])[0]).toMatchObject({
    file: 'docs/policies/copy.mdx',
    field: 'reference',
    found: expect.stringContaining('docs/policies/gifts.mdx') as string,
  });
});

/** Follows the step of CONTRIBUTING.md in which newcomers cause an error report. */

const ROOT = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'first-ten-minutes-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('the change suggested in CONTRIBUTING.md is reported with file, field, expected, found and fix', () => {
  const guide = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, file = ''] = /^3\. Open \[(docs\/[^\]]+)\]\(\1\)/m.exec(guide) ?? [];
  const [, before = '', after = ''] = /^4\. Change `([^`]+)` to `([^`]+)`/m.exec(guide) ?? [];
  for (const each of ['docs', 'versioned_docs/kept']) {
    cpSync(path.join(ROOT, each), path.join(folder, each), {recursive: true});
  }
  expect(documentProblems(folder)).toEqual([]);

  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text.split(before)).toHaveLength(2);
  writeFileSync(path.join(folder, file), text.replace(before, after));
  expect(formatProblems(documentProblems(folder))).toBe(
    `1 problem in 1 file:

docs/policies/whistleblowing.mdx
  reference, line 8
    expected  letters, a hyphen and digits, e.g. POL-009
    found     "POL-9"
    fix       Write it in that form.`,
  );
});
