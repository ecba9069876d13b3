import type {ReactNode} from 'react';
import {jsonLdText} from './json-ld';

/**
 * Embeds structured data as JSON-LD. Everything in it must also be in the visible text, so both are
 * generated from the same data.
 */
export function StructuredData({data}: {readonly data: object}): ReactNode {
  return (
    <script
      type="application/ld+json"
      // The build's minifier rewrites the JSON, so server and client text differ.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: jsonLdText(data)}}
    />
  );
}
