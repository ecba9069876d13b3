import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {bodyOf} from '../../reading/front-matter';
import {finishTree, idOf, parseTree} from '../../reading/grammar';
import {shownSource} from '../../policy-record/facts';
import type {PageEditions} from '../../shared/documents/registers';

/**
 * Finds each document in the other editions, by the address of its page.
 *
 * @param siteDir root of the repository
 */
export function documentEditions(
  siteDir: string,
  {loadedVersions}: Pick<LoadedContent, 'loadedVersions'>,
): Readonly<Record<string, PageEditions>> {
  const documents = loadedVersions.flatMap(({label, docs}) => docs.map((doc) => ({...doc, label})));
  const pages = documents.map(({label, id, source, permalink}) => {
    const file = path.join(siteDir, source.slice('@site/'.length));
    const isAlone = documents.filter((each) => each.id === id).length === 1;
    const ids = isAlone ? [] : sectionIds(shownSource(siteDir, file, readFileSync(file, 'utf8')));
    return {label, id, permalink, ids};
  });
  return Object.fromEntries(
    pages.map(({id, permalink, ids: own}) => {
      const same = pages.filter((page) => page.id === id);
      const sections = same
        .map(({label, ids}) => [label, sectionsElsewhere(own, ids)] as const)
        // Omitted if all ids are equal, as in most editions.
        .filter(([, elsewhere]) => elsewhere.some((each, place) => each !== own[place]));
      const labels = same.map(({label}) => label);
      return [permalink, {labels, sections: Object.fromEntries(sections)}];
    }),
  );
}

/**
 * Returns the ids of a document's sections, as used on its page.
 *
 * @param source MDX
 */
export function sectionIds(source: string): string[] {
  const nodes = finishTree(parseTree(bodyOf(source)), false);
  return nodes.flatMap((node) => (node.type === 'heading' && node.depth === 2 ? idOf(node) : []));
}

/**
 * Finds each section of a document in another edition. Sections with the same name match. Between
 * two such sections, the remaining ones are treated as renamed if both editions have equally many.
 * Returns `null` for a section that the other edition lacks.
 *
 * @param own ids of the sections, in order
 * @param other ids of the other edition's sections, in order
 */
export function sectionsElsewhere(
  own: readonly string[],
  other: readonly string[],
): (string | null)[] {
  const found: (string | null)[] = [];
  let reached = 0;
  let gap = 0;
  const closeGap = (end: number) => {
    const renamed = other.slice(reached, end);
    for (let place = 0; place < gap; place += 1) {
      found.push(renamed.length === gap ? (renamed[place] ?? null) : null);
    }
    gap = 0;
  };
  for (const id of own) {
    const place = other.indexOf(id, reached);
    if (place < 0) {
      gap += 1;
    } else {
      closeGap(place);
      found.push(id);
      reached = place + 1;
    }
  }
  closeGap(other.length);
  return found;
}
