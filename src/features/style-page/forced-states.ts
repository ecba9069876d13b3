import {useEffect} from 'react';

/** What the name of a state in `data-force` stands for. */
const states = [
  [/:hover\b/g, '[data-force~="hover"] *'],
  [/:active\b/g, '[data-force~="active"] *'],
  [/:focus-visible\b/g, '[data-force~="focus"] :is(a, button, input, select, textarea, summary)'],
] as const;

/**
 * A selector that finds inside `data-force="hover"` what the given one finds under the pointer, and
 * likewise for focus and press.
 *
 * @returns nothing when the selector names no such state
 */
export function forcedSelector(selector: string): string | undefined {
  const forced = states.reduce(
    (text, [state, place]) => text.replaceAll(state, `:is(${place})`),
    selector,
  );
  return forced === selector ? undefined : forced;
}

/** Repeats each rule for a state, right behind the rule, so that the cascade stays as it is. */
function repeat(parent: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      const selector = forcedSelector(rule.selectorText);
      if (selector !== undefined) {
        parent.insertRule(`${selector} {${rule.style.cssText}}`, index + 1);
      }
    } else if (rule instanceof CSSGroupingRule) {
      repeat(rule);
    }
  }
}

const done = new WeakSet<CSSStyleSheet>();

/** Lets the style page show hover, focus and press without pointer and keyboard. Once for a sheet. */
function forceStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) {
    if (!done.has(sheet)) {
      done.add(sheet);
      repeat(sheet);
    }
  }
}

/** Does so for the page that it stands on. */
export function ForcedStates(): null {
  useEffect(() => forceStates(document.styleSheets), []);
  return null;
}
