import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells the build's link checker that this id exists on the page. */
export function useAnchor(id: string | undefined): void {
  const brokenLinks = useBrokenLinks();
  if (id !== undefined) {
    brokenLinks.collectAnchor(id);
  }
}
