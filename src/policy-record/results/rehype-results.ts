import {createSlugger} from '@docusaurus/utils';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {Element, Root} from 'hast';
import {outcomeOf, outcomeWords, resultWords, targetWords} from './targets';

/** Anchor of a measure's row. */
export const measureId = (name: string) => createSlugger().slug(name);

/** A bar of the result, with an upright stroke at the target. */
function drawnBar({result, target}: {readonly result: number; readonly target: number}): Element {
  const at = (share: number) => Number((1 + share * 98).toFixed(1));
  return h('svg', {viewBox: '0 0 100 12', ariaHidden: 'true', focusable: 'false'}, [
    h('path', {className: ['outcome__track'], d: 'M1 6H99'}),
    h('path', {className: ['outcome__result'], d: `M1 6H${at(Math.min(1, result))}`}),
    h('path', {className: ['outcome__target'], d: `M${at(target)} 0V12`}),
  ]);
}

/** The key of the bars. Screen readers skip it, because the words of the table say the same. */
const KEY = 'Bar: result. Upright stroke: target.';

/** Gives a row of measures an anchor, and its result a bar and whether the target was met. */
function addOutcome(row: Element): void {
  const cellOf = (label: string) =>
    row.children.find(
      (each): each is Element => each.type === 'element' && each.properties.dataLabel === label,
    );
  const [measure, target, result] = [cellOf('Measure'), cellOf('Target'), cellOf('Result')];
  if (!measure || !target || !result) return;
  row.properties.id = measureId(toString(measure).trim());
  const [aim, got] = [toString(target).trim(), toString(result).trim()];
  const outcome = outcomeOf(aim, got);
  if (outcome === undefined) return;
  if (targetWords(aim) !== aim) target.children = [{type: 'text', value: targetWords(aim)}];
  if (resultWords(got) !== got) result.children = [{type: 'text', value: resultWords(got)}];
  const className = outcome.missedBy === undefined ? ['outcome'] : ['outcome', 'outcome--missed'];
  const drawn = outcome.bar ? [drawnBar(outcome.bar)] : [];
  result.children.push(
    {type: 'text', value: ' '},
    h('span', {className}, [...drawn, outcomeWords(outcome)]),
  );
}

/** A table of measures with the key to its bars. Phones fold both under "6 measures, 1 missed". */
function folded(table: Element): Element {
  let [measures, missed, bars] = [0, 0, 0];
  visit(table, 'element', ({tagName, properties}) => {
    if (tagName === 'tr' && properties.id !== undefined) measures += 1;
    if ([properties.className].flat().includes('outcome--missed')) missed += 1;
    if (tagName === 'svg') bars += 1;
  });
  const words = [`${measures} measures`, ...(missed > 0 ? [`${missed} missed`] : [])].join(', ');
  return h('details', {className: ['disclosure', 'disclosure--narrow', 'results__fold']}, [
    h('summary', {dataSearch: 'skip'}, words),
    table,
    ...(bars > 0
      ? [h('p', {className: ['caption', 'results__key'], ariaHidden: 'true'}, KEY)]
      : []),
  ]);
}

/**
 * HTML plugin: marks the tables of results, folds those of measures, and adds to each measure an
 * anchor and its outcome.
 */
export function rehypeResults(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table') return CONTINUE;
      const heads: string[] = [];
      visit(table, 'element', (part) => {
        if (part.tagName === 'th') heads.push(toString(part).trim());
        if (part.tagName === 'tr') addOutcome(part);
      });
      if (heads.includes('Missed by')) table.properties.className = ['results', 'results--missed'];
      if (heads.includes('Year before') && parent && index !== undefined) {
        table.properties.className = ['results', 'results--measures'];
        parent.children[index] = folded(table);
      }
      return SKIP;
    });
  };
}
