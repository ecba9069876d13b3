import {SEARCH_KEY_NAME} from '@site/src/data/brand/search-key';
import {isSlashOff, make} from './control';

/** Makes the checkbox that switches the `/` key on and off. */
export function slashSetting(): HTMLElement {
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

/** Stops the page behind the open dialog from scrolling. */
export function holdPage(dialog: HTMLDialogElement): void {
  const {classList, clientWidth} = document.documentElement;
  const held = ['search--held', ...(window.innerWidth > clientWidth ? ['search--beside-bar'] : [])];
  classList.add(...held);
  dialog.addEventListener('close', () => classList.remove(...held), {once: true});
}

/**
 * Adds the dialog's text, keys and classes when it first opens. They are in this script because its
 * styles include only class names that occur in it.
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
  // A click on the backdrop has the dialog itself as target.
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close();
  });
  // Closes on Escape, which would otherwise only empty a search field.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
}
