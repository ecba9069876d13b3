import {part} from './part';

/** How the form stands to the file. */
export type State = 'saved' | 'changed' | 'saving';

const WORDS: Readonly<Record<State, string>> = {
  saved: 'Saved',
  changed: 'Not saved yet',
  saving: 'Saving',
};

/**
 * Says how the form stands to the file.
 *
 * @param unversioned whether the text differs from what was handed in under the same number
 */
export function saidState(state: State, unversioned = false): void {
  const line = part('state', HTMLElement);
  const words = `${WORDS[state]}${unversioned ? '; the text is newer than its version' : ''}`;
  if (line.textContent !== words) line.textContent = words;
  line.dataset.state = state;
}
