import type {Conflict} from './answers';
import {part, partsIn} from './part';

/** Closes a dialog with the buttons that say so. */
export function prepareClosing(dialog: HTMLDialogElement): void {
  for (const button of partsIn(dialog, '[data-close]', HTMLButtonElement)) {
    button.addEventListener('click', () => dialog.close());
  }
}

/** What somebody decides when the file was changed by somebody else. */
interface Decisions {
  /** @param hash of the text that was shown and may be written over */
  readonly writeMine: (hash: string) => void;
  readonly openTheirs: () => void;
}

/** Sets up the question what to do with a file that somebody else changed. */
export function conflictDialog({writeMine, openTheirs}: Decisions): (conflict: Conflict) => void {
  const dialog = part('conflict-dialog', HTMLDialogElement);
  let hash = '';
  prepareClosing(dialog);
  part('conflict-mine', HTMLButtonElement).addEventListener('click', () => {
    dialog.close();
    writeMine(hash);
  });
  part('conflict-theirs', HTMLButtonElement).addEventListener('click', () => {
    dialog.close();
    openTheirs();
  });
  return (conflict) => {
    hash = conflict.hash;
    part('conflict-lines', HTMLElement).innerHTML = conflict.html;
    if (!dialog.open) dialog.showModal();
  };
}
