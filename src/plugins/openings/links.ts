import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {CAREERS_PATH} from '../../shared/openings/addresses';
import {ContentError} from '../../shared/report';
import {currentHref, currentOpenings} from './load';

/** HTML plugin: applies {@link currentHref} to the links of a document or an advert. */
export function rehypeOpeningLinks(siteDir: string): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type === 'element' && typeof node.properties.href === 'string') {
        node.properties.href = hrefAtBuild(siteDir, node.properties.href);
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const each of node.attributes) {
          if (each.type === 'mdxJsxAttribute' && each.name === 'href') {
            if (typeof each.value === 'string') each.value = hrefAtBuild(siteDir, each.value);
          }
        }
      }
    });
  };
}

function hrefAtBuild(siteDir: string, href: string): string {
  if (!href.startsWith(`${CAREERS_PATH}/`)) return href;
  try {
    return currentHref(href, currentOpenings(siteDir));
  } catch (error) {
    // The content plugin reports the mistakes of openings.
    if (error instanceof ContentError) return href;
    throw error;
  }
}
