import type {SearchEntry} from '@site/src/shared/search/entry';
import {currentEdition} from '@site/src/data/editions/editions';
import {make} from './control';
import {entriesIn, searcherOf} from './site-search';

/** How many pages are suggested. */
const MAX_SUGGESTIONS = 3;

/**
 * Returns the words of three or more letters in an address. Example: `polices whistleblowing` from
 * `/polices/whistleblowing.html`.
 */
export function wordsOfAddress(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Malformed percent encoding: uses the address undecoded.
  }
  const words = text.replace(/\.\w{2,5}$/, '').match(/\p{L}{3,}/gu) ?? [];
  return words.join(' ');
}

/**
 * Suggests pages for a wrong address, best first: those with the words of its last part in title or
 * address, then one that matches its other parts.
 *
 * @param pages one entry per page
 */
export async function pagesNear(
  wrong: string,
  pages: readonly SearchEntry[],
): Promise<SearchEntry[]> {
  // Searches titles and addresses only: a word somewhere in a text says little about the address.
  const searcher = await searcherOf(
    pages.map(({path, kind, title}) => ({path, kind, title, text: wordsOfAddress(path)})),
  );
  const cut = wrong.lastIndexOf('/');
  const last = searcher.find(wordsOfAddress(wrong.slice(cut)), MAX_SUGGESTIONS);
  const above = searcher.find(wordsOfAddress(wrong.slice(0, cut)), 1);
  const found = [...last.best, ...above.best].map(({entry}) => entry);
  return [...new Set(found)].slice(0, MAX_SUGGESTIONS);
}

/** Adds suggestions for the attempted address to the not-found page. */
export async function suggest(place: HTMLElement): Promise<void> {
  const entries = await entriesIn(currentEdition);
  const pages = entries.filter(
    ({section, clause}) => section === undefined && clause === undefined,
  );
  const near = await pagesNear(location.pathname, pages);
  if (near.length === 0) return;
  const links = near.map(({path, title}) => make('li', {}, make('a', {href: path}, title)));
  place.after(
    make(
      'nav',
      {class: 'lost__near', 'aria-labelledby': 'perhaps'},
      make('h2', {class: 'label', id: 'perhaps'}, 'You may be looking for'),
      make('ul', {class: 'links'}, ...links),
    ),
  );
}
