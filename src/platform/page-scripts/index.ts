import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Tells Chromium to render a linked page before the click, once the pointer rests on the link. */
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
 * HTML around every page, in Docusaurus's template syntax (`ssrTemplate`, Eta). Only a page with
 * islands names their script. No style sheet is linked: the `page-styles` plugin writes the rules
 * into the page.
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
      <% } else if (script.includes('/clauses.')) { %>
        <% if (it.appHtml.includes('data-citation')) { %>
          <meta name="clauses-script" content="<%= it.baseUrl %><%= script %>">
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
 * Replaces Docusaurus's client, whose router knows every page, with our own entries: the site's
 * script for every page, and React with the islands for pages that have any. The scripts for search,
 * for the clause in the address and for saving copies load on request. See ../README.md.
 *
 * Under `npm start` Docusaurus's client renders the pages, so that edits show at once.
 */
export default function pageScripts({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  return {
    name: 'page-scripts',
    configureWebpack(config, isServer) {
      return isServer
        ? {}
        : {
            mergeStrategy: {
              entry: 'replace',
              plugins: 'replace',
              'optimization.runtimeChunk': 'replace',
            },
            // This plugin serves Docusaurus's client, which prefetches chunks.
            plugins: (config.plugins ?? []).filter(
              (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
            ),
            entry: {
              islands: path.join(siteDir, 'src/platform/islands/index.tsx'),
              site: path.join(siteDir, 'src/platform/site-script/index.ts'),
              search: path.join(siteDir, 'src/platform/site-script/search.ts'),
              clauses: path.join(siteDir, 'src/platform/site-script/clauses.ts'),
              'take-away': path.join(siteDir, 'src/platform/site-script/take-away.ts'),
            },
            // Lets the loader of chunks work where the page requires trusted types, also if an
            // add-on has made the default policy.
            output: {trustedTypes: {policyName: 'islands', onPolicyCreationFailure: 'continue'}},
            // Leaves out the name and version of the bundler, which every script would carry.
            experiments: {rspackFuture: {bundlerInfo: {force: false}}},
            // Makes each entry a single file.
            optimization: {runtimeChunk: false},
          };
    },
  };
}
