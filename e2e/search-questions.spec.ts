import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {entriesOf, indexPath, type SearchIndexFile} from '@site/src/content/search/entry';
import {currentEdition} from '@site/src/data/editions/editions';
import {searcherOf} from '@site/src/features/search/engine';
import {site} from '../tools/builds.mjs';
import {type Question, visitorsQuestions} from './search-questions';

/** So many of the sixty have their answer first. */
const ANSWERED = 57;

const file = path.join(__dirname, '..', site.folder, indexPath(currentEdition));

function isAnswer(found: string, answer: string): boolean {
  const [page = '', place] = found.split('#');
  const [wantedPage, wantedPlace] = answer.split('#');
  return page === wantedPage && (wantedPlace === undefined || (place ?? '') === wantedPlace);
}

test('the answer comes first', async () => {
  const index = JSON.parse(readFileSync(file, 'utf8')) as SearchIndexFile;
  const searcher = await searcherOf(entriesOf(index));
  const missed: string[] = [];
  const ask = ({query, answers}: Question) => {
    const found = searcher.find(query).map(({entry}) => entry.path);
    const place = found.findIndex((address) => answers.some((each) => isAnswer(address, each)));
    if (place !== 0) {
      const instead = found.slice(0, 3).join(', ');
      missed.push(`${query}: ${answers.join(' or ')} is number ${place + 1}, before it ${instead}`);
    }
  };
  const all = Object.values(visitorsQuestions).flat();
  all.forEach(ask);
  console.log(
    [`${all.length - missed.length} of ${all.length} answered first`, ...missed].join('\n'),
  );
  expect(all).toHaveLength(60);
  expect(all.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(ANSWERED);
});
