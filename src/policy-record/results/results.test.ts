import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import type {Element} from 'hast';
import {readBlocks} from '../words/read-blocks';
import {rehypeResults} from './rehype-results';
import {outcomeOf, outcomeWords, targetOf} from './targets';
import {parseMarkdown} from '../../reading/grammar';
import {
  measuredSections,
  reportedResults,
  reportProblems,
  resultsFiles,
  resultsProblems,
  targetProblems,
} from './results';

const policy = `## Targets

A quarter of all orders goes to firms nearby.

| What we measure | Target |
|---|---|
| Waste kept out of landfill | At least 90 per cent |
| Incidents | None |
`;

const results = `## What we missed

| Measure | Missed by | Why | What changes | Who | By |
|---|---|---|---|---|---|
| Incidents | 1 | A drain was open. | We lock it. | Head of Quality | 31 January 2027 |

## Environmental

| Measure | Target | Result | Year before | Base and coverage | Owner |
|---|---|---|---|---|---|
| Waste kept out of landfill | At least 90 per cent | 91% | 88% | 1,329 of 1,460 tonnes | Head of Quality |
| Incidents | None | 1 | None | All sites | Head of Quality |
| Orders nearby | A quarter | 27% | 24% | 120 orders | Head of Procurement |
| Near misses | No target | 412 | 356 | All sites, "near" ones too | Head of Quality |
`;

const blocksOf = (body: string) => readBlocks(parseMarkdown(body));

/** Returns the problems of the page after a change of its words, as `field: found`. */
function problemsAfter(before: string, after: string): string[] {
  expect(results).toContain(before);
  return resultsProblems({
    file: 'docs/reports/x.mdx',
    blocks: blocksOf(results.replace(before, after)),
    edition: '2025',
    policyBlocks: (name) => (name === 'Environmental' ? blocksOf(policy) : undefined),
  }).map(({field, found}) => `${field}: ${found}`);
}

const HEAD = 'Measure | Target | Result | Year before | Base and coverage | Owner';
const MISSES_HEAD = 'Measure | Missed by | Why | What changes | Who | By';

describe('a page of results', () => {
  it('has no problems if it agrees with the policy', () => {
    expect(problemsAfter('', '')).toEqual([]);
  });

  it('blames the target that has no readable form, and takes the policy’s words in brackets', () => {
    const vague = policy.replace('At least 90 per cent', 'Nearly all');
    const found = (target: string) =>
      resultsProblems({
        file: 'docs/reports/x.mdx',
        blocks: blocksOf(results.replace('At least 90 per cent', target)),
        edition: '2025',
        policyBlocks: () => blocksOf(vague),
      }).map(({field, fix}) => `${field}: ${fix}`);
    expect(found('Nearly all')).toEqual([
      `${WASTE}, Target: Write the target in such a form, and the policy’s words after it in brackets: At least 95% (Nearly all).`,
    ]);
    expect(found('At least 90% (Nearly all)')).toEqual([]);
    expect(found('At least 90%')).toMatchObject([
      `${WASTE}, Target: Copy the target’s words from edition 2025.`,
    ]);
  });

  const WASTE = 'Environmental, Waste kept out of landfill';
  const MISSED = 'What we missed, Incidents';
  it.each([
    ['of landfill | At', 'of skips | At', ['Environmental: "Waste kept out of skips"']],
    ['At least 90', 'At least 95', [`${WASTE}, Target: "At least 95 per cent"`, '…']],
    ['| A quarter |', '| A third |', ['Environmental, Orders nearby, Target: "A third"', '…']],
    ['| 91% |', '| good |', [`${WASTE}, Result: "good"`]],
    ['| 91% |', '| 91 |', [`${WASTE}, Result: "91"`]],
    ['| 91% |', '| 0 of 0 |', [`${WASTE}, Result: "0 of 0"`]],
    ['| 91% |', '| No cases |', []],
    ['| None | 1 |', '| None | Up 3% |', ['Environmental, Incidents, Result: "Up 3%"', '…']],
    ['1,329 of 1,460 tonnes', '12 loads', [`${WASTE}, Base and coverage: "12 loads"`]],
    ['| None | 1 |', '| None | None |', [`${MISSED}: one that was met, or none of this name`]],
    ['| 91% |', '| 87% |', ['What we missed: none, though it was missed by 3 points']],
    ['| Incidents | 1 |', '| Incidents | 2 |', [`${MISSED}, Missed by: "2"`]],
    ['31 January 2027', 'soon', [`${MISSED}, By: "soon"`]],
    ['A drain was open.', '', [`${MISSED}, Why: nothing`]],
    ['it. | Head of Quality', 'it. | Head of Drains', [`${MISSED}, Who: "Head of Drains"`]],
    ['Head of Procurement', 'Buyer', ['Environmental, Orders nearby, Owner: "Buyer"']],
    ['## Environmental', '## Environment', ['Environment: "Environment"', '…']],
    ['## What we missed', '## Misses', [`Misses: ${MISSES_HEAD}`, '…']],
    ['| Year before |', '| Before |', [`Environmental: ${HEAD.replace('Year before', 'Before')}`]],
  ])('reports %j changed to %j', (before, after, expected) => {
    const found = problemsAfter(before, after);
    const isAll = expected.at(-1) !== '…';
    expect(isAll ? found : [...found.slice(0, expected.length - 1), '…']).toEqual(expected);
  });
});

