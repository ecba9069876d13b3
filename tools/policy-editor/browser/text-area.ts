import {TextHistory, type TextState} from './history';
import {isMark, marked} from './markdown-marks';
import {made, part, partsIn} from './part';
import {lineOfSection, lineRange, sectionAt} from './sections';

/** The field of the policy's text: numbered lines, tool bar, undo. */
export interface TextArea {
  readonly text: () => string;
  readonly write: (text: string) => void;
  /** The text was saved; where it is the same, caret and undo stay. */
  readonly keep: (text: string) => void;
  /** Puts the caret there and brings it into view. */
  readonly goTo: (place: {readonly line?: number; readonly section?: number}) => void;
  /** Marks lines that have a problem. */
  readonly markLines: (lines: readonly number[]) => void;
}

interface Listeners {
  readonly onEdit: () => void;
  /** The caret went to another section. */
  readonly onSection: (section: number) => void;
}

/** Sets up the field. Its lines are drawn behind it, in the same face, so that numbers fit. */
export function textArea({onEdit, onSection}: Listeners): TextArea {
  const area = part('text', HTMLTextAreaElement);
  const lines = part('lines', HTMLOListElement);
  let history = new TextHistory(stateOf(area));
  let faulty: readonly number[] = [];
  let section = 0;

  const draw = () => {
    const texts = area.value.split('\n');
    while (lines.children.length > texts.length) lines.lastElementChild?.remove();
    texts.forEach((text, index) => {
      const line = lines.children[index] ?? lines.appendChild(made('li', ''));
      // An empty line needs something to be as high as the others.
      const shown = text === '' ? '\u200B' : text;
      if (line.textContent !== shown) line.textContent = shown;
      line.classList.toggle('editor-lines__faulty', faulty.includes(index + 1));
    });
  };
  const follow = () => {
    const now = sectionAt(area.value, area.selectionStart);
    if (now !== section) {
      section = now;
      onSection(now);
    }
  };
  const show = (state: TextState | undefined) => {
    if (!state) return;
    area.value = state.text;
    area.setSelectionRange(state.start, state.end);
    area.focus();
    draw();
    onEdit();
  };
  const use = (tool: string | undefined) => {
    if (tool === 'undo') show(history.undo());
    if (tool === 'redo') show(history.redo());
    if (isMark(tool)) {
      const state = marked(stateOf(area), tool);
      history.note(state, performance.now(), true);
      show(state);
    }
  };

  area.addEventListener('input', () => {
    history.note(stateOf(area), performance.now());
    draw();
    onEdit();
    follow();
  });
  area.addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    use(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  });
  for (const name of ['keyup', 'click'] as const) area.addEventListener(name, follow);
  for (const button of partsIn(document, '[data-tool]', HTMLButtonElement)) {
    button.addEventListener('click', () => use(button.dataset.tool));
  }

  const write = (text: string) => {
    area.value = text;
    history = new TextHistory(stateOf(area));
    draw();
  };
  return {
    text: () => area.value,
    write,
    keep: (text) => {
      if (area.value !== text) write(text);
    },
    goTo: (place) => {
      const line = place.line ?? lineOfSection(area.value, place.section ?? 1);
      const {start, end} = lineRange(area.value, line);
      area.focus({preventScroll: true});
      area.setSelectionRange(start, end);
      lines.children[line - 1]?.scrollIntoView({block: 'center'});
      follow();
    },
    markLines: (found) => {
      faulty = found;
      draw();
    },
  };
}

function stateOf({value, selectionStart, selectionEnd}: HTMLTextAreaElement): TextState {
  return {text: value, start: selectionStart, end: selectionEnd};
}
