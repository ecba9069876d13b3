import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What Chromium is told of the next page: one under a resting pointer is drawn before the click. */
const rules = {
  prerender: [
    {
      where: {
        and: [
          {href_matches: '/*'},
          {not: {href_matches: '/*.*'}},
          {not: {selector_matches: '[download], [target=_blank], .search-link'}},
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * The HTML round every page, in the syntax of Docusaurus (`ssrTemplate`, after Eta). A page
 * names the script of islands only if it holds one; the site's script fetches it after the page
 * is painted. It has no style sheet: the `page-styles` plugin writes the rules it uses into its head.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
    <%~ it.headTags %>
    <% it.scripts.toSorted().reverse().forEach((script) => { %>
      <% if (script.includes('/search.')) { %>
        <meta name="search-script" content="<%= it.baseUrl %><%= script %>">
      <% } else if (script.includes('/site.')) { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% } else if (script.includes('/take-away.')) { %>
        <% if (it.appHtml.includes('data-take-away')) { %>
          <meta name="take-away-script" content="<%= it.baseUrl %><%= script %>">
        <% } %>
      <% } else if (it.appHtml.includes('data-island=')) { %>
        <meta name="island-script" content="<%= it.baseUrl %><%= script %>">
      <% } %>
    <% }); %>
    <script type="speculationrules">${JSON.stringify(rules)}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.appHtml %>
  </body>
</html>
`;

/**
 * Gives browsers two scripts in place of Docusaurus's own, which would exchange pages without
 * loading them and so has to know them all: the site's script, for every page, and React with what
 * it runs, for pages that hold an island. Two more, of search and of taking a
 * period's copies away, are only named in the page, and fetched by the site's script on request. See
 * README.md.
 *
 * Under `npm start` Docusaurus's own script makes the pages, so that edits show at once.
 */
export default function pageScripts({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  return {
    name: 'page-scripts',
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            mergeStrategy: {entry: 'replace', 'optimization.runtimeChunk': 'replace'},
            entry: {
              islands: path.join(siteDir, 'src/platform/islands/index.tsx'),
              site: path.join(siteDir, 'src/platform/site-script/index.ts'),
              search: path.join(siteDir, 'src/platform/site-script/search.ts'),
              'take-away': path.join(siteDir, 'src/platform/site-script/take-away.ts'),
            },
            // Each is one file.
            optimization: {runtimeChunk: false},
          };
    },
  };
}
