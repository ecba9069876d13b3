import type {SearchEntry} from '@site/src/shared/search/entry';
import type {Stretch} from '@site/src/shared/search/marks';
import {brand} from '@site/src/data/brand/brand';
import {editions} from '@site/src/data/editions/editions';
import {make} from './control';
import type {Found} from './site-search';

/** Text before the emergency number, on the card and for screen readers. */
export const EMERGENCY_LINE = 'Emergency, day and night:';

/** Returns the older edition that an address belongs to, if any. */
function olderEdition(path: string): string | undefined {
  return editions.find(({inForce, basePath}) => !inForce && path.startsWith(`${basePath}/`))?.label;
}

/**
 * Returns where a result is, without words that its link has: `'Whistleblowing, clause 5.3 · How to
 * report'`. For the top of a document that is its reference, for other pages the address.
 */
export function placeOf(
  {path, title, reference, section, clause}: SearchEntry,
  link: string,
): string {
  const place = clause === undefined ? title : `${title}, clause ${clause}`;
  const parts = [place, section].filter((part) => part !== undefined && part !== link);
  return parts.length === 0 ? (reference ?? path) : parts.join(' · ');
}

function marked(stretches: readonly Stretch[]): (Node | string)[] {
  return stretches.map(({text, marked}) => (marked ? make('mark', {}, text) : text));
}

function hit({entry, heading, excerpt}: Found): HTMLLIElement {
  const link = make('a', {class: 'search__link whole__link', href: entry.path}, ...marked(heading));
  const where = make('p', {class: 'search__where reference'}, placeOf(entry, link.textContent));
  const older = olderEdition(entry.path);
  if (older !== undefined) {
    where.append(' ', make('strong', {class: 'search__superseded'}, `${older}, superseded`));
  }
  return make(
    'li',
    {class: 'search__hit whole'},
    link,
    where,
    make('p', {class: 'search__excerpt'}, ...marked(excerpt)),
  );
}

/** Results as one list, best first. */
export function listOf(found: readonly Found[]): HTMLElement {
  return make('ol', {class: 'search__list register'}, ...found.map(hit));
}

/** The number to call, above the results of a query that names an emergency. */
export function emergencyCard(): HTMLElement {
  const {display, href} = brand.phone.emergency;
  return make(
    'p',
    {class: 'notice links search__emergency'},
    make('strong', {}, EMERGENCY_LINE, ' ', make('a', {href}, display)),
    ' ',
    make('span', {}, 'Danger, fire or crime? Call 999 first.'),
    ' ',
    make('a', {href: '/services/emergency-response'}, 'Emergency Response'),
  );
}
