import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {splitDocument} from '../../policies/content/front-matter';
import {filesBelow} from '../../policies/content/files';
import {edited, openFile, type OpenedFile} from './edit';
import {isList, type FormValues} from './form-value';

/** Hundreds of files, on cores that may be shared with a build. Milliseconds. */
const SLOW = 90_000;

const ROOT = path.resolve(__dirname, '../../..');
const FILES = ['docs', 'versioned_docs']
  .flatMap((folder) => filesBelow(ROOT, folder))
  .filter((file) => file.includes('/policies/') && file.endsWith('.mdx'));
const SOURCES = FILES.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
const [FIRST = ''] = SOURCES;

/** What a browser would send back, with some fields changed. */
function save(source: string, changes: FormValues = {}, body?: string): string {
  const file = openFile(source);
  const values = file.values && {...file.values, ...changes};
  return edited({original: source, body: body ?? file.body, ...(values && {values})});
}

function fieldsOf(source: string): Record<string, unknown> {
  return parse(splitDocument(source).yaml) as Record<string, unknown>;
}

/** Lines that only one of two texts has. */
function differing(one: string, other: string): string[] {
  const [a, b] = [one.split('\n'), other.split('\n')];
  return [...a.filter((line) => !b.includes(line)), ...b.filter((line) => !a.includes(line))];
}

function valuesOf({values}: OpenedFile): FormValues {
  if (!values) throw new Error('The front matter was not read.');
  return values;
}

describe('opening and saving without a change', () => {
  it('is tested on every policy of every edition', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(18);
    expect(SOURCES.every((source) => openFile(source).values !== undefined)).toBe(true);
  });

  it.each(FILES.map((file, index) => [file, SOURCES[index] ?? '']))('leaves %s', (_, source) => {
    expect(save(source)).toBe(source);
  });

  it(
    'leaves line ends, spaces, a byte order mark and the end of the file',
    () => {
      const mangled = fc
        .tuple(
          fc.constantFrom(...SOURCES),
          fc.boolean(),
          fc.constantFrom('', '\n', '\n\n  \n', '   ', '\t'),
          fc.infiniteStream(fc.constantFrom('\n', '\r\n', '\r', '  \n', '\t\r\n')),
          fc.constantFrom('\n', '\r\n'),
        )
        .map(([source, mark, end, ends, eol]) => {
          const {head, yaml, body} = splitDocument(source);
          const ended = body.trimEnd().replaceAll('\n', () => String(ends.next().value));
          const front = `${head}${yaml}---\n`.replaceAll('\n', eol);
          return (mark ? '\uFEFF' : '') + front + ended + end;
        });
      fc.assert(
        fc.property(mangled, (source) => {
          expect(save(source)).toBe(source);
        }),
        {numRuns: 300},
      );
    },
    SLOW,
  );

  it('leaves a file whose front matter nobody can read', () => {
    const broken = FIRST.replace('\ntitle: ', '\ntitle: "').replaceAll('\n', '\r\n');
    expect(openFile(broken).values).toBeUndefined();
    expect(save(broken)).toBe(broken);
    expect(save(broken, {}, openFile(broken).body.replace('title: "', 'title: '))).toBe(
      FIRST.replaceAll('\n', '\r\n'),
    );
  });
});

