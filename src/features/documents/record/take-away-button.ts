import type {takeAway} from './take-away';

export type TakeAway = typeof takeAway;

const FAILED = 'Some files didn’t arrive. Try again, or open them one by one in the table.';

/** Handles the button that saves a period's copies. @param load fetches the script that does it */
export function startTakeAway(button: HTMLButtonElement, load: () => Promise<TakeAway>): void {
  const status = button.parentElement?.querySelector('[role=status]');
  const say = (text: string): void => status?.replaceChildren(text);
  let isBusy = false;
  button.addEventListener('click', () => {
    if (isBusy) return;
    isBusy = true;
    say('Getting the files…');
    void load()
      .then((save) => save(button.dataset, say))
      .catch(() => say(FAILED))
      .finally(() => {
        isBusy = false;
      });
  });
}
