import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** A sidebar, or a group inside one. */
type Items = readonly PropSidebarItem[];

function linksOf(items: Items): PropSidebarItemLink[] {
  return items.filter((item) => item.type === 'link');
}

/**
 * The links among which a document stands: those of its own group, or those outside all groups. A
 * family of thousands in groups is not listed whole on every page of it.
 *
 * @param permalink address of the document
 */
export function siblings(items: Items, permalink: string): PropSidebarItemLink[] {
  for (const item of items) {
    if (item.type === 'category') {
      const found = siblings(item.items, permalink);
      if (found.some(({href}) => href === permalink)) {
        return found;
      }
    }
  }
  return linksOf(items);
}
