import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compareWords} from '../../policy-record/compare/compare';
import {comparisonPage} from '../../policy-record/compare/pages';
import {exampleHistory} from '../../policy-record/example-history';
import {EXAMPLE_COMPARISON, exampleFamilies, STYLE_PATH} from '../../features/style-page/addresses';
import {readTokens, type Token} from '../../css/tokens';

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

A present is rarely only a present. This policy says what may be given and accepted.

Ask your manager before you accept anything worth more than 25 pounds.

## What you may take

- A cup of tea.
- A calendar.
- A place at a training day.

Write down whatever you take within five working days.

## How to write it down

In the register, with the giver and the value.
`;

/** Compares two made-up versions with every kind of change. @throws when nothing differs */
function exampleComparison(): string {
  const history = exampleHistory({body: BEFORE}, {body: AFTER});
  const [after, before] = history.versions;
  if (before === undefined || after === undefined) {
    throw new Error('src/plugins/style-page: the example has no two versions to compare.');
  }
  return JSON.stringify(comparisonPage(history, compareWords(before, after)));
}

const TOKENS = 'src/css/tokens.css';
const FEATURE = '@site/src/features/style-page';

/** Whether this build is for maintainers. A published site contains no style page. */
function isWanted({NODE_ENV, STYLE_PAGE}: NodeJS.ProcessEnv): boolean {
  return NODE_ENV !== 'production' || STYLE_PAGE === 'true';
}

/**
 * Adds the style page at `/style`, with page families and example content below it. It exists
 * under `npm start` and in builds with `STYLE_PAGE=true`. See README.md.
 */
export default function stylePage({siteDir}: LoadContext): Plugin | null {
  if (!isWanted(process.env)) {
    return null;
  }
  let tokens: readonly Token[] = [];
  return {
    name: 'style-page',
    getPathsToWatch: () => [path.posix.join(siteDir, TOKENS)],
    async loadContent() {
      tokens = readTokens(await readFile(path.join(siteDir, TOKENS), 'utf8'));
    },
    contentLoaded({actions}) {
      const {addRoute} = actions;
      addRoute({
        path: EXAMPLE_COMPARISON,
        component: '@site/src/features/documents/record/ComparisonPage',
        props: {json: exampleComparison()},
        exact: true,
      });
      addRoute({path: STYLE_PATH, component: `${FEATURE}/StylePage`, props: {tokens}, exact: true});
      for (const family of exampleFamilies) {
        addRoute({
          path: `${STYLE_PATH}/${family}`,
          component: `${FEATURE}/ExamplePage`,
          props: {family},
          exact: true,
        });
      }
    },
  };
}
