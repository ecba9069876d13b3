import type {PrepareStep} from '../../platform/built-pages';
import {documentAnchorLinks} from '../../reading/documents';
import {ContentError, type Problem} from '../../shared/report';

/**
 * Checks links in documents to anchors of pages. Docusaurus would name only the page of a broken
 * link, with a stack trace; this report names the file and the line.
 */
export const pageAnchors: PrepareStep = ({siteDir}) => {
  const links = documentAnchorLinks(siteDir);
  const problems: Problem[] = [];
  return {
    change(html, address) {
      const own = links.filter(({page}) => page === address);
      if (own.length === 0) return html;
      const ids = [...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id);
      problems.push(
        ...own.filter(({anchor}) => !ids.includes(anchor)).map(({report}) => report(ids)),
      );
      return html;
    },
    end() {
      if (problems.length > 0) throw new ContentError(problems);
    },
  };
};
