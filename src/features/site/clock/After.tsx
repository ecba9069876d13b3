import type {ReactElement, ReactNode} from 'react';

interface Props {
  /** ISO instant. Without one the content is never shown. */
  readonly from: string | undefined;
  /** One element. */
  readonly children: ReactElement;
}

/**
 * Content that the site's script shows from an instant on, without a rebuild. It is in a template,
 * because text browsers and robots ignore `hidden` and would read it before its time.
 */
export function After({from, children}: Props): ReactNode {
  return <template data-from={from}>{children}</template>;
}
