import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {entriesOf, indexPath, type SearchIndexFile} from '@site/src/shared/search/entry';
import {currentEdition} from '@site/src/data/editions/editions';
import {searcherOf} from '@site/src/features/search/site-search';
import {site} from '../tools/builds.mjs';
import {type Question, visitorsQuestions} from './search-questions';

/**
 * Minimum number of questions whose page is the first result, and is among the first three. The
 * delivered pages reach six and five more; a new advert or document may push one down.
 */
const FIRST = 106;
const FIRST_THREE = 121;

const file = path.join(__dirname, '..', site.folder, indexPath(currentEdition));

function isAnswer(found: string, answer: string): boolean {
  const [page = '', place] = found.split('#');
  const [wantedPage, wantedPlace] = answer.split('#');
  return page === wantedPage && (wantedPlace === undefined || (place ?? '') === wantedPlace);
}

test('search puts the answers to visitors’ questions first', async () => {
  const index = JSON.parse(readFileSync(file, 'utf8')) as SearchIndexFile;
  const searcher = await searcherOf(entriesOf(index));
  const all = Object.values(visitorsQuestions).flat();
  const places = all.map(({query, answers}: Question) => {
    const found = searcher.find(query).best.map(({entry}) => entry.path);
    const place = found.findIndex((address) => answers.some((each) => isAnswer(address, each)));
    return {query, place, answers, instead: found.slice(0, 3)};
  });
  const missed = places
    .filter(({place}) => place !== 0)
    .map(
      ({query, place, answers, instead}) =>
        `${query}: ${answers.join(' or ')} is number ${place + 1}, found first: ${instead.join(', ')}`,
    )
    .join('\n');
  const first = places.filter(({place}) => place === 0).length;
  const firstThree = places.filter(({place}) => place >= 0 && place < 3).length;
  console.log(`Of ${all.length}: ${first} first, ${firstThree} among the first three\n${missed}`);
  expect(all).toHaveLength(130);
  expect(first, missed).toBeGreaterThanOrEqual(FIRST);
  expect(firstThree, missed).toBeGreaterThanOrEqual(FIRST_THREE);
});
