/**
 * Adds a "Copy citation" button to a clause once its number has been clicked. The citation is the
 * reference plus the permanent address of this version, e.g. `FWG-POL-009 v4.0, 5.3` and the page
 * of version 4.0.
 */
export function startCitations(cited: HTMLElement): void {
  const {citation = '', page = ''} = cited.dataset;
  const button = document.createElement('button');
  button.className = 'link-button';
  const offer = () => {
    button.textContent = 'Copy citation';
    cited.querySelector('p:target')?.append(' ', button);
  };
  button.onclick = async () => {
    const id = button.parentElement?.id ?? '';
    const text = `${citation}, ${id} ${location.origin}${page}#${id}`;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
    } catch {
      // No https, or permission refused: show the text so that the reader can copy it.
      button.textContent = text;
    }
  };
  addEventListener('hashchange', offer);
  // Browsers set `:target` only once the page has loaded.
  addEventListener('load', offer);
}
