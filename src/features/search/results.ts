import type {EntryKind, SearchEntry} from '@site/src/content/search/entry';
import type {Stretch} from '@site/src/content/search/stretches';
import {editions} from '@site/src/data/editions/editions';
import {make} from './control';
import type {Found} from './engine';

const HEADINGS: Readonly<Record<EntryKind, string>> = {
  document: 'Policies and documents',
  page: 'Pages',
  opening: 'Openings',
};

/** The older edition that an address belongs to, if it does. */
function olderEdition(path: string): string | undefined {
  return editions.find(({inForce, basePath}) => !inForce && path.startsWith(`${basePath}/`))?.label;
}

/**
 * Where something stands, for whoever has read the words of its link. Example: `'Whistleblowing,
 * clause 5.3 · How to report'`. The top of a document has its
 * reference, that of another page its address.
 */
export function standsAt(
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
  const link = make('a', {class: 'search__link', href: entry.path}, ...marked(heading));
  const where = make('p', {class: 'search__where reference'}, standsAt(entry, link.textContent));
  const older = olderEdition(entry.path);
  if (older !== undefined) {
    where.append(' ', make('strong', {class: 'search__superseded'}, `${older}, superseded`));
  }
  return make(
    'li',
    {class: 'search__hit'},
    link,
    where,
    make('p', {class: 'search__excerpt'}, ...marked(excerpt)),
  );
}

/** What was found as lists under headings; the list with the best comes first. */
export function groupsOf(found: readonly Found[]): HTMLElement[] {
  const kinds = [...new Set(found.map(({entry}) => entry.kind))];
  return kinds.map((kind) =>
    make(
      'section',
      {class: 'search__group'},
      make('h2', {class: 'search__kind'}, HEADINGS[kind]),
      make(
        'ol',
        {class: 'search__list register'},
        ...found.filter(({entry}) => entry.kind === kind).map(hit),
      ),
    ),
  );
}
