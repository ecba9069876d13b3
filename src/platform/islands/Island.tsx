import type {ReactElement, ReactNode} from 'react';
import type {IslandName} from './islands';

interface Props {
  /** Under which the browser finds the component. */
  readonly name: IslandName;
  /** The component. Its props are JSON: they travel in the page. */
  readonly children: ReactElement<object>;
}

/**
 * A part of a page that React runs in the visitor's browser. All other parts are plain HTML, and a
 * page without any such part comes without React: see contributing/scripts.md.
 */
export function Island({name, children}: Props): ReactNode {
  // No text can end the script element. As "application/json" the build's minifier would write
  // it anew, without the escape; every JSON is JSON5.
  const props = JSON.stringify(children.props).replaceAll('<', '\\u003c');
  return (
    <>
      <div data-island={name}>{children}</div>
      <script type="application/json5" dangerouslySetInnerHTML={{__html: props}} />
    </>
  );
}
