import type {PlainPage} from '../policies/plain-pages';
import {compareAll} from '../policies/compare';
import {comparisonPage} from '../policies/comparison-html';
import {policyFixture} from '../policies/policy-fixture';
import {EXAMPLE_COMPARISON} from './addresses';

const BEFORE = `## Why we have this policy

A present is rarely only a present. This policy says what may be taken.

Ask your manager before you accept anything worth more than 20 pounds.

## What you may take

- A cup of tea.
- A calendar.

Write down whatever you take within a month.

## Who decides

The manager decides.
`;

const AFTER = `## Why we have this policy

A present is rarely only a present. This policy says what may be given and taken.

Ask your manager before you accept anything worth more than 25 pounds.

## What you may take

- A cup of tea.
- A calendar.
- A place at a training day.

Write down whatever you take within five working days.

## How to write it down

In the register, with the giver and the value.
`;

/** Two editions of a made-up policy that show every kind of change. @throws when nothing differs */
export function exampleComparison(): PlainPage {
  const [comparison] = compareAll([
    policyFixture({edition: '2025', body: BEFORE, frontMatter: {version: '1.0'}}),
    policyFixture({edition: '2026', body: AFTER}),
  ]);
  if (comparison === undefined) {
    throw new Error('src/plugins/style-page: the example has no two editions to compare.');
  }
  return {...comparisonPage(comparison), path: EXAMPLE_COMPARISON};
}
