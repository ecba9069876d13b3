import {diffLines} from 'diff';
import {html, type Markup} from '../../../src/plugins/local-services/html';

/** Lines round a change that are shown with it. */
const CONTEXT = 2;

function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

function folded(lines: readonly string[], isFirst: boolean, isLast: boolean): readonly Markup[] {
  const plain = (line: string) =>
    html`<li><span class="lines__text">${line === '' ? ' ' : line}</span></li>`;
  if (lines.length <= 2 * CONTEXT + 1) return lines.map(plain);
  const gap = html`<li class="lines__fold">${lines.length - 2 * CONTEXT} lines are the same</li>`;
  return [
    ...(isFirst ? [] : lines.slice(0, CONTEXT).map(plain)),
    gap,
    ...(isLast ? [] : lines.slice(-CONTEXT).map(plain)),
  ];
}

/**
 * Two texts line by line: lines that go with a minus, lines that come with a plus, also for those
 * who do not see them.
 *
 * @param name the file, as its heading
 */
export function linesHtml(name: string, before: string, after: string): Markup {
  const parts = diffLines(before, after);
  const items = parts.flatMap(({value, added, removed}, index) => {
    const lines = linesOf(value);
    if (added) {
      return lines.map(
        (line) =>
          html`<li class="lines__added">
            <ins><span class="visually-hidden">comes: </span>${line}</ins>
          </li>`,
      );
    }
    if (removed) {
      return lines.map(
        (line) =>
          html`<li class="lines__removed">
            <del><span class="visually-hidden">goes: </span>${line}</del>
          </li>`,
      );
    }
    return folded(lines, index === 0, index === parts.length - 1);
  });
  return before === after
    ? html``
    : html`<h3 class="lines__file reference">${name}</h3>
        <ol class="lines">
          ${items}
        </ol>`;
}
