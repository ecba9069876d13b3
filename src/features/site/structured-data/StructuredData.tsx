import type {ReactNode} from 'react';
import {jsonLdText} from './json-ld';

/**
 * What machines are told of the page, as JSON-LD. Whatever it says stands in the visible text too:
 * it is made of the same data, beside the component that shows it.
 */
export function StructuredData({data}: {readonly data: object}): ReactNode {
  return (
    <script
      type="application/ld+json"
      // The build's minifier writes the JSON anew.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: jsonLdText(data)}}
    />
  );
}
