import {part, partsIn} from './part';

/** What the page shows. On wide screens the place to write stands beside the other two. */
export type View = 'write' | 'preview' | 'changes';

function isView(name: string | undefined): name is View {
  return name === 'write' || name === 'preview' || name === 'changes';
}

/** Connects the buttons that switch views. @param onShow called with the new view */
export function prepareViews(onShow: (view: View) => void): void {
  const main = document.querySelector<HTMLElement>('.editor');
  const buttons = partsIn(document, '[data-view]', HTMLButtonElement);
  const show = (view: View) => {
    if (main) main.dataset.show = view;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.view === view));
    }
    onShow(view);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      if (isView(button.dataset.view)) show(button.dataset.view);
    });
  }
  // The narrow page begins with the text, the wide one shows it anyway.
  show(matchMedia('(width >= 68rem)').matches ? 'preview' : 'write');
}

/** The view that is shown. */
export function currentView(): string | undefined {
  return document.querySelector<HTMLElement>('.editor')?.dataset.show;
}

/** Says something above the page, with buttons to answer. */
export function notice(words: string, buttons: Readonly<Record<string, () => void>> = {}): void {
  const box = document.createElement('div');
  box.className = 'notice editor-notice';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = words;
  const row = document.createElement('p');
  row.className = 'editor-notice__buttons';
  const all = {...buttons, Close: () => undefined};
  for (const [label, act] of Object.entries(all)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'link-button';
    button.textContent = label;
    button.addEventListener('click', () => {
      box.remove();
      act();
    });
    row.append(button);
  }
  box.append(text, row);
  part('notices', HTMLElement).replaceChildren(box);
}

/** Takes away what `notice` said. */
export function clearNotices(): void {
  part('notices', HTMLElement).replaceChildren();
}
