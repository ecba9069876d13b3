import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the site with optional query and anchor, or an anchor on the page. */
  readonly to: string;
}

/** Matches the address of a file that a plugin writes. Docusaurus knows only pages. */
const FILE = /^[^?#]*(?:\.[a-z]\w*|\/SHA256SUMS)(?:[?#]|$)/;

/**
 * A link to a page or a file of the site. It is plain HTML and loads the page, because pages ship
 * without a client-side router. The build collects links to pages and fails if one is broken;
 * `src/reading` checks those of documents to files.
 */
export function Link({to, children, ...attributes}: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  if (!FILE.test(to)) collectLink(to);
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}
