import type {TextState} from './history';

/** A mark that the tool bar puts into the text. */
export type Mark = 'section' | 'part' | 'strong' | 'link' | 'list' | 'numbers' | 'table' | 'note';

const TABLE = '| When | What | Who |\n| --- | --- | --- |\n|  |  |  |';

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function lineEnd(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  return found === -1 ? text.length : found;
}

/** The whole lines of a selection. */
function lines({text, start, end}: TextState): {from: number; to: number} {
  return {from: lineStart(text, start), to: lineEnd(text, Math.max(start, end - 1))};
}

/** Puts something before each line of the selection; old marks of the same place go. */
function prefixed(state: TextState, mark: (index: number) => string): TextState {
  const {text} = state;
  const {from, to} = lines(state);
  const marked = text
    .slice(from, to)
    .split('\n')
    .map((line, index) => mark(index) + line.replace(/^(?:#{2,3}|-|\d+\.) +/, ''))
    .join('\n');
  const end = from + marked.length;
  return {text: text.slice(0, from) + marked + text.slice(to), start: end, end};
}

/** Puts something round the selection, which stays selected. */
function wrapped({text, start, end}: TextState, before: string, after: string): TextState {
  const inner = text.slice(start, end);
  return {
    text: text.slice(0, start) + before + inner + after + text.slice(end),
    start: start + before.length,
    end: end + before.length,
  };
}

/** Puts blocks on lines of their own below the line of the caret. */
function block({text, start}: TextState, words: string, caret: number): TextState {
  const at = lineEnd(text, start);
  const above = text.slice(0, at).replace(/\n*$/, '');
  const below = text.slice(at).replace(/^\n*/, '');
  const joint = above === '' ? '' : '\n\n';
  const place = above.length + joint.length + caret;
  return {
    text: above + joint + words + (below === '' ? '\n' : '\n\n') + below,
    start: place,
    end: place,
  };
}

function link(state: TextState): TextState {
  const words = state.text.slice(state.start, state.end);
  const made = wrapped(state, '[', '](/policies/)');
  const address = made.end + 2;
  // With words selected the address is what is missing, without them the words.
  return words === '' ? made : {...made, start: address, end: address + '/policies/'.length};
}

/** The text with a mark at the selection. Plain Markdown, as the site reads it. */
export function marked(state: TextState, mark: Mark): TextState {
  switch (mark) {
    case 'section':
      return prefixed(state, () => '## ');
    case 'part':
      return prefixed(state, () => '### ');
    case 'list':
      return prefixed(state, () => '- ');
    case 'numbers':
      return prefixed(state, (index) => `${index + 1}. `);
    case 'strong':
      return wrapped(state, '**', '**');
    case 'link':
      return link(state);
    case 'table':
      return block(state, TABLE, TABLE.lastIndexOf('|  |  |  |') + 2);
    case 'note':
      return block(state, '<Note>\n\n\n\n</Note>', '<Note>\n\n'.length);
  }
}

/** Whether a name of the tool bar is a mark. */
export function isMark(name: string | undefined): name is Mark {
  const names: readonly string[] = [
    'section',
    'part',
    'strong',
    'link',
    'list',
    'numbers',
    'table',
    'note',
  ];
  return name !== undefined && names.includes(name);
}
