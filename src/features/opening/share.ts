const SAID = {
  copied: 'Link copied.',
  refused: 'Your browser does not let us copy. Copy it from the address bar.',
};

/**
 * Passes the page on: by the device's own sharing where it has one, else as a copied link. No one
 * counts who shares, and a visitor who changes their mind has nothing to be told.
 */
export function startSharing(button: HTMLElement): void {
  const title = button.dataset.share;
  // The page's own address, without what the visitor's history has added to it.
  const url = location.origin + location.pathname;
  const status = button.nextElementSibling;
  const native = 'share' in navigator;
  const say = (outcome: keyof typeof SAID) => status && (status.textContent = SAID[outcome]);

  if (native) button.textContent = 'Share';
  button.addEventListener('click', () => {
    if (native) {
      navigator.share({title, url}).catch(() => undefined);
    } else {
      // Where the page is not served securely there is no clipboard at all.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(url))
        .then(() => say('copied'))
        .catch(() => say('refused'));
    }
  });
}
