/**
 * Offers to copy a clause's citation once its number was followed: what people quote, and an address
 * that shows these words for ever. Example: `FWG-POL-009 v4.0, 5.3` and the page of version 4.0.
 */
export function offerCitations(cited: HTMLElement): void {
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
      // Without https, or when the reader says no: to be copied by hand.
      button.textContent = text;
    }
  };
  addEventListener('hashchange', offer);
  // Not before: the browser looks for the target of the address when the page is complete.
  addEventListener('load', offer);
}
