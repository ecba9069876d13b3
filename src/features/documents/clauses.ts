/**
 * What the page of a policy or notice says about the clause in its address: a citation to copy, and
 * whether an older link may mean another clause. The site's script fetches this script when an
 * address names a part of such a page.
 */
import {namedAnchor} from '@site/src/platform/site-script/reveal-target';

function link(words: string, href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = words;
  return anchor;
}

/**
 * Adds a "Copy citation" button to a clause. The citation is the reference plus the permanent
 * address of this version: for example `FWG-POL-009 v4.0, 5.3` and the page of version 4.0.
 */
function offerCitation(clause: Element, {citation = '', page = ''}: DOMStringMap): void {
  const button = document.createElement('button');
  button.className = 'link-button';
  button.dataset.note = '';
  button.textContent = 'Copy citation';
  button.onclick = async () => {
    const text = `${citation}, ${clause.id} ${location.origin}${page}#${clause.id}`;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
    } catch {
      // No https, or permission refused: show the text so that the reader can copy it.
      button.textContent = text;
    }
  };
  clause.append(' ', button);
}

/** For a number that no clause has: returns the clause before it or its section's heading. */
function nearest(page: HTMLElement, number: string): Element | null | undefined {
  const [section = '', clause = ''] = number.split('.');
  const clauses = [...page.querySelectorAll(`[id^="${section}."]`)];
  return (
    clauses.findLast(({id}) => Number(id.split('.')[1]) < Number(clause)) ??
    document.getElementById(section) ??
    page.querySelectorAll('.prose > section > :first-child')[Number(section) - 1]
  );
}

/** Adds a note to a clause, or after a heading. Screen readers announce it. */
function addNote(place: Element, ...content: readonly (string | Node)[]): HTMLElement {
  // A plain block: the page has style rules only for what its HTML contains.
  const note = document.createElement('div');
  note.dataset.note = '';
  note.className = 'quiet';
  note.setAttribute('role', 'status');
  if (place.matches('p')) place.append(note);
  else (place.closest('.section-heading') ?? place).after(note);
  // A status is announced when its words change, not when it is added with them.
  requestAnimationFrame(() => note.append(...content));
  return note;
}

/** Moves to a part of the page that the address doesn't name. */
function moveTo(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({preventScroll: true});
  part.scrollIntoView({block: 'center', behavior: 'instant'});
}

/** Describes the clauses and sections that an anchor named in older versions, with links to them. */
function formerPlaces({former = '', page = ''}: DOMStringMap, anchor: string) {
  const versions = page.replace(/[^/]*$/, '');
  return former
    .split(' ')
    .map((entry) => entry.split('/'))
    .filter(([name]) => name === anchor)
    .map(([, version = '', now = '', number = '']) => {
      const words = `${number === anchor ? '' : 'section '}${number} in version ${version}`;
      const place = document.getElementById(now);
      const name = number === anchor ? now : (place?.textContent ?? '');
      return {
        place,
        words: [
          link(words, `${versions}${version}#${number}`),
          ...(place ? [', now ', link(name, `#${now}`)] : []),
        ],
      };
    });
}

/**
 * Shows the citation, and notes on moved or missing parts, for the anchor in the address.
 *
 * @param page a policy or notice, with its citation, the address of its version and its former
 *   anchors as data
 */
export function showClause(page: HTMLElement): void {
  for (const note of page.querySelectorAll('[data-note]')) note.remove();
  const anchor = namedAnchor();
  const target = document.getElementById(anchor);
  const former = formerPlaces(page.dataset, anchor);
  const isNumber = /^\d+(?:\.\d+)?$/.test(anchor);
  const kind = isNumber && anchor.includes('.') ? 'clause' : 'section';
  const places = former.flatMap(({words}, index) => (index > 0 ? ['; ', ...words] : words));
  if (target !== null) {
    if (isNumber && target.matches('p')) offerCitation(target, page.dataset);
    if (former.length > 0) {
      addNote(target, `An older link may mean another ${kind}: `, ...places, '.');
    }
    return;
  }
  if (!isNumber && former.length === 0) return;
  const near = former[0]?.place ?? (isNumber ? nearest(page, anchor) : undefined);
  if (kind === 'section' && isNumber && near instanceof HTMLElement) {
    moveTo(near);
    return;
  }
  const place = near ?? page.querySelector('h1');
  if (!place) return;
  const version = page.dataset.page?.split('/').at(-1) ?? '';
  const name = isNumber ? ` ${anchor}` : ' of this name';
  moveTo(
    addNote(
      place,
      `No ${kind}${name} in version ${version}. `,
      ...(former.length > 0 ? ['It was ', ...places, '.'] : []),
    ),
  );
}
