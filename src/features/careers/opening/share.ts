const MESSAGES = {
  copied: 'Link copied.',
  refused: 'Your browser won’t let us copy the link. Please copy it from the address bar.',
};

/**
 * Opens the device's share dialog, or copies the link where there is none. Shares are not counted,
 * and cancelling shows no message.
 */
export function startSharing(button: HTMLElement): void {
  const title = button.dataset.share;
  // The page's address, without query or anchor.
  const url = location.origin + location.pathname;
  const status = button.nextElementSibling;
  const native = 'share' in navigator;
  const say = (outcome: keyof typeof MESSAGES) =>
    status && (status.textContent = MESSAGES[outcome]);

  if (native) button.textContent = 'Share';
  button.addEventListener('click', () => {
    if (native) {
      navigator.share({title, url}).catch(() => undefined);
    } else {
      // `navigator.clipboard` is undefined unless the page is served securely.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(url))
        .then(() => say('copied'))
        .catch(() => say('refused'));
    }
  });
}
