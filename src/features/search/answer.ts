import {SEARCH_PATH} from './addresses';
import {make, registerLinks, tellFailure} from './control';
import {dressDialog, holdPage, slashSetting} from './dialog';
import type {Searcher} from './engine';
import {searcherOver} from './index-file';
import {groupsOf} from './results';

/** Milliseconds without a key after which typing has settled. */
const PAUSE = 400;

/** What is said before the index has come. */
const LOADING = 'Loading';

/** How many of the best stand in the dialog, and on the page before someone asks for all. */
const MOST = {dialog: 8, page: 30};

/** What is said of a search. */
export function resultWords(count: number, query: string): string {
  if (query === '') return '';
  if (count === 0) return `Nothing found for “${query}”. Try other words, or fewer, or look in:`;
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
}

/** Moves the focus from the field through the links and back. */
function moveFocus(stops: readonly HTMLElement[], event: KeyboardEvent): void {
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const to = {ArrowDown: at + 1, ArrowUp: at - 1, Home: at && 1, End: at && stops.length - 1}[
    event.key
  ];
  // In the field, Home and End are for its text.
  if (to === undefined || to === at || at === -1) return;
  event.preventDefault();
  stops[to]?.focus();
}

/** Makes a form answer as one types. @returns fetches what the form asks for and shows it */
function start(form: HTMLFormElement): () => Promise<void> {
  const dialog = form.closest('dialog');
  const field = form.querySelector<HTMLInputElement>('[name=q]') ?? make('input', {});
  const older = form.querySelector<HTMLInputElement>('[name=edition]');
  const status = make('p', {class: 'search__status', role: 'status'});
  const list = make('div', {class: 'search__results'});
  const place = dialog ? 'search__found--sheet' : 'search__found--page';
  const found = make('div', {class: `search__found ${place}`}, status, list);
  let searcher: Searcher | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const query = () => field.value.trim();
  const address = () =>
    `${SEARCH_PATH}?${new URLSearchParams({q: query(), ...(older?.checked && {edition: 'all'})}).toString()}`;

  /** What follows the lists when they do not hold everything. */
  function rest(count: number): HTMLElement {
    const words = `All ${count} results for “${query()}”`;
    if (dialog) return make('a', {class: 'go', href: address()}, words);
    const button = make('button', {class: 'button button--plain', type: 'button'}, words);
    button.addEventListener('click', () => {
      const next = list.querySelectorAll('a').length;
      show(Infinity);
      list.querySelectorAll('a')[next]?.focus();
    });
    return button;
  }

  function show(most = dialog ? MOST.dialog : MOST.page): void {
    const results = searcher?.find(field.value, Infinity) ?? [];
    list.replaceChildren(...groupsOf(results.slice(0, most)));
    if (results.length > most) list.append(rest(results.length));
    // The page of search has them anyway.
    if (dialog && searcher && query() !== '' && results.length === 0) list.append(registerLinks());
    found.scrollTop = 0;
    clearTimeout(timer);
    const hasJustCome = searcher !== undefined && status.textContent === LOADING;
    timer = setTimeout(
      () => {
        status.textContent = searcher ? resultWords(results.length, query()) : LOADING;
        if (searcher && !dialog) history.replaceState(history.state, '', address());
      },
      hasJustCome ? 0 : PAUSE,
    );
  }

  async function load(): Promise<void> {
    const what = () => (older?.checked ? 'all' : 'current');
    const asked = what();
    show();
    const answer = await searcherOver(asked).catch((fault: unknown) => {
      clearTimeout(timer);
      status.textContent = '';
      throw fault;
    });
    if (asked === what()) searcher = answer;
    show();
  }

  function reload(): void {
    form.parentElement?.querySelector('.search__failure')?.remove();
    load().catch(() => tellFailure(form, reload));
  }

  form.after(found);
  field.addEventListener('input', () => show());
  form.parentElement?.addEventListener('keydown', (event) =>
    moveFocus([field, ...list.querySelectorAll('a')], event),
  );
  if (dialog) {
    dressDialog(dialog, form);
  } else {
    form.append(slashSetting());
    const asked = new URLSearchParams(location.search);
    field.value ||= asked.get('q') ?? '';
    if (older) older.checked = asked.get('edition') === 'all';
    older?.addEventListener('change', reload);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      show();
      // Puts the keyboard of a phone away, which covers the list.
      if (matchMedia('(pointer: coarse)').matches) field.blur();
    });
  }
  return load;
}

const started = new WeakMap<HTMLFormElement, () => Promise<void>>();

/** Answers below a form what is typed into it; see `SearchCode` in control.ts. */
export async function answer(form: HTMLFormElement): Promise<void> {
  const dialog = form.closest('dialog');
  if (dialog) holdPage(dialog);
  const load = started.get(form) ?? start(form);
  started.set(form, load);
  await load();
}
