import {SEARCH_PATH} from './addresses';
import {isEmergencyQuery} from '@site/src/shared/search/synonyms';
import {brand} from '@site/src/data/brand/brand';
import {emergencyPages} from '@site/src/data/contact/emergency';
import {isSlashOff, make, registerLinks, showFailure} from './control';
import {type Found, type Searcher, searcherOver} from './site-search';
import {SEARCH_KEY_NAME} from '@site/src/data/brand/search-key';
import type {SearchEntry} from '@site/src/shared/search/entry';
import type {Stretch} from '@site/src/shared/search/marks';
import {editions} from '@site/src/data/editions/editions';

/** Text before the emergency number, on the card and for screen readers. */
const EMERGENCY_LINE = 'Emergency, day and night:';

/** Returns the older edition that an address belongs to, if any. */
function olderEdition(path: string): string | undefined {
  return editions.find(({inForce, basePath}) => !inForce && path.startsWith(`${basePath}/`))?.label;
}

/**
 * Returns what a result is and where, without words that its link has: `'Policy · Whistleblowing,
 * clause 5.3 · How to report'`. For the top of a document the place is its reference.
 */
export function placeOf(
  {label = 'Page', title, reference, section, clause}: SearchEntry,
  link: string,
): string {
  const place = clause === undefined ? title : `${title}, clause ${clause}`;
  return [label, place, section, reference]
    .filter((part) => part !== undefined && part !== link)
    .join(' · ');
}

function marked(stretches: readonly Stretch[]): (Node | string)[] {
  return stretches.map(({text, marked}) => (marked ? make('mark', {}, text) : text));
}

function hit({entry, heading, excerpt}: Found): HTMLLIElement {
  const link = make('a', {class: 'search__link whole__link', href: entry.path}, ...marked(heading));
  const where = make('p', {class: 'quiet reference'}, placeOf(entry, link.textContent));
  const older = olderEdition(entry.path);
  if (older !== undefined) {
    where.append(' ', make('strong', {class: 'search__superseded'}, `${older}, superseded`));
  }
  return make(
    'li',
    {class: 'search__hit whole'},
    link,
    where,
    make('p', {class: 'search__excerpt label'}, ...marked(excerpt)),
  );
}

function listOf(found: readonly Found[]): HTMLElement {
  return make('ol', {class: 'register'}, ...found.map(hit));
}

/** The number to call, above the results of a query that names an emergency. */
function emergencyCard(): HTMLElement {
  const {display, href} = brand.phone.emergency;
  return make(
    'p',
    {class: 'notice links search__emergency'},
    make('strong', {}, EMERGENCY_LINE, ' ', make('a', {href}, display)),
    ' ',
    make('span', {}, 'Danger, fire or crime? Call 999 first.'),
    ' ',
    ...emergencyPages.map(({label, href: page}) => make('a', {href: page}, label)),
  );
}

/** Makes the checkbox that switches the `/` key on and off. */
function slashSetting(): HTMLElement {
  const id = 'search-slash';
  const box = make('input', {id, type: 'checkbox'});
  box.checked = !isSlashOff();
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(SEARCH_KEY_NAME);
      else localStorage.setItem(SEARCH_KEY_NAME, 'off');
    } catch {
      // Storage is blocked: resets the box, because the setting cannot change.
      box.checked = !isSlashOff();
    }
  });
  const label = make('label', {for: id}, 'The / key opens search');
  return make('div', {class: 'field field--beside search__slash'}, label, box);
}

/** Stops the page behind the open dialog from scrolling, until {@link dressDialog} releases it. */
function holdPage(): void {
  const {classList, clientWidth} = document.documentElement;
  if (window.innerWidth > clientWidth) classList.add('search--beside-bar');
  classList.add('search--held');
}

/**
 * Adds the dialog's text, keys and classes when it first opens. They are in this script because its
 * styles include only class names that occur in it.
 */
function dressDialog(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  dialog.classList.add('search-dialog');
  const keys = make(
    'p',
    {class: 'search__keys quiet reference'},
    '↑ ↓ to move, Enter to open, Esc to close',
    slashSetting(),
  );
  dialog.append(keys);
  form.querySelector('button')?.classList.add('target', 'link-button');
  form.querySelector('input')?.setAttribute('placeholder', 'Pages, policies, openings');
  dialog.addEventListener('close', () => {
    // As in control.ts, the dialog may be open again.
    if (dialog.open) return;
    document.documentElement.classList.remove('search--held', 'search--beside-bar');
  });
  // A click on the backdrop has the dialog itself as target.
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close();
  });
  // Closes on Escape, which would otherwise only empty a search field.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    dialog.close();
  });
}

/** Milliseconds after the last keystroke until the status is announced. */
const TYPING_DELAY = 400;

const LOADING = 'Loading';

/** How many results the dialog shows; the search page shows all. */
const MAX_IN_DIALOG = 8;

/**
 * The status of a search. Example: `2 results for “gifts”`, or `20 of 31 results for “gifts”` if
 * only some are listed.
 */
