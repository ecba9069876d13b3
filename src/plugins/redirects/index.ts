import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../data/routes/routes';
import {pageFile} from '../../platform/built-pages/pages';
import {rewritePage} from '../../platform/built-pages/rewrite-page';

/**
 * The HTML of a redirect for browsers without JavaScript, and for crawlers.
 * A meta refresh of zero seconds replaces the history entry.
 *
 * @param to path inside the site
 * @param canonical the same as an absolute address
 */
export function redirectPage(to: string, canonical: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>Redirecting</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><p>This page has moved to <a href="${to}">${canonical}</a>.</p></body>
</html>
`;
}

/**
 * Redirects that replace the history entry in every case (specification 2 and 4). Hosts that can
 * answer with a status do (`plugins/hosting`); the others get a small page with a meta refresh. Under
 * `npm start`, where Docusaurus exchanges pages in the browser, there is a route.
 */
export default function redirectsPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'redirects',
    async contentLoaded({actions}) {
      for (const {from, to} of redirects) {
        const target = await actions.createData(
          `redirect${from.replaceAll('/', '-')}.json`,
          JSON.stringify({to}),
        );
        actions.addRoute({
          path: from,
          component: '@site/src/plugins/redirects/RedirectRoute',
          modules: {target},
          exact: true,
        });
      }
    },
    async postBuild({outDir}) {
      // All at once, before any other plugin changes one: nothing that it adds is lost.
      await Promise.all(
        redirects.map(({from, to}) => {
          const html = redirectPage(to, new URL(to, siteConfig.url).href);
          return rewritePage(pageFile(outDir, from), () => html);
        }),
      );
    },
  };
}
