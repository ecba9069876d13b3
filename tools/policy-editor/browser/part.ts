/**
 * A part of the page by its id.
 *
 * @throws when the page has no such part, which is a mistake of ours
 */
export function part<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) {
    throw new Error(`The page has no part "${id}".`);
  }
  return found;
}

/** All parts inside another that match a selector and are of a kind. */
export function partsIn<T extends HTMLElement>(
  parent: ParentNode,
  selector: string,
  type: new () => T,
): T[] {
  return [...parent.querySelectorAll(selector)].filter(
    (found): found is T => found instanceof type,
  );
}

/** A new element with a class and words. */
export function made(tag: string, className: string, words = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.textContent = words;
  return element;
}
