import {createSlugger} from '@docusaurus/utils';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {Element, Root} from 'hast';

/** What a cell says: a share in per cent, or a number of things. */
interface Quantity {
  readonly value: number;
  readonly isShare: boolean;
  /** The total, if the cell gives one: 41 in `39 of 41`. */
  readonly of?: number;
}

/** Words for a number. `All` and `None` may be followed by more: `All, 6 exceptions recorded`. */
const WORDS: readonly (readonly [RegExp, Quantity])[] = [
  [/^All\b/, {value: 100, isShare: true}],
  [/^None\b/, {value: 0, isShare: false}],
  [/^A quarter\b/, {value: 25, isShare: true}],
];

const COUNT = /^([\d,]+) of ([\d,]+)$/;
const NUMBER =
  /^(?:(?:At least|Down at least|Down|(Up)) )?([\d,]+(?:\.\d+)?)(\s?%| per cent)?(?=$| )/;

const numeric = (digits = '') => Number(digits.replaceAll(',', ''));

/**
 * Reads a target or a result; undefined if it says neither a number nor a share.
 *
 * @example `At least 90 per cent`, `All in use`, `None`, `Down 4.4%`, `39 of 41`, `8`
 */
export function quantityOf(text: string): Quantity | undefined {
  const word = WORDS.find(([pattern]) => pattern.test(text));
  if (word !== undefined) return word[1];
  const [, some, of] = COUNT.exec(text) ?? [];
  if (of !== undefined) {
    return {value: (numeric(some) / numeric(of)) * 100, isShare: true, of: numeric(of)};
  }
  const [, up, digits, share] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return {
    value: up === undefined ? numeric(digits) : -numeric(digits),
    isShare: share !== undefined,
  };
}

/** Words of a target cell for what is only counted. */
export const NO_TARGET = 'No target';

/**
 * The words of a target for readers. A share is written like its result. "None" becomes
 * "None (zero)", because "None" alone could mean that there is no target.
 */
export const targetWords = (target: string): string =>
  target === 'None' ? 'None (zero)' : target.replace(' per cent', '%');

/** The words of a result for readers: "None" above "Met" would read as "none met". */
export const resultWords = (result: string): string => (result === 'None' ? '0' : result);

/** Whether a target was met, and what to draw. */
interface Outcome {
  /** By how much the result misses the target, such as `3 points`; undefined if it is met. */
  readonly missedBy?: string;
  /** The total, if the target is a count. Example: 32, if all 32 were to be checked. */
  readonly of?: number;
  /** Result and target as shares of the bar's length; undefined where the target is none. */
  readonly bar?: {readonly result: number; readonly target: number};
}

/** The shortfall in things for a count, otherwise in percentage points or things. */
function shortfall(target: Quantity, result: Quantity): string {
  if (result.of !== undefined) {
    const needed = Math.ceil((result.of * target.value) / 100 - 1e-9);
    return String(needed - Math.round((result.of * result.value) / 100));
  }
  const difference = Number(Math.abs(target.value - result.value).toFixed(1));
  if (!target.isShare) return String(difference);
  return `${difference} ${difference === 1 ? 'point' : 'points'}`;
}

/** Compares a result with its target; undefined if either cannot be read, or they do not compare. */
export function outcomeOf(target: string, result: string): Outcome | undefined {
  const [aim, got] = [quantityOf(target), quantityOf(result)];
  if (aim === undefined || got === undefined) return undefined;
  if (aim.value === 0) return got.value === 0 ? {} : {missedBy: String(got.value)};
  if (aim.isShare !== got.isShare) return undefined;
  // A change by a few per cent would be too short on a scale of 100.
  const isOfHundred = aim.isShare && !target.startsWith('Down');
  const length = isOfHundred ? 100 : Math.max(aim.value, got.value) * 1.1;
  const bar = {result: Math.max(0, got.value / length), target: aim.value / length};
  if (got.value >= aim.value) return {bar};
  return {missedBy: shortfall(aim, got), of: got.of ?? (aim.isShare ? undefined : aim.value), bar};
}

/** The outcome in words: `Met`, or `Missed by 3 points`. */
export function outcomeWords({missedBy}: Outcome): string {
  return missedBy === undefined ? 'Met' : `Missed by ${missedBy}`;
}

/** Anchor of a measure's row. */
export const measureId = (name: string) => createSlugger().slug(name);

/** A bar of the result, with an upright stroke at the target. */
function drawnBar({result, target}: NonNullable<Outcome['bar']>): Element {
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

/** A table of measures and the key of its bars. Phones fold both below "6 measures, 1 missed". */
function folded(table: Element): Element {
  let [measures, missed, bars] = [0, 0, 0];
  visit(table, 'element', ({tagName, properties}) => {
    if (tagName === 'tr' && properties.id !== undefined) measures += 1;
    if ([properties.className].flat().includes('outcome--missed')) missed += 1;
    if (tagName === 'svg') bars += 1;
  });
  const words = [`${measures} measures`, ...(missed > 0 ? [`${missed} missed`] : [])].join(', ');
  return h('details', {className: ['disclosure', 'disclosure--narrow', 'results-fold']}, [
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
