import {diffArrays} from 'diff';

interface Line {
  readonly text: string;
  /** `\n`, `\r\n`, `\r`, or nothing at the end of the file. */
  readonly ending: string;
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)]
    .map(([, line = '', ending = '']) => ({text: line, ending}))
    .filter(({text: line, ending}) => line !== '' || ending !== '');
}

/**
 * Gives a text from a browser, which knows only `\n`, the line ends that the file had. Lines that
 * stayed keep their own; new ones get `eol`.
 *
 * @param before the text in the file
 * @param typed the same text as it was edited
 */
export function withLineEndings(before: string, typed: string, eol: string): string {
  const old = linesOf(before);
  const fresh = linesOf(typed);
  const endings: string[] = [];
  let at = 0;
  const parts = diffArrays(
    old.map(({text}) => text),
    fresh.map(({text}) => text),
  );
  for (const {added, removed, count} of parts) {
    if (removed) {
      at += count;
    } else if (added) {
      endings.push(...Array<string>(count).fill(eol));
    } else {
      endings.push(...old.slice(at, at + count).map(({ending}) => ending || eol));
      at += count;
    }
  }
  return fresh
    .map(({text, ending}, index) => text + (ending === '' ? '' : (endings[index] ?? eol)))
    .join('');
}
