import {make} from './control';

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
