import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** Read as text, because only the site's bundler can resolve the modules' imports. */
const SOURCES = ['author-components.tsx', 'PageText.tsx'];
const GUIDE = path.join(__dirname, '../../../contributing/components-for-authors.md');

/** Matches the Markdown that the site renders with its own components. */
const MARKDOWN: Readonly<Record<string, RegExp>> = {a: /\]\(/, h2: /^## /m, table: /^\|/m};

/** Returns the names in the lists, as authors write them. Example: `['a', 'Note']`. */
function componentNames(): string[] {
  return SOURCES.flatMap((file) => {
    const source = readFileSync(path.join(__dirname, file), 'utf8');
    const list = /const (?:record|page)Components = \{\n(.*?)\n\};/s.exec(source)?.[1] ?? '';
    return [...list.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, name = '']) => name);
  });
}

interface Entry {
  readonly name: string;
  /** The fenced examples below the heading. */
  readonly examples: string;
}

/**
 * Returns the guide's entries, whose third-level headings end in the component's name in brackets.
 */
function guideEntries(): Entry[] {
  const [, ...parts] = readFileSync(GUIDE, 'utf8').split(/^### .*\(`(\w+)`\)$/m);
  return parts.flatMap((name, index) => {
    if (index % 2 === 1) return [];
    const fences = (parts[index + 1] ?? '').matchAll(/^```mdx\n(.*?)^```/gms);
    return [{name, examples: [...fences].map(([, code = '']) => code).join('\n')}];
  });
}

describe('contributing/components-for-authors.md', () => {
  const names = componentNames();
  const entries = guideEntries();

  it('has exactly one heading for each component', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(entries.map(({name}) => name).sort()).toEqual([...names].sort());
  });

  it.each(entries)('shows $name in an example', ({name, examples}) => {
    expect(examples).toMatch(MARKDOWN[name] ?? new RegExp(`<${name}[\\s>]`));
  });

  it('uses only components available to authors', () => {
    const shown = entries.flatMap(({examples}) =>
      [...examples.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name),
    );
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
  });
});
