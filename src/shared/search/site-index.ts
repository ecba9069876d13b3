import type {SearchEntry} from './entry';

/** Weights of the fields: names say what a page is about, text only mentions things. */
export const WEIGHTS = {
  reference: 8,
  clause: 12,
  title: 10,
  section: 3,
  headings: 2,
  description: 2,
  page: 2,
  text: 1,
  whole: 0.3,
};

/** Whether an entry is the top of a page. */
export function isTop({section, clause}: SearchEntry): boolean {
  return section === undefined && clause === undefined;
}

/**
 * Returns an entry's text to index. The title names the entry at the top of a page, but only
 * describes the page's other entries.
 */
export function indexed(entry: SearchEntry, _id: number, entries: readonly SearchEntry[]) {
  const {title, kind} = entry;
  if (!isTop(entry)) return {...entry, title: '', page: title};
  // The top entry covers the whole page, except in a document, where each clause is an entry.
  const parts = kind === 'document' ? [] : entries.filter((other) => other.title === title);
  return {
    ...entry,
    title: kind === 'opening' ? `${title} job` : title,
    whole: parts.map(({section = '', text}) => `${section} ${text}`).join(' '),
  };
}
