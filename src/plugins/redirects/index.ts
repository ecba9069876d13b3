import type {Plugin} from '@docusaurus/types';
import {redirects} from '../../data/routes/routes';
import type {PrepareStep} from '../../platform/built-pages/index';

/**
 * Returns the HTML of a redirect, for browsers without JavaScript and for crawlers. A meta refresh
 * of zero seconds replaces the history entry.
 *
 * @param to path inside the site
 * @param canonical absolute address of `to`
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
 * Adds redirects that always replace the history entry (specification 2 and 4). Hosts that can
 * redirect by HTTP status do so (`plugins/hosting`); others serve a small page with a meta refresh.
 * `npm start`, where Docusaurus changes pages in the browser, needs a route.
 */
export default function redirectsPlugin(): Plugin {
  return {
    name: 'redirects',
    contentLoaded({actions}) {
      const component = '@site/src/plugins/redirects/RedirectRoute';
      for (const {from, to} of redirects) {
        actions.addRoute({path: from, component, props: {to}, exact: true});
      }
      return Promise.resolve();
    },
  };
}

/** Replaces the pages of redirects. */
export const redirectPages: PrepareStep = ({siteConfig}) => ({
  change(html, address) {
    const to = redirects.find(({from}) => from === address)?.to;
    return to === undefined ? html : redirectPage(to, new URL(to, siteConfig.url).href);
  },
});
