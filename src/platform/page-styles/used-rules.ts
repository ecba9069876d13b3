import postcss, {type ChildNode, type Container} from 'postcss';
import {HOLDERS} from './sheet';

const WORD = /[\w-]+/g;
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:=("[^"]*"|'[^']*'|\S+))?/g;

/** Returns the names of elements, attributes, classes and ids on a page. */
export function wordsOfTags(html: string): Set<string> {
  const words = new Set<string>(['html', 'body']);
  for (const [, element = '', attributes = ''] of html.matchAll(TAG)) {
    words.add(element);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      words.add(name);
      if (name === 'class' || name === 'id') {
        for (const word of value.match(WORD) ?? []) words.add(word);
      }
    }
  }
  return words;
}

/** Returns all words of a script, which include every class that it may add to a page. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(WORD));
}

/** Removes the arguments of pseudo-classes, innermost brackets first. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Attributes that scripts and visitors set while a page is used. */
const STATE = /^(?:open|hidden|disabled|aria-.*)$/;

/**
 * Returns the words that a page must have for a selector to match. Ignores states (`:hover`,
 * `[open]`), the arguments of `:not(…)` and `:is(…)`, and the values of attributes.
 */
export function wordsOfSelector(selector: string): string[] {
  return (
    withoutArguments(selector)
      .replaceAll(/\[([\w-]+)[^\]]*\]/g, ' $1 ')
      .replaceAll(/::?[\w-]+/g, ' ')
      .match(WORD) ?? []
  ).filter((word) => !STATE.test(word));
}

export interface Page {
  readonly html: string;
  /** Words of the page's tags, and of the scripts that may change them. */
  readonly words: ReadonlySet<string>;
  /** Whether a visitor may type letters that the page does not have. */
  readonly isTyped: boolean;
}

type Printer = (page: Page) => string;

/** Whether a text has letters in a face's `unicode-range`. */
function isNeeded(range: string, text: string): boolean {
  const classes = [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, from = '', to = from]) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${classes.join('')}]`, 'u').test(text);
}

function printerOf(node: ChildNode): Printer {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({text, needs: wordsOfSelector(text)}));
    const declarations = node.nodes.map(String).join(';');
    return ({words}) => {
      const found = selectors.filter(({needs}) => needs.every((word) => words.has(word)));
      return found.length === 0 ? '' : `${found.map(({text}) => text).join()}{${declarations}}`;
    };
  }
  if (node.type === 'atrule' && node.nodes && HOLDERS.has(node.name)) {
    const inside = printersOf(node);
    return (page) => {
      const content = inside.map((print) => print(page)).join('');
      return content === '' ? '' : `@${node.name} ${node.params}{${content}}`;
    };
  }
  const text =
    node.type === 'comment' ? '' : `${node.toString()}${'nodes' in node && node.nodes ? '' : ';'}`;
  const [, range] = /unicode-range:([^;}]+)/.exec(text) ?? [];
  return ({html, isTyped}) => (range === undefined || isTyped || isNeeded(range, html) ? text : '');
}

function printersOf(container: Container): Printer[] {
  return (container.nodes ?? []).map((node) => printerOf(node));
}

/** Removes custom properties that nothing reads, then those that only removed ones read. */
function withoutUnusedTokens(css: string, html: string): string {
  const read = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const shorter = css.replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (text, name: string) =>
    read.has(name) ? text : '',
  );
  return shorter === css ? css : withoutUnusedTokens(shorter, html);
}

function withoutUnusedKeyframes(css: string): string {
  const named = (name: string) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(css);
  return css.replaceAll(
    /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    (text, name: string) => (named(name) ? text : ''),
  );
}

/**
 * Returns a function that reduces a sheet to what one page can use. It removes rules for classes,
 * elements and attributes that neither the HTML nor the scripts name, font faces for letters that
 * the page doesn't have, and then unused custom properties and `@keyframes`.
 */
export function usedRules(css: string): (page: Page) => string {
  const printers = printersOf(postcss.parse(css));
  return (page) =>
    withoutUnusedTokens(
      withoutUnusedKeyframes(printers.map((print) => print(page)).join('')),
      page.html,
    );
}
