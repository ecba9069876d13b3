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

/**
 * Matches addresses such as `tel:`, `mailto:` and `https:`, and those of files that plugins write,
 * which Docusaurus doesn't know. `src/reading` checks them.
 */
const NO_PAGE = /^(?:[a-z]+:|[^?#]*(?:\.[a-z]\w*|\/SHA256SUMS)(?:[?#]|$))/;

/** A link in what authors write. The build checks links to pages. */
export function TextLink({href, children, ...rest}: ComponentProps<'a'>): ReactNode {
  return href === undefined || NO_PAGE.test(href) ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
}
