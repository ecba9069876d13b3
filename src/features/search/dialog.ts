import {SEARCH_KEY_NAME} from '@site/src/data/brand/search-key';
import {isSlashOff, make} from './control';

/** Makes the box that switches the `/` key on and off, from the next key on. */
export function slashSetting(): HTMLElement {
  const id = 'search-slash';
  const box = make('input', {id, type: 'checkbox'});
  box.checked = !isSlashOff();
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(SEARCH_KEY_NAME);
      else localStorage.setItem(SEARCH_KEY_NAME, 'off');
    } catch {
      // Storage is blocked: the box shows the state that stays.
      box.checked = !isSlashOff();
    }
  });
  const label = make('label', {for: id}, 'The / key opens search');
  return make('div', {class: 'field field--beside search__slash'}, label, box);
}

/** Keeps the page behind the dialog from scrolling while it is open. */
export function holdPage(dialog: HTMLDialogElement): void {
  const {classList, clientWidth} = document.documentElement;
  const held = ['search--held', ...(window.innerWidth > clientWidth ? ['search--beside-bar'] : [])];
  classList.add(...held);
  dialog.addEventListener('close', () => classList.remove(...held), {once: true});
}

/**
 * Completes the dialog when it first opens: its words, its keys and its classes. They are here,
 * because this script's styles are made for the class names in it.
 */
export function dressDialog(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  dialog.classList.add('search-dialog');
  const keys = make(
    'p',
    {class: 'search__keys reference'},
    '↑ ↓ to move, Enter to open, Esc to close',
    slashSetting(),
  );
  dialog.append(keys);
  form.querySelector('button')?.classList.add('search__close', 'link-button');
  form.querySelector('input')?.setAttribute('placeholder', 'Pages, policies, openings');
  // A press outside the dialog is on its own backdrop.
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close();
  });
  // A field of this type would take the first Escape to empty itself.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
}
