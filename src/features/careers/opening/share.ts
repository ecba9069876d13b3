const SAID = {
  copied: 'Link copied.',
  refused: 'Your browser won’t let us copy the link. Please copy it from the address bar.',
};

/**
 * Shares the page through the device's own dialog, or else copies its link. Shares are not counted,
 * and cancelling shows no message.
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