export function resultWords(total: number, query: string, listed = total): string {
  if (query === '') return '';
  if (total === 0) return `Nothing found for “${query}”. Try different or fewer words, or look in:`;
  const count = listed < total ? `${listed} of ${total}` : total;
  return `${count} ${total === 1 ? 'result' : 'results'} for “${query}”`;
}

/** Moves the focus between the field and the links with the arrow keys, Home and End. */
function moveFocus(stops: readonly HTMLElement[], event: KeyboardEvent): void {
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const to = {ArrowDown: at + 1, ArrowUp: at - 1, Home: at && 1, End: at && stops.length - 1}[
    event.key
  ];
  // In the field, Home and End move within its text. An input method has its own list of words.
  if (to === undefined || to === at || at === -1 || event.isComposing) return;
  event.preventDefault();
  stops[to]?.focus();
}

/**
 * Shows results below a form while the visitor types.
 *
 * @returns a function that loads the index that the form asks for and shows its results
 */
function start(form: HTMLFormElement): () => Promise<void> {
  const dialog = form.closest('dialog');
  const field = form.querySelector<HTMLInputElement>('[name=q]') ?? make('input', {});
  const options = dialog ? null : document.querySelector<HTMLDetailsElement>('.search__options');
  const older = options?.querySelector('input');
  const status = make('p', {
    class: `search__status ${dialog ? 'label quiet' : 'lead'}`,
    role: 'status',
  });
  const list = make('div', {class: 'search__results'});
  const place = dialog ? 'search__found--sheet' : 'search__found--page';
  const found = make('div', {class: `search__found ${place}`}, status, list);
  let searcher: Searcher | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const query = () => field.value.trim();
  const address = () =>
    `${SEARCH_PATH}?${new URLSearchParams({q: query(), ...(older?.checked && {edition: 'all'})}).toString()}`;

  function show(): void {
    const {total, best} = searcher?.find(field.value) ?? {total: 0, best: []};
    const shown = dialog ? best.slice(0, MAX_IN_DIALOG) : best;
    const isEmergency = isEmergencyQuery(field.value);
    list.replaceChildren(...(isEmergency ? [emergencyCard()] : []));
    if (shown.length > 0) list.append(listOf(shown));
    if (shown.length < best.length) {
      const words = resultWords(total, query(), best.length);
      const which = best.length < total ? 'See' : 'All';
      list.append(make('a', {class: 'go', href: address()}, `${which} ${words}`));
    }
    // The search page already has these links.
    if (dialog && query() === '') {
      list.append(make('p', {class: 'label quiet'}, 'Type a word, or look in:'));
    }
    if (dialog && (query() === '' || (searcher && total === 0))) list.append(registerLinks());
    found.scrollTop = 0;
    clearTimeout(timer);
    const hasJustLoaded = searcher !== undefined && status.textContent === LOADING;
    timer = setTimeout(
      () => {
        const listed = dialog ? total : best.length;
        const words = searcher || query() === '' ? resultWords(total, query(), listed) : LOADING;
        // The card shows the number; this is for screen readers.
        const number = `. ${EMERGENCY_LINE} ${brand.phone.emergency.display}`;
        const announced = make('span', {class: 'visually-hidden'}, number);
        status.replaceChildren(words, ...(isEmergency ? [announced] : []));
        if (searcher && !dialog) history.replaceState(history.state, '', address());
      },
      hasJustLoaded ? 0 : TYPING_DELAY,
    );
  }

  async function load(): Promise<void> {
    const what = () => (older?.checked ? 'all' : 'current');
    const wanted = what();
    show();
    const answer = await searcherOver(wanted).catch((fault: unknown) => {
      clearTimeout(timer);
      status.textContent = '';
      throw fault;
    });
    if (wanted === what()) searcher = answer;
    show();
  }

  function reload(): void {
    form.parentElement?.querySelector('.search__failure')?.remove();
    load().catch(() => showFailure(form, reload));
  }

  form.after(found);
  field.addEventListener('input', () => show());
  form.parentElement?.addEventListener('keydown', (event) =>
    moveFocus([field, ...list.querySelectorAll('a')], event),
  );
  if (dialog) {
    dressDialog(dialog, form);
  } else {
    options?.append(slashSetting());
    const asked = new URLSearchParams(location.search);
    field.value ||= asked.get('q') ?? '';
    if (options && older && asked.get('edition') === 'all') {
      options.open = true;
      older.checked = true;
    }
    older?.addEventListener('change', reload);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      show();
      // Hides the keyboard of a phone, which covers the list.
      if (matchMedia('(pointer: coarse)').matches) field.blur();
    });
  }
  return load;
}

/** See `SearchCode` in control.ts. */
export function prepare(): void {
  searcherOver('current').catch(() => undefined);
}

const started = new WeakMap<HTMLFormElement, () => Promise<void>>();

/** Shows results below a form; see `SearchCode` in control.ts. */
export async function answer(form: HTMLFormElement): Promise<void> {
  const dialog = form.closest('dialog');
  // The visitor may have closed the dialog while this code was loading.
  if (dialog?.open) holdPage();
  const load = started.get(form) ?? start(form);
  started.set(form, load);
  await load();
}
