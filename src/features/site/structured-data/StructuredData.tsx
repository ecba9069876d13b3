import {type ReactNode, useState} from 'react';
import {useHydrated} from '@site/src/platform/first-paint/FirstPaintScript';

/** Matches each `<` that would end a script element, or keep it from ending. */
const DANGEROUS = /<(?=\/?script|!--)/gi;

/**
 * Serialises structured data for a `<script type="application/ld+json">`, so that no content can
 * break out of it.
 *
 * Browsers only need `<` to be escaped, but the build's HTML minifier parses and rewrites the JSON
 * without that escape. Dangerous `<` are therefore HTML entities as well; consumers of job
 * postings, whose descriptions are HTML, understand those.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(DANGEROUS, '&lt;') : value,
  ).replaceAll('<', '\\u003c');
}

/**
 * Embeds structured data as JSON-LD. Everything in it must also be in the visible text, so both are
 * generated from the same data.
 */
export function StructuredData({data}: {readonly data: object}): ReactNode {
  // React makes a script from HTML, which trusted types forbid. It does so only if another program
  // has changed the built HTML, so that React renders it again.
  const [isRenderedAgain] = useState(useHydrated());
  return isRenderedAgain ? null : (
    <script
      type="application/ld+json"
      // The build's minifier rewrites the JSON, so server and client text differ.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: jsonLdText(data)}}
    />
  );
}
