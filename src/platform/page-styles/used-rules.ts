import postcss, {type ChildNode, type Container} from 'postcss';
import {HOLDERS} from './sheet';

const WORD = /[\w-]+/g;
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:=("[^"]*"|'[^']*'|\S+))?/g;

/** The words of the tags of a page: names of elements, attributes, classes and ids. */
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

/** All words of a script: whatever it may put on a page is among them. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(WORD));
}

/** Innermost brackets first, until what stands in brackets is gone. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Attributes that come and go while a page is used. */
const STATE = /^(?:open|hidden|disabled|aria-.*)$/;

/**
 * The words that a page must have for a selector to find anything. States, such as `:hover` and
 * `[open]`, come and go; an attribute counts by its name, and what `:not(…)` or `:is(…)` hold not at
 * all.
 */
export function wordsOfSelector(selector: string): string[] {
  return (
    withoutArguments(selector)
      .replaceAll(/\[([\w-]+)[^\]]*\]/g, ' $1 ')
      .replaceAll(/::?[\w-]+/g, ' ')
      .match(WORD) ?? []
  ).filter((word) => !STATE.test(word));
}

/** What a page has that rules are for. */
export interface Page {
  readonly html: string;
  /** Of its tags, and of the scripts that may add to them. */
  readonly words: ReadonlySet<string>;
  /** Whether a visitor may type letters that are not there yet. */
  readonly isTyped: boolean;
}

type Printer = (page: Page) => string;

/** Whether a face has letters that a text needs, by its `unicode-range` as the bundler writes it. */
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

/** Takes out custom properties that nothing reads, also when only such a one has read them. */
function withoutUnread(css: string, html: string): string {
  const read = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const shorter = css.replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (text, name: string) =>
    read.has(name) ? text : '',
  );
  return shorter === css ? css : withoutUnread(shorter, html);
}

/** Takes out movements that nothing makes. */
function withoutUnmoved(css: string): string {
  const named = (name: string) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(css);
  return css.replaceAll(
    /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    (text, name: string) => (named(name) ? text : ''),
  );
}

/**
 * Takes out of a sheet, for one page after another, what the page cannot use: rules for classes,
 * elements and attributes that neither its HTML nor its scripts name, faces for letters that it does
 * not have, and the custom properties and movements that nothing then uses.
 */
export function usedRules(css: string): (page: Page) => string {
  const printers = printersOf(postcss.parse(css));
  return (page) =>
    withoutUnread(withoutUnmoved(printers.map((print) => print(page)).join('')), page.html);
}
