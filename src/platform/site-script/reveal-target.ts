/** Returns the anchor in the address, whose letters a browser may have escaped. */
export function namedAnchor(): string {
  const id = location.hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    // A link from elsewhere can have a per cent sign that escapes nothing.
    return id;
  }
}

/**
 * Opens the disclosure around the part of the page that the address names, now and after each click
 * on such a link. Firefox before 139 and Safari before 26 do not do this themselves.
 */
export function revealTarget(): void {
  const reveal = (): void => {
    const target = document.getElementById(namedAnchor());
    const closed = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!closed) return;
    closed.open = true;
    target?.scrollIntoView();
  };
  reveal();
  window.addEventListener('hashchange', reveal);
}
