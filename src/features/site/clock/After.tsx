import {cloneElement, type ReactElement, type ReactNode} from 'react';

interface Props {
  /** ISO instant. Without one the content is never shown. */
  readonly from: string | undefined;
  /** One element. */
  readonly children: ReactElement<{readonly 'data-from'?: string}>;
}

/**
 * Content that the site's script shows from an instant on, without a rebuild. It is in a template,
 * because text browsers and robots ignore `hidden` and would read it before its time. Only in a
 * built site: `npm start` leaves the template empty.
 */
export function After({from, children}: Props): ReactNode {
  const term = {'data-from': from};
  return <template {...term}>{cloneElement(children, term)}</template>;
}
