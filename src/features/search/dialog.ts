import {SEARCH_KEY_NAME} from '@site/src/data/brand/search-key';
import {isSlashOff, make} from './control';

/** The box that switches the `/` key on and off. What is chosen holds from the next key on. */
export function slashSetting(): HTMLElement {
  const id = 'search-slash';
  const box = make('input', {id, type: 'checkbox'});
  box.checked = !isSlashOff();
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(SEARCH_KEY_NAME);
      else localStorage.setItem(SEARCH_KEY_NAME, 'off');
    } catch {
      // Nothing may be kept here: the box shows what holds.
      box.checked = !isSlashOff();
    }
  });
  const label = make('label', {for: id}, 'The / key opens search');
  return make('div', {class: 'field field--beside search__slash'}, label, box);
}

/** Keeps the page behind the sheet still while that is open. */
export function holdPage(dialog: HTMLDialogElement): void {
  const {classList, clientWidth} = document.documentElement;
  const held = ['search--held', ...(window.innerWidth > clientWidth ? ['search--beside-bar'] : [])];
  classList.add(...held);
  dialog.addEventListener('close', () => classList.remove(...held), {once: true});
}

/**
 * Gives the sheet of search what it lacks when it first opens: what it says, its keys, and the
 * classes, whose rules come for the words of this script.
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
  // What lies outside the sheet is the dialog's own backdrop.
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
