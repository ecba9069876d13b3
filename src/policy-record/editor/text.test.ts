import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {asFile, editable, fieldsOf, partsOf, withField} from './text';

const ROOT = path.resolve(__dirname, '../../..');
const documents = readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => [name, readFileSync(path.join(ROOT, 'docs', name), 'utf8')] as const)
  .filter(([, source]) => /^kind: (?:policy|notice)$/m.test(source));

/** The field that a line of a head belongs to. */
function ownersOf(head: string): string[] {
  let owner = '';
  return head.split('\n').map((line) => (owner = /^(\w+):/.exec(line)?.[1] ?? owner));
}

describe.each(documents)('docs/%s', (_name, source) => {
  const {head, body} = partsOf(editable(source));
  const fields = fieldsOf(head) ?? {};

  it('is the same bytes when nothing changed, whatever ends its lines', () => {
    const windows = `\uFEFF${source.trimEnd().replaceAll('\n', '\r\n')}  `;
    for (const file of [source, windows]) expect(asFile(file, editable(file))).toBe(file);
    expect(
      Object.entries(fields).reduce((now, [name, value]) => withField(now, name, value), head),
    ).toBe(head);
  });

  it.each(Object.keys(fields))('changes only the lines of %s', (name) => {
    const value = fields[name];
    const changed = Array.isArray(value) ? value.slice(1) : 'Other: words';
    const after = withField(head, name, changed);
    expect(fieldsOf(after)).toEqual({...fields, [name]: changed});
    const rest = (text: string) => text.split('\n').filter((_, at) => ownersOf(text)[at] !== name);
    expect(rest(after)).toEqual(rest(head));
    expect(withField(after, name, value).split('\n').length).toBe(head.split('\n').length);
    expect(partsOf(after + body)).toEqual({head: after, body});
  });
});

describe('withField', () => {
  const head = '---\n# a remark\ntitle: "A"  # why\nowner: B\nlist: [a, b]\nrows:\n  - one\n---\n';

  it('keeps remarks, quotes and brackets', () => {
    expect(withField(head, 'title', 'C: d')).toBe(head.replace('"A"', '"C: d"'));
    expect(withField(head, 'list', ['a'])).toBe(head.replace('[a, b]', '[a]'));
    expect(withField(head, 'rows', ['one', 'two'])).toBe(
      head.replace('- one\n', '- one\n  - two\n'),
    );
  });

  it('adds a field at the end, and takes one away with its lines', () => {
    const added = withField(head, 'promise', 'Words.');
    expect(added).toBe(head.replace(/---\n$/, 'promise: Words.\n---\n'));
    expect(withField(added, 'promise', undefined)).toBe(head);
    expect(withField(head, 'rows', undefined)).toBe(head.replace('rows:\n  - one\n', ''));
  });
});

it('gives new lines the ends that the file has', () => {
  expect(asFile('a\r\nb\nc', 'a\nnew\nb\nc\n')).toBe('a\r\nnew\r\nb\nc\r\n');
});
