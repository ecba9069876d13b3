import type {ReactElement, ReactNode} from 'react';
import type {IslandName} from './islands';

interface Props {
  /** Name of the component in `islands.ts`. */
  readonly name: IslandName;
  /** The component. Its props are written into the page as JSON. */
  readonly children: ReactElement<object>;
}

/**
 * A part of a page that React hydrates in the browser. All other parts stay plain HTML, and a page
 * without islands loads no React: see contributing/scripts.md.
 */
export function Island({name, children}: Props): ReactNode {
  // The escape stops any text from ending the script element. The type is JSON5 because the build's
  // minifier rewrites "application/json" and would remove the escape.
  const props = JSON.stringify(children.props).replaceAll('<', '\\u003c');
  return (
    <>
      <div data-island={name}>{children}</div>
      <script type="application/json5" dangerouslySetInnerHTML={{__html: props}} />
    </>
  );
}
