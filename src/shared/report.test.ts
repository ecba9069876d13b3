import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {formatProblems, problemsFromZod, quoted} from './report';

const schema = z.strictObject({
  title: z.string().min(4),
  type: z.enum(['Full-time', 'Part-time']),
  points: z.array(z.string().min(3)).length(2),
  count: z.int().positive().max(9),
  pay: z.strictObject({from: z.number()}).optional(),
  remote: z.boolean().optional(),
  postcode: z.string().regex(/^[A-Z]/, 'a capital letter first'),
  when: z.string().refine((when) => when.includes('T'), {
    error: 'a day and a time',
    params: {fix: 'Add the time.'},
  }),
});

const valid = {
  title: 'Joiner',
  type: 'Full-time',
  points: ['one', 'two'],
  count: 3,
  postcode: 'RM18',
  when: '2026-12-11T17:00',
};

function problemsOf(change: object) {
  const value = {...valid, ...change};
  const result = schema.safeParse(value);
  return result.success ? [] : problemsFromZod('a.mdx', result.error, value);
}

const ADD = 'Add the field; it is required.';
const FIGURES = 'Write the number in figures alone';

describe('problemsFromZod', () => {
  it('reports file, field, expected, found and fix', () => {
    expect(problemsOf({type: 'Sometimes'})).toEqual([
      {
        file: 'a.mdx',
        field: 'type',
        expected: 'one of "Full-time", "Part-time"',
        found: '"Sometimes"',
        fix: 'Write one of the expected values.',
      },
    ]);
  });

  it.each([
    [{title: undefined}, 'text', 'nothing', ADD],
    [{title: null}, 'text', 'nothing', 'Write a value after the colon.'],
    [
      {title: ['Joiner']},
      'text',
      '["Joiner"]',
      'Write text here, in quotes if it contains a colon.',
    ],
    [{type: undefined}, 'one of "Full-time", "Part-time"', 'nothing', ADD],
    [{title: 7}, 'text', '7', 'Put quotes round it, so that it is read as text.'],
    [{title: 'Mr'}, 'at least 4 characters', '"Mr"', 'Write more.'],
    [{points: ['one']}, 'exactly 2 entries', '["one"]', 'Add entries.'],
    [{points: 'one'}, 'a list', '"one"', 'Write each entry on its own line, after a hyphen.'],
    [{points: ['one', 'no']}, 'at least 3 characters', '"no"', 'Write more.', 'points[1]'],
    [{count: 10}, 'at most 9', '10', 'Write a lower number.'],
    [{count: 0}, 'more than 0', '0', 'Write a higher number.'],
    [
      {pay: 24},
      'a group of fields',
      '24',
      'Write each of its fields on an indented line, as name: value.',
    ],
    [{pay: {from: '£24'}}, 'a number', '"£24"', 'Write 24.', 'pay.from'],
    [{remote: 'yes'}, 'true or false', '"yes"', 'Write true or false, without quotes.'],
    [{count: 1.5}, 'a whole number', '1.5', `${FIGURES}, without quotes or a decimal point.`],
    [
      {points: ['one', {'Two years in the seat': 'references wanted'}]},
      'text',
      '{"Two years in the seat":"references wanted"}',
      'Put quotes round it: it contains a colon.',
      'points[1]',
    ],
    [{postcode: 'rm'}, 'a capital letter first', '"rm"', 'Write RM.'],
    [{when: '2026-12-11'}, 'a day and a time', '"2026-12-11"', 'Add the time.'],
  ])('explains %j', (change, expected, found, fix, field = Object.keys(change)[0]) => {
    expect(problemsOf(change)).toEqual([{file: 'a.mdx', field, expected, found, fix}]);
  });

  it.each([
    ['javascript:alert(1)', 'url', 'an address that begins with https://'],
    ['careers@', 'email', 'one email address, such as name@example.com'],
    ['memo', 'kind', 'one of "policy", "notice"'],
  ])('says what is expected instead of %s in %s', (value, field, expected) => {
    const values = {url: 'https://a.example', email: 'a@b.example', kind: 'policy', [field]: value};
    const {error} = z
      .discriminatedUnion('kind', [
        z.object({kind: z.literal('policy'), url: z.url({protocol: /^https$/}), email: z.email()}),
        z.object({kind: z.literal('notice')}),
      ])
      .safeParse(values);
    const [problem] = error ? problemsFromZod('a.mdx', error, values) : [];
    expect([problem?.field, problem?.expected]).toEqual([field, expected]);
  });

  it('names an unknown field', () => {
    const [problem] = problemsOf({titel: 'Joiner'});
    expect(problem).toMatchObject({field: 'titel', found: '"Joiner"', fix: 'Remove the field.'});
  });
});

describe('formatProblems', () => {
  const problem = {file: 'a.mdx', field: 'title', expected: 'text', found: '7', fix: 'Write text.'};

  it('returns an empty text if there are no problems', () => {
    expect(formatProblems([])).toBe('');
  });

  it('groups all problems by file', () => {
    const lines = ['    expected  text', '    found     7', '    fix       Write text.'];
    expect(formatProblems([problem, {...problem, file: 'b.mdx'}, {...problem, field: 'id'}])).toBe(
      [
        '3 problems in 2 files:',
        ['\na.mdx', '  title', ...lines, '  id', ...lines].join('\n'),
        ['\nb.mdx', '  title', ...lines].join('\n'),
      ].join('\n'),
    );
    expect(formatProblems([problem])).toContain('1 problem in 1 file:');
  });

  it('sorts the problems of a file by line, after those that have none', () => {
    const at = (line: number) => ({...problem, field: 'text', line});
    const report = formatProblems([at(12), at(3), problem, at(7), at(3)]);
    expect(report.match(/^ {2}\w.*$/gm)).toEqual([
      '  title',
      '  text, line 3',
      '  text, line 7',
      '  text, line 12',
    ]);
  });
});

it.each([
  [undefined, 'nothing'],
  [null, 'null'],
  ['x'.repeat(200), `"${'x'.repeat(79)}…`],
  [new Date('2026-11-02'), '2026-11-02T00:00:00.000Z'],
])('quoted quotes %j so that an author recognises it', (value, text) => {
  expect(quoted(value)).toBe(text);
});
