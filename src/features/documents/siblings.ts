import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** The items of a sidebar or of a group inside it. */
type Items = readonly PropSidebarItem[];

function linksOf(items: Items): PropSidebarItemLink[] {
  return items.filter((item) => item.type === 'link');
}

/**
 * Returns the links of the document's own group, or the ungrouped links if it has no group. A large
 * family in groups is thus not listed in full on every page.
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
