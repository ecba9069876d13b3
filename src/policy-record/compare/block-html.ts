import {escapeHtml} from '../../platform/generated-files/formats/html';
import {partsOf, textOf, type Run} from '../words/blocks';
import {numberOf, type Entry} from './compare';
import {allCounted} from './summary';
import {grouped, type Piece} from './words';

/** Entries that are one thing on the page: a list, a table, a list of terms, or a single block. */
type Unit = readonly [Entry, ...Entry[]];

function continues({block: last}: Entry, {block}: Entry): boolean {
  if (last.kind === 'item' && block.kind === 'item') {
    return block.depth > 0 || last.depth > 0 || block.ordered === last.ordered;
  }
  const isTable = last.kind === 'row' && block.kind === 'row' && !block.header;
  return isTable || (last.kind === 'definition' && block.kind === 'definition');
}

/** What readers call a unit. */
function nounOf([{block}]: Unit): string {
  switch (block.kind) {
    case 'item':
    case 'definition':
      return 'list';
    case 'row':
      return 'table';
    default:
      return block.kind;
  }
}

/** Entries that stand together; unchanged ones away from any change are collapsed. */
interface Stretch {
  readonly collapsed: boolean;
  readonly units: readonly Unit[];
}

/**
 * Collapses what did not change, except the neighbours of a change, which show where it is. Lists
 * and tables stay whole, and with the clause that introduces them. A single clause is not collapsed,
 * because reading it takes less time than opening it. Where nothing changed, everything is collapsed.
 */
export function collapseUnchanged(entries: readonly Entry[]): Stretch[] {
  const units = grouped(entries, continues);
  const unchanged = units.map((unit) => unit.every(({change}) => change === 'unchanged'));
  const isList = (unit: Unit | undefined) =>
    unit !== undefined && ['list', 'table'].includes(nounOf(unit));
  const isNearChange = (index: number) =>
    !unchanged.slice(Math.max(0, index - 1), index + 2).every(Boolean);
  const introduces = (index: number) => isList(units[index + 1]) && isNearChange(index + 1);
  const marked = units.map((unit, index) => ({
    units: [unit],
    collapsed: !isNearChange(index) && !introduces(index),
  }));
  const joined = (stretches: readonly Stretch[]): Stretch[] =>
    grouped(stretches, (last, next) => last.collapsed === next.collapsed).map((group) => ({
      collapsed: group[0].collapsed,
      units: group.flatMap((stretch) => stretch.units),
    }));
  const isWorthIt = (inside: readonly Unit[]) =>
    inside.length === units.length || inside.length > 1 || inside.some(isList);
  return joined(
    joined(marked).map((stretch) => ({
      ...stretch,
      collapsed: stretch.collapsed && isWorthIt(stretch.units),
    })),
  );
}

/** Said by screen readers, which pass over `<ins>` and `<del>` in silence; not seen. */
function hidden(words: string): string {
  return `<span class="visually-hidden">${words}</span>`;
}

/** A marked passage. Space at its edges stays outside: a struck space would look like a dash. */
function markedHtml({text, change}: Piece): string {
  const element = change === 'added' ? 'ins' : 'del';
  const words = text.trim();
  const [lead = '', end = ''] = words === '' ? [] : text.split(words);
  const said =
    words === ''
      ? text
      : `${hidden(`${change}: `)}${escapeHtml(words)}${hidden(` (end of ${change} text)`)}`;
  return `${lead}<${element}>${said}</${element}>${end}`;
}

/** Text with what came and went in it. A removed and an added passage never touch. */
export function piecesHtml(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, index) => {
      if (piece.change === 'same') {
        return escapeHtml(piece.text);
      }
      const touches = (pieces[index - 1]?.change ?? 'same') !== 'same';
      return `${touches && !piece.text.startsWith(' ') ? ' ' : ''}${markedHtml(piece)}`;
    })
    .join('');
}

function runHtml({text, strong, emphasis}: Run): string {
  const words = emphasis === true ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text);
  return strong === true ? `<strong>${words}</strong>` : words;
}

/** Text as the document has it; a link that is partly bold is one link. */
function runsHtml(runs: readonly Run[]): string {
  return grouped(runs, (last, next) => last.href === next.href)
    .map((group) => {
      const {href} = group[0];
      const words = group.map(runHtml).join('');
      return href === undefined ? words : `<a href="${escapeHtml(href)}">${words}</a>`;
    })
    .join('');
}

