import {describe, expect, it} from 'vitest';
import {changedSections, numberedHeadings} from './sections';

const BEFORE = `Before the first.

## One

First.

### A part

## Two

Second.

\`\`\`text
## Three
\`\`\`

## Four

Fourth.
`;

describe('changedSections', () => {
  it.each([
    ['nothing changed', BEFORE, []],
    ['only line endings changed', BEFORE.replaceAll('\n', '\r\n'), []],
    ['only what stands before the first changed', BEFORE.replace('Before', 'After'), []],
    ['a word changed', BEFORE.replace('First.', 'Changed.'), [1]],
    ['two changed', BEFORE.replace('First.', 'X.').replace('Fourth.', 'Y.'), [1, 3]],
    ['code changed', BEFORE.replace('## Three', '## Changed'), [2]],
    ['a part was added', BEFORE.replace('Fourth.', 'Fourth.\n\n### New'), [3]],
    ['a section was renamed', BEFORE.replace('## Two', '## Renamed'), [2]],
    ['a section was added', BEFORE.replace('## Two', '## New\n\nNew.\n\n## Two'), [2]],
    ['a section was removed', BEFORE.replace('## Four\n\nFourth.\n', ''), []],
  ])('when %s', (_, after, numbers) => {
    expect(changedSections(BEFORE, after)).toEqual(numbers);
  });
});

describe('numberedHeadings', () => {
  it('lists the sections as the page numbers them', () => {
    expect(numberedHeadings(BEFORE)).toEqual(['1  One', '2  Two', '3  Four']);
  });
});