it.each([
  ['At least 90 per cent', '91%', 'Met'],
  ['At least 95 per cent', '94%', 'Missed by 1 point'],
  ['95%', '91.5%', 'Missed by 3.5 points'],
  ['95%', '44 of 46', 'Met'],
  ['90%', '7 of 8', 'Missed by 1'],
  ['All', 'All', 'Met'],
  ['All, with recorded exceptions', 'All, 6 exceptions recorded', 'Met'],
  ['All in use', '31 of 32', 'Missed by 1'],
  ['None', 'None', 'Met'],
  ['None', '2', 'Missed by 2'],
  ['150', '138', 'Missed by 12'],
  ['1,500', '1,600', 'Met'],
  ['Down at least 4 per cent a year, three-year average', 'Down 4.4%', 'Met'],
  ['Down at least 4 per cent a year, three-year average', 'Up 1%', 'Missed by 5 points'],
  ['A quarter of such spending', '24%', 'Missed by 1 point'],
  ['Two thirds', '2 of 3', 'Met'],
  ['Half or more', '49%', 'Missed by 1 point'],
  ['29%', '29 of 100', 'Met'],
  ['39 of 41', '38 of 41', 'Missed by 1'],
  ['95% of calls in 60 seconds or less', '96%', 'Met'],
  ['5 or fewer', '9', 'Missed by 4'],
  ['5 or fewer', '3', 'Met'],
  ['5 or fewer', '6 of 40', 'Missed by 1'],
  ['30 days or less', '31', 'Missed by 1'],
  ['3 per 100,000 hours or fewer', '3.5', 'Missed by 0.5'],
  ['Within 60 seconds', '58 seconds', 'Met'],
  ['2% or less', '1%', 'Met'],
  ['2% or less', 'None', 'Met'],
  ['No more than 2 per cent', '2.5%', 'Missed by 0.5 points'],
  ['At most 10%', '5 of 40', 'Missed by 1'],
  ['≤ 5', '5', 'Met'],
  ['0% or less', '0.5%', 'Missed by 0.5 points'],
  ['None', '2 of 40', 'Missed by 2'],
  ['0%', '0.04%', 'Missed by 0.04 points'],
  ['Up no more than 3%', 'Down 1%', 'Met'],
  ['Up by at least 5%', 'Down 1%', 'Missed by 6 points'],
])('outcomeOf of the target %s, finds that %s is %s', (target, result, words) => {
  const outcome = outcomeOf(target, result);
  expect(outcome && outcomeWords(outcome)).toBe(words);
});

it.each([
  ['No target', '412'],
  ['95%', 'most of them'],
  ['95%', '12'],
  ['95%', '0 of 0'],
  ['95%', '7 of 6'],
  ['95%', 'None'],
  ['95%', 'No cases'],
  ['None', 'Up 3%'],
  ['Down at least 4%', '4.4%'],
  ['8', 'At least 9'],
])('outcomeOf does not compare %s with %s', (target, result) => {
  expect(outcomeOf(target, result)).toBeUndefined();
});

it.each([
  ['Roughly 95%', '90 to 95%', '90–95%', '95,5%', 'Fewer than 5', '5+', '1 in 10', '0 of 0'],
  [
    'All but two',
    'None or one',
    'At least 5 or fewer',
    '10% fewer',
    'Down to 5%',
    '8 of the 12',
    '',
  ],
])('targetOf refuses %s, %s, %s, %s, %s, %s, %s', (...targets) => {
  expect(targets.filter((target) => targetOf(target) !== undefined)).toEqual([]);
});

