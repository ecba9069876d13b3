import {escapeHtml} from '../generated-files/formats/html';
import {partsOf, textOf, type Block} from './blocks';
import type {Entry, Stretch} from './comparison';
import {counted, listed} from './comparison-summary';
import {piecesHtml, wholeHtml} from './comparison-words-html';
import {blockOf, unitsOf, type Unit} from './fold';

/** The parts of an entry's block as HTML, changes marked. */
function partsHtml(entry: Entry): string[] {
  const texts = partsOf(blockOf(entry)).map(textOf);
  switch (entry.change) {
    case 'unchanged':
      return texts.map(escapeHtml);
    case 'reworded':
    case 'moved here':
      return entry.wording.map(piecesHtml);
    case 'added':
      return texts.map((text) => wholeHtml(text, 'added'));
    case 'removed':
    case 'moved away':
      return texts.map((text) => wholeHtml(text, 'removed'));
  }
}

/** What became of a block as a whole, where marks alone would not tell. */
function remark(entry: Entry): string {
  const remarks: Partial<Record<Entry['change'], string>> = {
    'moved here': 'from' in entry ? `Moved here from ${entry.from} of the older edition.` : '',
    'moved away': 'to' in entry ? `Moved to ${entry.to}.` : '',
  };
  const words = remarks[entry.change];
  return words === undefined ? '' : `<span class="comparison__remark">${escapeHtml(words)}</span> `;
}

/** The number in the margin; that of a block which is gone is of the older edition. */
function numberHtml(entry: Entry, block: Block): string {
  if (!('number' in block) || block.number === '') {
    return '';
  }
  const isGone = entry.change === 'removed' || entry.change === 'moved away';
  return `<span class="comparison__number">${isGone ? 'was ' : ''}${block.number}</span> `;
}

function inner(entry: Entry): string {
  return `${numberHtml(entry, blockOf(entry))}${remark(entry)}${partsHtml(entry).join(' ')}`;
}

function rowHtml(entry: Entry, cell: 'td' | 'th scope="col"'): string {
  const element = cell.slice(0, 2);
  const note = remark(entry);
  const cells = partsHtml(entry).map(
    (part, index) => `<${cell}>${index === 0 ? note : ''}${part}</${element}>`,
  );
  return `<tr>${cells.join('')}</tr>`;
}

function isHeaderRow(entry: Entry): boolean {
  const block = blockOf(entry);
  return block.kind === 'row' && block.header;
}

function tableHtml(entries: readonly Entry[]): string {
  const heads = entries.filter(isHeaderRow).map((entry) => rowHtml(entry, 'th scope="col"'));
  const rows = entries.filter((entry) => !isHeaderRow(entry)).map((entry) => rowHtml(entry, 'td'));
  const head = heads.length > 0 ? `<thead>${heads.join('')}</thead>` : '';
  return `<div class="table-frame"><table class="table">${head}<tbody>${rows.join('')}</tbody></table></div>`;
}

function termHtml(entry: Entry): string {
  const [term = '', meaning = ''] = partsHtml(entry);
  return `<div><dt>${remark(entry)}${term}</dt><dd>${meaning}</dd></div>`;
}

function itemHtml(entry: Entry): string {
  const block = blockOf(entry);
  const isInner = block.kind === 'item' && block.depth > 0;
  return `<li${isInner ? ' class="comparison__inner"' : ''}>${inner(entry)}</li>`;
}

function listHtml(entries: readonly Entry[]): string {
  const [first] = entries;
  const block = first && blockOf(first);
  const element = block?.kind === 'item' && block.ordered ? 'ol' : 'ul';
  const items = entries.map(itemHtml).join('');
  return `<${element} class="comparison__list">${items}</${element}>`;
}

function singleHtml(entry: Entry): string {
  switch (blockOf(entry).kind) {
    case 'heading':
      return `<h3>${inner(entry)}</h3>`;
    case 'note':
      return `<div class="note"><p>${inner(entry)}</p></div>`;
    default:
      return `<p class="comparison__clause">${inner(entry)}</p>`;
  }
}

function unitHtml({kind, entries}: Unit): string {
  switch (kind) {
    case 'list':
      return listHtml(entries);
    case 'table':
      return tableHtml(entries);
    case 'terms':
      return `<dl class="routes">${entries.map(termHtml).join('')}</dl>`;
    case 'single':
      return entries.map(singleHtml).join('\n');
  }
}

function nounOf({kind, entries}: Unit): string {
  const [first] = entries;
  const block = first && blockOf(first).kind;
  switch (kind) {
    case 'table':
    case 'list':
      return kind;
    case 'terms':
      return 'list';
    case 'single':
      return block === 'clause' || block === 'note' || block === 'heading' ? block : 'paragraph';
  }
}

/** Example: `Unchanged: 4 clauses and 1 table`. */
function foldedWords(units: readonly Unit[]): string {
  const counts = new Map<string, number>();
  for (const noun of units.map(nounOf)) {
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  return `Unchanged: ${listed([...counts].map(([noun, count]) => counted(count, noun)))}`;
}

/** Entries as HTML; folded ones in a native disclosure, of which print shows the line alone. */
export function stretchHtml({folded, entries}: Stretch): string {
  const units = unitsOf(entries);
  const html = units.map(unitHtml).join('\n');
  return folded
    ? `<details class="comparison__fold"><summary>${foldedWords(units)}</summary>\n${html}\n</details>`
    : html;
}

/** A section's heading with its number. */
export function headingHtml(entry: Entry, id: string): string {
  return `<h2 id="${id}">${inner(entry)}</h2>`;
}
