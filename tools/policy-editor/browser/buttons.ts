import {part} from './part';

interface Listeners {
  readonly onSave: () => void;
  readonly onNewVersion: () => void;
  /** Another text to compare with was chosen. */
  readonly onAgainst: () => void;
}

/** Connects the buttons of the head; Ctrl-S saves as well. */
export function prepareButtons({onSave, onNewVersion, onAgainst}: Listeners): void {
  part('save', HTMLButtonElement).addEventListener('click', onSave);
  part('new-version', HTMLButtonElement).addEventListener('click', onNewVersion);
  part('against', HTMLSelectElement).addEventListener('change', onAgainst);
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      onSave();
    }
  });
}
