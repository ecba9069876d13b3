import {parse} from '@swc/core';
import postcss, {type ChildNode, type Container} from 'postcss';
import {HOLDERS} from './sheet';

const WORD = /[\w-]+/g;
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:=("[^"]*"|'[^']*'|\S+))?/g;

/**
 * Returns the elements, attributes, classes and ids of a page, as selectors: `p`, `[href]`, `.go`,
 * `#text`.
 */
export function partsOfTags(html: string): Set<string> {
  const parts = new Set<string>(['html', 'body']);
  for (const [, element = '', attributes = ''] of html.matchAll(TAG)) {
    parts.add(element);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      parts.add(`[${name}]`);
      if (name !== 'class' && name !== 'id') continue;
      for (const word of value.match(WORD) ?? []) parts.add(`${name === 'id' ? '#' : '.'}${word}`);
    }
  }
  return parts;
}

/**
 * Returns the names that a script may add to a page: every word of its code, as an element or
 * attribute, and every word of its strings, with a dot, as a class.
 */
export async function wordsOf(code: string): Promise<Set<string>> {
  const words = new Set<string>(code.match(WORD));
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const {type, value, raw} = node as Readonly<Record<string, unknown>>;
    const text = type === 'StringLiteral' ? value : type === 'TemplateElement' ? raw : undefined;
    if (typeof text === 'string') for (const word of text.match(WORD) ?? []) words.add(`.${word}`);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(await parse(code));
  return words;
}

/** Attributes that scripts and visitors set while a page is used. */
const STATE = /^\[(?:open|hidden|disabled|aria-.*)\]$/;

const INSIDE = String.raw`\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)`;
const EXCLUDED = new RegExp(`:(?!is|where|has)[\\w-]+${INSIDE}`, 'g');
const INCLUDED = new RegExp(`:(?:is|where|has)(${INSIDE})`, 'g');

type Test = (has: (part: string) => boolean) => boolean;

/**
 * Returns a function that says whether a selector can match on a page which has certain parts.
 * Ignores states (`:hover`, `[open]`), the arguments of `:not(…)`, and the values of attributes.
 */
export function testOf(selector: string): Test {
  const lists: Test[] = [];
  const outer = selector.replaceAll(EXCLUDED, ' ').replaceAll(INCLUDED, (_, list: string) => {
    const tests = postcss.list.comma(list.slice(1, -1)).map(testOf);
    lists.push((has) => tests.some((test) => test(has)));
    return ' ';
  });
  const parts = (
    outer
      .replaceAll(/::?[\w-]+/g, ' ')
      .replaceAll(/\[([\w-]+)[^\]]*\]/g, ' [$1] ')
      .match(/[.#]?[\w-]+|\[[\w-]+\]/g) ?? []
  ).filter((part) => !STATE.test(part));
  return (has) => parts.every(has) && lists.every((test) => test(has));
}

export interface Page {
  readonly html: string;
  /** What `partsOfTags` finds in it. */
  readonly parts: ReadonlySet<string>;
  /** What the scripts of the page may add to it. */
  readonly made: ReadonlySet<string>;
  /** Whether a visitor may type letters that the page does not have. */
  readonly isTyped: boolean;
}

type Printer = (page: Page & {readonly has: (part: string) => boolean}) => string;

/** Whether a text has letters in a face's `unicode-range`. */
function isNeeded(range: string, text: string): boolean {
  const classes = [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, from = '', to = from]) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${classes.join('')}]`, 'u').test(text);
}

function printerOf(node: ChildNode): Printer {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({text, test: testOf(text)}));
    const declarations = node.nodes.map(String).join(';');
    return ({has}) => {
      const found = selectors.filter(({test}) => test(has));
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

/** Removes rules without declarations, then at-rules without rules. */
function withoutEmptyRules(css: string): string {
  const shorter = css.replaceAll(/[^{};]*\{\}/g, '');
  return shorter === css ? css : withoutEmptyRules(shorter);
}

const VAR = /var\(--[\w-]+/g;

/**
 * Removes custom properties that nothing reads, then those that only removed ones read.
 *
 * @param elsewhere what the page reads outside its rules
 */
function withoutUnusedTokens(css: string, elsewhere: string): string {
  const read = new Set((css + elsewhere).match(VAR));
  const shorter = css.replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (text, name: string) =>
    read.has(`var(${name}`) ? text : '',
  );
  return shorter === css ? css : withoutUnusedTokens(shorter, elsewhere);
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
  // Thousands of pages of a long record have the same few sets of rules.
  const known = new Map<string, string>();
  return (page) => {
    const {html, parts, made} = page;
    const has = (part: string) => parts.has(part) || made.has(part.replaceAll(/[#[\]]/g, ''));
    const rules = printers.map((print) => print({...page, has})).join('');
    const read = (html.match(VAR) ?? []).join();
    const used =
      known.get(read + rules) ??
      withoutEmptyRules(withoutUnusedTokens(withoutUnusedKeyframes(rules), read));
    known.set(read + rules, used);
    return used;
  };
}
