/**
 * Opens the disclosure around the part of the page that the address names, now and after each click
 * on such a link. Firefox before 139 and Safari before 26 do not do this themselves.
 */
export function revealTarget(): void {
  const reveal = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const closed = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!closed) return;
    closed.open = true;
    target?.scrollIntoView();
  };
  reveal();
  window.addEventListener('hashchange', reveal);
}
