/**
 * A page with these tags at the end of its head.
 *
 * @param tags HTML
 * @throws when the page has no head
 */
export function atEndOfHead(html: string, tags: string): string {
  if (!html.includes('</head>')) {
    throw new Error(`The page has no </head> before which this could stand: ${tags}`);
  }
  return html.replace('</head>', () => `${tags}</head>`);
}
