import {isPlain} from '@site/src/components/tabs/start-tabs';
import {SEARCH_KEY_NAME} from '@site/src/data/brand/search-key';
import {registers} from '@site/src/data/navigation/registers';
import {SEARCH_PATH} from './addresses';

/*
 * The part of search that every page carries: its link, its keys and its dialog. The rest is
 * fetched only when someone searches.
 */

/** Time limit for each search request in milliseconds, as for a form. */
export const TIMEOUT_MS = 20_000;

/** The part of search that is loaded on demand. */
export interface SearchCode {
  /**
   * Shows results below a form while the visitor types. A second call continues with the current
   * text.
   *
   * @throws when the index does not load
   */
  readonly answer: (form: HTMLFormElement) => Promise<void>;
  /** Fetches the index, before a visitor who reaches for the search asks for it. */
  readonly prepare: () => void;
  /** Suggests pages on the not-found page. */
  readonly suggest: (place: HTMLElement) => Promise<void>;
}

/** Fetches the code of search and its styles. Rejects if they do not load; may be called again. */
export type LoadSearch = () => Promise<SearchCode>;

/** Makes an element with its children. Text is never read as HTML. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function registerLinks(): HTMLElement {
  const links = registers.flatMap(({label, href}) => [make('a', {href}, label), ' ']);
  return make('p', {class: 'links'}, ...links);
}

/**
 * Shows below a form that search did not load, and where to look instead. Keeps the typed text.
 * After a second failure "Try again" opens the search page with the text: a new release may have
 * replaced the files that this page asks for.
 */
export function showFailure(form: HTMLFormElement, retry: () => void): void {
  const retries = form.dataset.failed ? () => form.submit() : retry;
  form.dataset.failed = 'true';
  const button = make('button', {class: 'button button--plain', type: 'button'}, 'Try again');
  button.addEventListener('click', retries);
  form.after(
    make(
      'div',
      {class: 'message message--failure search__failure', role: 'alert'},
      make('p', {}, 'Search didn’t load. What you typed is still there.'),
      button,
      registerLinks(),
    ),
  );
}

/**
 * Whether the visitor has switched the `/` key off. WCAG 2.1.4 requires this choice, because people
 * who dictate may enter a single character by accident. The key stays on if storage is blocked.
 */
export function isSlashOff(): boolean {
  try {
    return localStorage.getItem(SEARCH_KEY_NAME) === 'off';
  } catch {
    return false;
  }
}

/**
 * Whether a key opens search: `/` outside text fields, K with Control or Command anywhere, also with
 * Caps Lock.
 */
export function opensSearch(
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  isTyping: boolean,
): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey
    ? !shiftKey && key.toLowerCase() === 'k'
    : key === '/' && !isTyping && !isSlashOff();
}

/** Makes the search dialog with its field. It is in the page only while it is open. */
function makeDialog(): HTMLFormElement {
  const label = {'aria-label': 'Search the site'};
  const input = make('input', {
    class: 'input',
    type: 'search',
    name: 'q',
    maxlength: '200',
    ...label,
  });
  const close = make('button', {type: 'button'}, 'Close');
  const form = make('form', {class: 'search', action: SEARCH_PATH, role: 'search'}, input, close);
  // Invisible until its styles have loaded; the field accepts text immediately.
  const dialog = make('dialog', {class: 'search-link--waiting', ...label}, form);
  close.addEventListener('click', () => dialog.close());
  // The event comes with the next frame; by then the visitor may have opened the dialog again.
  dialog.addEventListener('close', () => {
    if (!dialog.open) dialog.remove();
  });
  return form;
}

/**
 * Starts all that opens search: the link in the header, the keyboard shortcuts, the search page and
 * the not-found page.
 */
export function startSearch(load: LoadSearch): void {
  const onPage = document.querySelector<HTMLFormElement>('form.search');
  let form = onPage;

  async function serve(form: HTMLFormElement): Promise<void> {
    const show = () => form.parentElement?.classList.remove('search-link--waiting');
    form.parentElement?.querySelector('.search__failure')?.remove();
    // Shows the dialog without styles if they load slowly, because it already blocks the page
    // behind it.
    setTimeout(show, 1000);
    try {
      const {answer} = await load();
      show();
      await answer(form);
    } catch {
      show();
      showFailure(form, () => void serve(form));
    }
  }

  function open(event: Event): void {
    event.preventDefault();
    form ??= makeDialog();
    const dialog = form.closest('dialog');
    if (dialog) {
      document.body.append(dialog);
      dialog.showModal();
      void serve(form);
    }
    form.querySelector('input')?.select();
  }

  document.addEventListener('keydown', (event) => {
    // The field may be inside an element of an add-on (shadow tree).
    const [target] = event.composedPath();
    const isTyping =
      target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable]') !== null;
    if (opensSearch(event, isTyping) && !document.querySelector('dialog[open]')) open(event);
  });
  document.querySelector<HTMLElement>('.search-link')?.addEventListener('click', (event) => {
    if (isPlain(event)) open(event);
  });
  if (onPage) void serve(onPage);
  document.querySelectorAll<HTMLElement>('.lost__words').forEach((place) => {
    // The page already says that nothing was found: missing suggestions need no message.
    load().then(
      ({suggest}) => suggest(place),
      () => undefined,
    );
  });
}
