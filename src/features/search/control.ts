import {SEARCH_KEY_NAME} from '@site/src/data/brand/search-key';
import {REGISTERS, SEARCH_PATH} from './addresses';

/*
 * What every page knows of search: its control, its keys, and whom to ask for the rest, which is
 * fetched when someone searches and never before.
 */

/** Whatever search fetches may take as long as a form may wait, in milliseconds. */
export const PATIENCE = 20_000;

/** The code of search, once it has come. */
export interface SearchCode {
  /**
   * Answers below a form what is typed into it. Asked again, it goes on with what is typed by then.
   *
   * @throws when the index cannot be had
   */
  readonly answer: (form: HTMLFormElement) => Promise<void>;
  /** Puts into a part of the not-found page what the visitor may have looked for. */
  readonly suggest: (place: HTMLElement) => Promise<void>;
}

/** Fetches the code of search and its rules. Rejects when they cannot be had; may be asked again. */
export type LoadSearch = () => Promise<SearchCode>;

/** Makes an element with what stands in it. Text stays text, whatever it looks like. */
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

/** The registers as links in a row. */
export function registerLinks(): HTMLElement {
  const links = REGISTERS.flatMap(({label, href}) => [make('a', {href}, label), ' ']);
  return make('p', {class: 'links'}, ...links);
}

/** Says below a form that search cannot be had, and where to look instead. What was typed stays. */
export function tellFailure(form: HTMLElement, retry: () => void): void {
  const button = make('button', {class: 'button button--plain', type: 'button'}, 'Try again');
  button.addEventListener('click', retry);
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
 * Whether this browser's visitor has switched the `/` key off, as WCAG 2.1.4 asks of a key of one
 * character: who dictates may say it by accident. Where storage is blocked it stays on.
 */
export function isSlashOff(): boolean {
  try {
    return localStorage.getItem(SEARCH_KEY_NAME) === 'off';
  } catch {
    return false;
  }
}

/** Whether a key opens search: `/` where no text is typed, K with Control or Command anywhere. */
export function opensSearch(
  {key, ctrlKey, metaKey, altKey}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  isTyping: boolean,
): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key === 'k' : key === '/' && !isTyping && !isSlashOff();
}

/** The sheet of search with its field. It stands in the page only while it is open. */
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
  // Not to be seen until its rules have come; the field takes at once what is typed.
  const dialog = make('dialog', {class: 'search-link--waiting', ...label}, form);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  return form;
}

/** Serves the control of the header, the keys, the page of search and the not-found page. */
export function startSearch(load: LoadSearch): void {
  const onPage = document.querySelector<HTMLFormElement>('form.search');
  let form = onPage;

  async function serve(form: HTMLFormElement): Promise<void> {
    const show = () => form.parentElement?.classList.remove('search-link--waiting');
    form.parentElement?.querySelector('.search__failure')?.remove();
    // What takes long is seen without its rules: the page behind the sheet answers no more.
    setTimeout(show, 1000);
    try {
      const {answer} = await load();
      show();
      await answer(form);
    } catch {
      show();
      tellFailure(form, () => void serve(form));
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
    const isTyping =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, [contenteditable]') !== null;
    if (opensSearch(event, isTyping) && !document.querySelector('dialog[open]')) open(event);
  });
  document.querySelector<HTMLElement>('.search-link')?.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  if (onPage) void serve(onPage);
  document.querySelectorAll<HTMLElement>('.lost__words').forEach((place) => {
    // Who finds no page is told so already; what cannot be suggested is no second fault.
    load().then(
      ({suggest}) => suggest(place),
      () => undefined,
    );
  });
}
