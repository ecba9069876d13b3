import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

/**
 * Returns the ids of a document's sections, as used on its page.
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
