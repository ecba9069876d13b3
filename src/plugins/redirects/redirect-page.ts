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
