import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

/**
 * Ids of the sections of a document, as its page has them.
 *
 * @param source MDX
 */
export function sectionIds(source: string): string[] {
  const slugger = createSlugger();
  return Array.from(source.matchAll(/^## +(.+)$/gm), ([, heading = '']) => {
    const {text, id} = parseMarkdownHeadingId(heading.trim());
    return id ?? slugger.slug(text);
  });
}

/**
 * Where each section of a document stands in another edition of it: the one of the same name;
 * between two that both have, as many in either are the same under other names. Nothing for a
 * section that the other edition lacks.
 *
 * @param own ids of the sections, in order
 * @param other ids of those of the other edition, in order
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
