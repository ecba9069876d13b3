import {escapeHtml} from '../generated-files/formats/html';
import type {Piece} from './words';

/** Said by screen readers, which pass over `<ins>` and `<del>` in silence; not seen. */
const SAID = {
  added: {element: 'ins', before: 'added: ', after: ' (end of added text)'},
  removed: {element: 'del', before: 'removed: ', after: ' (end of removed text)'},
} as const;

function hidden(words: string): string {
  return `<span class="visually-hidden">${words}</span>`;
}

/** A marked passage. Space at its edges stays outside: a struck space would look like a dash. */
function marked(text: string, change: keyof typeof SAID): string {
  const {element, before, after} = SAID[change];
  const words = text.trim();
  if (words === '') {
    return `<${element}>${text}</${element}>`;
  }
  const [lead = '', end = ''] = text.split(words);
  return `${lead}<${element}>${hidden(before)}${escapeHtml(words)}${hidden(after)}</${element}>${end}`;
}

/** Text that only one edition has. */
export function wholeHtml(text: string, change: keyof typeof SAID): string {
  return text === '' ? '' : marked(text, change);
}

/** Text with what came and went in it. A removed and an added passage never touch. */
export function piecesHtml(pieces: readonly Piece[]): string {
  return pieces
    .map(({change, text}, index) => {
      if (change === 'same') {
        return escapeHtml(text);
      }
      const touches = index > 0 && pieces[index - 1]?.change !== 'same' && !text.startsWith(' ');
      return `${touches ? ' ' : ''}${marked(text, change)}`;
    })
    .join('');
}
