import {expect, it} from 'vitest';
import {textsOf, wordingProblems} from './wording';

function found(text: string): string[] {
  return wordingProblems('a.mdx', [{field: 'text', text}]).map((problem) => problem.found);
}

it.each([
  'We are SIA registered.',
  'an SIA-approved contractor',
  'SIA accredited',
  'proud SIA members',
  'SIA\nmembership',
  'We are registered with the SIA.',
  'a member of the Security Industry Authority',
  'approved by the SIA',
  'A guaranteed job after the course.',
  'guaranteed interviews',
  'Guaranteed earnings',
  'a guaranteed licence',
  'Job guaranteed!',
  'A word with a sp\u200Bace.',
  'Turned \u202Eround',
])('wordingProblems rejects: %s', (text) => {
  expect(found(text)).toHaveLength(1);
});

it.each([
  'Our officers hold SIA licences.',
  'You need an SIA licence to work.',
  'The SIA decides.',
  'The course does not guarantee a job.',
  'It is not a guaranteed job.',
  'There is no guaranteed work.',
  'certificates, guarantees and instructions',
  'Membership of a union is your own affair.',
  'ASIA members',
  'Zoë 👩‍🔧 \u0645\u06cc\u200c\u062e',
])('wordingProblems accepts: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('a report names the place as authors know it', () => {
  const texts = textsOf(
    {title: 'A', inShort: ['x', 'SIA member'], closing: {heading: 'SIA approved'}, n: 1},
    'SIA certified.\n\n## One\n\nText.\n\n## Two\n\nGuaranteed work.\n',
  );
  expect(wordingProblems('a.mdx', texts).map(({field}) => field)).toEqual([
    'inShort[1]',
    'closing.heading',
    'text, before the first section',
    'text, section 2',
  ]);
});

it('a report numbers the sections correctly when a text starts with a heading', () => {
  const [problem] = wordingProblems('a.mdx', textsOf({}, '## One\n\nGuaranteed work.\n'));
  expect(problem?.field).toBe('text, section 1');
});
