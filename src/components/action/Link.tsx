import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the site with optional query and anchor, or an anchor on the page. */
  readonly to: string;
}

/**
 * A link to a page of the site. It is plain HTML and loads the page, because pages ship without a
 * client-side router. The build collects the link and fails if it is broken.
 */
export function Link({to, children, ...attributes}: Props): ReactNode {
  useBrokenLinks().collectLink(to);
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}
