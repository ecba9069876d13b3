import {currentEdition} from '@site/src/data/editions/editions';
import {make} from './control';
import {searcherOf} from './engine';
import {entriesOf} from './index-file';

/** How many pages are suggested. */
const MOST = 3;

/** The words of an address. Example: `/polices/whistleblowing.html` has "polices whistleblowing". */
export function wordsOfAddress(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // A stray per cent sign; the rest is readable.
  }
  return text
    .replace(/\.html?$/, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** Puts into a part of the not-found page what the attempted address may have meant, if anything. */
export async function suggest(place: HTMLElement): Promise<void> {
  // Whole pages, by their titles and addresses: a word that stands in a text somewhere is not near.
  const pages = (await entriesOf(currentEdition))
    .filter(({section, clause}) => section === undefined && clause === undefined)
    .map((entry) => ({...entry, text: wordsOfAddress(entry.path)}));
  const found = searcherOf(pages).find(wordsOfAddress(location.pathname), MOST);
  if (found.length === 0) return;
  const links = found.map(({entry}) => make('li', {}, make('a', {href: entry.path}, entry.title)));
  place.after(
    make(
      'nav',
      {class: 'lost__near', 'aria-labelledby': 'perhaps'},
      make('h2', {id: 'perhaps'}, 'Perhaps you want'),
      make('ul', {}, ...links),
    ),
  );
}