it('targetProblems reports a target that no result compares with, before it is approved', () => {
  const before = '| Incidents | None |';
  const after = before.replace('None', 'Hardly any');
  const problems = (body: string) => targetProblems({file: 'x.mdx', blocks: blocksOf(body)});
  expect(problems(policy)).toEqual([]);
  expect(problems(policy.replace(before, after))).toMatchObject([
    {field: 'text, Targets, Incidents, target', found: '"Hardly any"'},
  ]);
});

it('measuredSections compares each result with its target', () => {
  expect(measuredSections(blocksOf(results))).toMatchObject([
    {
      title: 'Environmental',
      id: 'environmental',
      measures: [
        {id: 'waste-kept-out-of-landfill', result: '91%', outcome: {share: 91 / 90}},
        {id: 'incidents', target: 'None (zero)', outcome: {missedBy: '1', share: undefined}},
        {id: 'orders-nearby', outcome: {missedBy: undefined, share: 27 / 25}},
        {id: 'near-misses', target: 'No target'},
      ],
    },
  ]);
});

it('rehypeResults draws a bar with the target, and says the outcome in words', () => {
  const cell = (dataLabel: string, text: string) => h('td', {dataLabel}, text);
  const result = cell('Result', '93%');
  const row = h('tr', cell('Measure', 'Training'), cell('Target', '95%'), result);
  rehypeResults()({type: 'root', children: [h('table', row)]});
  expect(row.properties.id).toBe('training');
  expect(toString(result)).toBe('93% Missed by 2 points');
  const outcome = result.children.at(-1) as Element;
  expect(outcome.properties.className).toEqual(['outcome', 'outcome--missed']);
  const [drawn] = outcome.children as Element[];
  expect(drawn?.properties).toMatchObject({ariaHidden: 'true'});
  expect(drawn?.children.map((line) => (line as Element).properties.d)).toEqual([
    'M1 6H99',
    'M1 6H92.1',
    'M94.1 0V12',
  ]);
});

it('rehypeResults says that the target “None” is zero, and leaves “No target” as it is', () => {
  const cell = (dataLabel: string, text: string) => h('td', {dataLabel}, text);
  const targets = ['None', 'No target'].map((words) => cell('Target', words));
  const rows = targets.map((target) =>
    h('tr', cell('Measure', 'Incidents'), target, cell('Result', 'None')),
  );
  rehypeResults()({type: 'root', children: [h('table', rows)]});
  expect(targets.map((target) => toString(target))).toEqual(['None (zero)', 'No target']);
});

describe('the reports of a repository', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'reports-'));
  afterAll(() => rmSync(root, {recursive: true}));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  };
  const head = (more: string) => `---
title: Results
description: What we did against each target of our policies, and what we missed, with reasons.
sidebar_label: Environmental
owner: Head of Quality
${more}
---

`;
  write(
    'versioned_docs/version-2025/policies/environmental.mdx',
    `${head(`kind: notice\nreference: POL-001\nlead: A policy for the test, in thirty letters.`)}${policy}`,
  );
  const report = (more: string) =>
    `${head(`kind: notice\nreference: RP-01\nlead: What we did against our targets.\ntargetsOf: '2025'\n${more}`)}${results}`;
  write('docs/reports/results.mdx', report('example: true'));

  it('have no problems, and list where the results of each policy are', () => {
    expect(reportProblems(root)).toEqual([]);
    expect(reportedResults(root)).toEqual([
      {policy: 'Environmental', path: '/reports/results#environmental'},
    ]);
  });

  it('are published as CSV', async () => {
    const [file] = resultsFiles(root);
    expect(file?.path).toBe('/reports/results.csv');
    const lines = String(await file?.content()).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFPolicy,Edition,Measure,Target,Result,Year before,Base and coverage,Owner,Outcome',
    );
    expect(lines[2]).toBe(
      'Environmental,2025,Incidents,None,1,None,All sites,Head of Quality,Missed by 1',
    );
    expect(lines[4]).toContain(',"All sites, ""near"" ones too",');
  });

  it.each(['', 'example: false'])('say whether their figures are invented, not only %j', (more) => {
    write('docs/reports/results.mdx', report(more));
    expect(reportProblems(root)).toMatchObject([{field: 'example'}]);
    write(
      'docs/reports/results.mdx',
      report('example: false\nevidence: Company Secretary, file 12'),
    );
    expect(reportProblems(root)).toEqual([]);
  });
});
