import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';

/**
 * Finds the tokens with one value everywhere: declared once in all sheets, in a plain `:root` rule.
 * Omits values longer than the `var()` they replace, so that no sheet grows.
 *
 * @param sheets text of every style sheet
 * @returns values by name, such as `'0.75rem'` by `'--space-3'`
 */
export function constantTokens(sheets: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  const variable = new Set<string>();
  for (const sheet of sheets) {
    postcss.parse(sheet).walkDecls(/^--/, ({prop, value, parent}) => {
      const isPlain =
        parent?.type === 'rule' && parent.selector === ':root' && parent.parent?.type === 'root';
      if (values.has(prop) || !isPlain) variable.add(prop);
      values.set(prop, value);
    });
  }
  return new Map(
    [...values].filter(
      ([name, value]) => !variable.has(name) && value.length <= `var(${name})`.length,
    ),
  );
}

/** Reads all style sheets below a folder. */
function sheetsOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/**
 * Replaces constant tokens with their values, so that pages carry fewer tokens and browsers resolve
 * fewer of them before the first paint.
 *
 * @param folder holds all style sheets of the site
 */
export function withConstantTokens(folder: string): AcceptedPlugin {
  const values = constantTokens(sheetsOf(folder));
  return {
    postcssPlugin: 'constant-tokens',
    Declaration(declaration) {
      if (!declaration.value.includes('var(--')) return;
      const value = declaration.value.replaceAll(
        /var\((--[\w-]+)\)/g,
        (text, name: string) => values.get(name) ?? text,
      );
      // PostCSS visits a declaration again after each assignment.
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
