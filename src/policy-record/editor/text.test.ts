import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fieldsOf, partsOf, withValue} from './text';

const ROOT = path.resolve(__dirname, '../../..');
const documents = readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => [name, readFileSync(path.join(ROOT, 'docs', name), 'utf8')] as const)
  .filter(([, source]) => /^kind: (?:policy|notice)$/m.test(source));

/** Finds the front-matter field that a line belongs to. */
function ownersOf(head: string): string[] {
  let owner = '';
  return head.split('\n').map((line) => (owner = /^(\w+):/.exec(line)?.[1] ?? owner));
}

describe.each(documents)('docs/%s', (_name, source) => {
  const {head, body} = partsOf(source);
  const fields = fieldsOf(head) ?? {};

  it('stays the same if no field changes', () => {
    expect(
      Object.entries(fields).reduce((now, [name, value]) => withValue(now, [name], value), head),
    ).toBe(head);
  });

  // A list with one entry could only become empty, and an empty list is read differently.
  const names = Object.keys(fields).filter(
    (name) => [fields[name]].flat().length !== 1 || !Array.isArray(fields[name]),
  );

  it.each(names)('changes only the lines of %s', (name) => {
    const value = fields[name];
    const changed = Array.isArray(value) ? value.slice(1) : 'Other: words';
    const after = withValue(head, [name], changed);
    expect(fieldsOf(after)).toEqual({...fields, [name]: changed});
    const rest = (text: string) => text.split('\n').filter((_, at) => ownersOf(text)[at] !== name);
    expect(rest(after)).toEqual(rest(head));
    expect(withValue(after, [name], value).split('\n').length).toBe(head.split('\n').length);
    expect(partsOf(after + body)).toEqual({head: after, body});
  });
});

describe('withValue', () => {
  const head = '---\n# a remark\ntitle: "A" # why\nowner: B\nlist: [a, b]\nrows:\n  - one\n---\n';

  it('keeps comments and brackets', () => {
    expect(withValue(head, ['title'], 'C: d')).toBe(head.replace('"A"', "'C: d'"));
    expect(withValue(head, ['list'], ['a'])).toBe(head.replace('[a, b]', '[a]'));
    expect(withValue(head, ['rows'], ['one', 'two'])).toBe(
      head.replace('- one\n', '- one\n  - two\n'),
    );
  });

  it('changes one value of a list, and leaves the others', () => {
    const list = "---\nrows:\n  - 'one'\n  - name: two # why\n    url: x\n---\n";
    expect(withValue(list, ['rows', 1, 'name'], 'three')).toBe(list.replace('two', 'three'));
    expect(withValue(list, ['rows', 2], 'four')).toBe(list.replace(/---\n$/, '  - four\n---\n'));
    expect(withValue(list, ['rows', 0], undefined)).toBe(list.replace("  - 'one'\n", ''));
  });

  it('adds a field at the end, and removes one with its lines', () => {
    const added = withValue(head, ['promise'], 'Words.');
    expect(added).toBe(head.replace(/---\n$/, 'promise: Words.\n---\n'));
    expect(withValue(added, ['promise'], undefined)).toBe(head);
    expect(withValue(head, ['rows'], undefined)).toBe(head.replace('rows:\n  - one\n', ''));
  });
});