describe('a changed field', () => {
  it('changes its own line only', () => {
    const after = save(FIRST, {reviewBy: '2027-02-01'});
    const before = String(fieldsOf(FIRST).reviewBy);
    expect(differing(FIRST, after)).toEqual([`reviewBy: ${before}`, 'reviewBy: 2027-02-01']);
  });

  it(
    'takes any text, and leaves all other fields',
    () => {
      const text = fc.oneof(
        fc.string({unit: 'grapheme', maxLength: 90}),
        fc.constantFrom(
          "it's: a # trap",
          '{brand.name}',
          '- 4.0',
          'no',
          '2026-01-01',
          '[a, b]',
          '"',
        ),
      );
      const field = fc.constantFrom('title', 'description', 'owner', 'changeNote', 'version');
      fc.assert(
        fc.property(fc.constantFrom(...SOURCES), field, text, (source, name, value) => {
          const after = save(source, {[name]: value});
          const found = fieldsOf(after)[name] ?? '';
          expect({...fieldsOf(after), [name]: 0}).toEqual({...fieldsOf(source), [name]: 0});
          expect(found).toBe(value.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim());
          expect(splitDocument(after).rest).toBe(splitDocument(source).rest);
        }),
        {numRuns: 300},
      );
    },
    SLOW,
  );

  it('can be added and taken away again', () => {
    const bare = save(FIRST, {changeNote: ''});
    expect(fieldsOf(bare)).not.toHaveProperty('changeNote');
    expect(save(bare, {changeNote: String(fieldsOf(FIRST).changeNote)})).toBe(FIRST);
  });

  it('that no form can show is not touched', () => {
    const source = FIRST.replace(/^owner: .*$/m, 'owner: &who {role: Head}');
    const file = openFile(source);
    expect(file.values).not.toHaveProperty('owner');
    expect(save(source, {owner: 'Somebody'})).toBe(source);
  });

  it('that is empty in the file gets its value on its line', () => {
    const source = FIRST.replace(/^owner: .*$/m, 'owner:');
    expect(save(source, {owner: 'Head of Things'})).toContain('\nowner: Head of Things\n');
  });
});

describe('a list', () => {
  const rows = (count: number) =>
    fc.array(
      fc.record({
        name: fc.string({minLength: 1, maxLength: 30}).map((name) => `Act ${name}`.trim()),
        url: fc.webUrl({validSchemes: ['https']}),
      }),
      {minLength: 1, maxLength: count},
    );

  it(
    'holds what the form held, whatever came, went and changed',
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...SOURCES), rows(6), fc.nat(4), (source, fresh, kept) => {
          const old = valuesOf(openFile(source)).statutes;
          const list = [...(isList(old) ? old.slice(0, kept) : []), ...fresh];
          const after = save(source, {statutes: list});
          expect(fieldsOf(after).statutes).toEqual(list);
          expect({...fieldsOf(after), statutes: 0}).toEqual({...fieldsOf(source), statutes: 0});
        }),
        {numRuns: 200},
      );
    },
    SLOW,
  );

  it('changes one line when one value of one entry changes', () => {
    const [row, ...others] = valuesOf(openFile(FIRST)).revisions as FormValues[];
    const after = save(FIRST, {revisions: [{...row, sections: '2, 3'}, ...others]});
    expect(differing(FIRST, after).length).toBeLessThanOrEqual(2);
    expect(after).toContain('    sections: [2, 3]\n');
  });

  it('keeps its place in brackets, and sentences with commas in theirs', () => {
    expect(save(FIRST, {appliesTo: ['group', 'design']})).toContain(
      '\nappliesTo: [group, design]\n',
    );
    const flow = FIRST.replace(/^inShort:\n(?: {2}- .*\n)+/m, 'inShort: ["A, b.", c, d]\n');
    const after = save(flow, {inShort: ['One, two.', 'Three.', 'Four: five.']});
    expect(fieldsOf(after).inShort).toEqual(['One, two.', 'Three.', 'Four: five.']);
  });

  it('can lose its last entry and get a first one', () => {
    const empty = save(FIRST, {statutes: []});
    expect(fieldsOf(empty).statutes ?? []).toEqual([]);
    const again = save(empty, {statutes: [{name: 'Some Act', url: 'https://law.example'}]});
    expect(fieldsOf(again).statutes).toEqual([{name: 'Some Act', url: 'https://law.example'}]);
  });
});

describe('a changed text', () => {
  it('keeps the line ends of Windows, in new lines too', () => {
    const windows = FIRST.replaceAll('\n', '\r\n');
    const {body} = openFile(windows);
    const after = save(windows, {}, `\nA new line.\n${body}`);
    expect(after).not.toMatch(/[^\r]\n/);
    expect(after.replaceAll('\r\n', '\n')).toBe(
      FIRST.replace(/\n---\n\n/, '\n---\n\nA new line.\n\n'),
    );
  });
});