/** What did not change is a document to read; changes are marked in its words alone. */
function partsHtml({change, block, wording}: Entry): string[] {
  return change === 'unchanged' ? partsOf(block).map(runsHtml) : wording.map(piecesHtml);
}

/** What became of a block as a whole, where marks alone would not tell. */
function remark({change, elsewhere}: Entry): string {
  const words =
    change === 'moved here'
      ? `Moved here from ${elsewhere} in the older version.`
      : `Moved to ${elsewhere}.`;
  return elsewhere === undefined
    ? ''
    : `<span class="comparison__remark">${escapeHtml(words)}</span> `;
}

function isGone({change}: Entry): boolean {
  return change === 'removed' || change === 'moved away';
}

/** A block's address on the page. What is gone has none: its number may be another's now. */
function idOf(entry: Entry): string {
  const {block} = entry;
  const id = block.kind === 'heading' ? block.id : numberOf(block);
  return isGone(entry) || id === '' ? '' : ` id="${escapeHtml(id)}"`;
}

/** The number in the margin, which leads to itself; that of a block which is gone is its old one. */
function numberHtml(entry: Entry): string {
  const {block} = entry;
  const number = 'number' in block ? block.number : '';
  if (number === '') {
    return '';
  }
  if (block.kind === 'item' || isGone(entry)) {
    return `<span class="comparison__number">${isGone(entry) ? 'was ' : ''}${number}</span> `;
  }
  return `<a class="comparison__number" href="#${number}">${number}</a> `;
}

function inner(entry: Entry): string {
  return `${numberHtml(entry)}${remark(entry)}${partsHtml(entry).join(' ')}`;
}

/** @param labels headings of the columns: on phones each value brings its own along */
function rowHtml(entry: Entry, labels: readonly string[]): string {
  const isHead = entry.block.kind === 'row' && entry.block.header;
  const cells = partsHtml(entry).map((part, index) => {
    if (isHead) return `<th scope="col">${index === 0 ? remark(entry) : ''}${part}</th>`;
    const label = index > 0 && labels[index] ? ` data-label="${escapeHtml(labels[index])}"` : '';
    return `<td${label}>${index === 0 ? remark(entry) : ''}${part}</td>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

function tableHtml(unit: Unit): string {
  const rowsOf = (header: boolean) =>
    unit.filter(({block}) => block.kind === 'row' && block.header === header);
  const labels = rowsOf(true).flatMap(({block}) => partsOf(block).map(textOf));
  const rows = (header: boolean) =>
    rowsOf(header)
      .map((entry) => rowHtml(entry, labels))
      .join('');
  const head = rows(true);
  return `<div class="table-frame"><table class="table table--stack">${head && `<thead>${head}</thead>`}<tbody>${rows(false)}</tbody></table></div>`;
}

function termHtml(entry: Entry): string {
  const [term = '', meaning = ''] = partsHtml(entry);
  return `<div><dt>${remark(entry)}${term}</dt><dd>${meaning}</dd></div>`;
}

function itemHtml(entry: Entry): string {
  const isInner = entry.block.kind === 'item' && entry.block.depth > 0;
  return `<li${isInner ? ' class="comparison__inner"' : ''}>${inner(entry)}</li>`;
}

function unitHtml(unit: Unit): string {
  const [entry] = unit;
  const {block} = entry;
  switch (block.kind) {
    case 'item': {
      const element = block.ordered ? 'ol' : 'ul';
      return `<${element} class="comparison__list">${unit.map(itemHtml).join('')}</${element}>`;
    }
    case 'row':
      return tableHtml(unit);
    case 'definition':
      return `<dl class="routes">${unit.map(termHtml).join('')}</dl>`;
    case 'heading':
      return `<h${block.level}${idOf(entry)}>${inner(entry)}</h${block.level}>`;
    case 'note':
      return `<div class="note"><p>${inner(entry)}</p></div>`;
    default:
      return `<p class="comparison__clause"${idOf(entry)}>${inner(entry)}</p>`;
  }
}

/** Blocks as they stand on the page. */
export function entriesHtml(entries: readonly Entry[]): string {
  return grouped(entries, continues).map(unitHtml).join('\n');
}

/** The same, with what did not change in native disclosures, of which print shows the line alone. */
export function collapsedHtml(entries: readonly Entry[]): string {
  return collapseUnchanged(entries)
    .map(({collapsed, units}) => {
      const html = units.map(unitHtml).join('\n');
      return collapsed
        ? `<details class="comparison__collapsed"><summary>Unchanged: ${allCounted(units.map(nounOf))}</summary>\n${html}\n</details>`
        : html;
    })
    .join('\n');
}
