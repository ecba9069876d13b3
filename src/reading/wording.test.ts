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
])('wordingProblems accepts: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each(['**Bold** words', 'Read [it](/about)', 'Bed &amp; breakfast'])(
  'wordingProblems rejects Markdown in a field, but not in the text: %s',
  (text) => {
    expect(wordingProblems('a.mdx', [{field: 'title', text}])).toMatchObject([
      {field: 'title', fix: 'Write it without these signs.'},
    ]);
    expect(wordingProblems('a.mdx', [{field: 'text', line: 3, text}])).toEqual([]);
  },
);

it.each(['5* hotel, 3 ** 2', 'R&D; and more', '[Draft] (see below)', 'Q&A'])(
  'wordingProblems accepts in a field: %s',
  (text) => {
    expect(wordingProblems('a.mdx', [{field: 'title', text}])).toEqual([]);
  },
);

it('a report names the field, or the line on which the paragraph begins', () => {
  const texts = textsOf(
    {title: 'A', inShort: ['x', 'SIA member'], closing: {heading: 'SIA approved'}, n: 1},
    'SIA certified.\n\n## One\n\nText.\n\n## Two\n\nGuaranteed work.\n',
  );
  expect(wordingProblems('a.mdx', texts).map(({field, line}) => [field, line])).toEqual([
    ['inShort[1]', undefined],
    ['closing.heading', undefined],
    ['text', 1],
    ['text', 9],
  ]);
});
