/*
 * Changes that other programs make to a page in a browser. Each function runs in the page, so it
 * uses nothing from outside its body.
 */

/**
 * Translates as Chrome, Edge and Google do: each text is replaced by two `font` elements, now and
 * whenever one is added. The translation differs from the text by a space.
 */
export function translate(): void {
  const skipped = 'script, style, noscript, textarea, font, title';
  const one = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped)) {
      return;
    }
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.append(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'));
    font.firstElementChild?.append(`${text.data} `);
    text.replaceWith(font);
  };
  const all = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(one);
  };
  all(document.body);
  new MutationObserver((records) => {
    for (const {addedNodes} of records) addedNodes.forEach(all);
  }).observe(document.body, {childList: true, subtree: true});
  document.documentElement.lang = 'pl';
}

/** Inserts the translation first and removes the text afterwards. */
export function translateInTwoSteps(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea')) continue;
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.textContent = text.data;
    text.before(font);
    text.remove();
  }
}

/** Splits texts and wraps the first word, as highlighters and find bars do. */
export function highlight(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const space = text.data.indexOf(' ', 1);
    if (
      space < 0 ||
      text.parentElement?.closest('script, style, button, label, option, textarea')
    ) {
      continue;
    }
    text.splitText(space);
    const word = text.splitText(Math.min(1, space - 1));
    const mark = document.createElement('mark');
    word.replaceWith(mark);
    mark.append(word);
  }
}

/** Moves each text into an element, as dark modes and readers for dyslexia do. */
export function wrap(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, option, textarea')) {
      continue;
    }
    const span = document.createElement('span');
    text.replaceWith(span);
    span.append(text);
  }
}

/** Puts elements and attributes beside fields, as password managers and spelling checkers do. */
export function helpWithFields(): void {
  document.documentElement.dataset.addOn = 'on';
  document.body.setAttribute('cz-shortcut-listen', 'true');
  for (const field of document.querySelectorAll('input, textarea')) {
    field.setAttribute('data-lpignore', 'true');
    field.before(document.createElement('com-password-button'));
    field.after(document.createElement('grammarly-extension'));
  }
}

/** Removes elements that an ad blocker's list names. */
export function hideElements(): void {
  for (const element of document.querySelectorAll('main .quiet, main .arrow')) {
    element.remove();
  }
}

/** Makes the default policy of trusted types first, for its own HTML. */
export function takeDefaultPolicy(): void {
  const {trustedTypes} = window as unknown as {
    trustedTypes: {createPolicy: (name: string, rules: object) => unknown};
  };
  trustedTypes.createPolicy('default', {createHTML: (text: string) => text});
}
