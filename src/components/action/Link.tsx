import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the site, with query and anchor if need be, or an anchor on the page. */
  readonly to: string;
}

/**
 * A link to a page of the site: plain HTML, so that it loads the page. Pages come without the
 * scripts that could exchange one for another. The build knows that the link stands here, and stops
 * when it leads nowhere.
 */
export function Link({to, children, ...attributes}: Props): ReactNode {
  useBrokenLinks().collectLink(to);
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}
