import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {prependRecord, quotedText, setFields, splitDocument, yamlText} from './front-matter';

const SOURCE = `---
# who keeps it
title: "Gifts: what we accept"   # shown at the top
version:   '4.0'     # in quotes
approvedOn: 2026-03-18
changeType: major
changeNote: >-
  Two lines
  of a note.
appliesTo: [group,   design]
revisions:
  # newest first
  -   version: '4.0'
      note: First.
sections: 2
---

## One

version: '4.0'
`;

/** The lines that two texts do not share. */
function changedLines(before: string, after: string): {gone: string[]; added: string[]} {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    added: now.filter((line) => !old.includes(line)),
  };
}

describe('splitDocument', () => {
  it('cuts a document so that its parts make it again', () => {
    const {head, yaml, rest, body, eol} = splitDocument(SOURCE);
    expect(head + yaml + rest).toBe(SOURCE);
    expect(body.trimStart()).toMatch(/^## One/);
    expect(eol).toBe('\n');
  });

  it('knows the line endings of Windows and a byte order mark', () => {
    const windows = `\uFEFF${SOURCE.replaceAll('\n', '\r\n')}`;
    const {head, yaml, rest, eol} = splitDocument(windows);
    expect(head + yaml + rest).toBe(windows);
    expect(eol).toBe('\r\n');
  });

  it('takes a text without front matter as body, even with a rule in it', () => {
    expect(splitDocument('Text\n\n---\n\nMore\n---\n').body).toBe('Text\n\n---\n\nMore\n---\n');
  });
});

describe('setFields', () => {
  it('changes the value and nothing else of the line or the file', () => {
    const after = setFields(SOURCE, {version: '4.1', approvedOn: '2026-11-20'});
    expect(changedLines(SOURCE, after)).toEqual({
      gone: ["version:   '4.0'     # in quotes", 'approvedOn: 2026-03-18'],
      added: ["version:   '4.1'     # in quotes", 'approvedOn: 2026-11-20'],
    });
    expect(splitDocument(after).body).toBe(splitDocument(SOURCE).body);
  });

  it('keeps the quotes a value had', () => {
    expect(setFields(SOURCE, {title: 'Gifts'})).toContain('title: "Gifts"   # shown at the top');
  });

  it('puts a text of several lines on one, and quotes what needs it', () => {
    const after = setFields(SOURCE, {changeNote: 'Limit: £50, not £25; it’s new.'});
    expect(after).toContain("changeNote: 'Limit: £50, not £25; it’s new.'\nappliesTo: [group,   d");
    expect(after).not.toContain('of a note.');
  });

  it('adds a missing field below changeType', () => {
    const without = SOURCE.replace(/changeNote: >-\n.*\n.*\n/, '');
    expect(setFields(without, {changeNote: 'New.'})).toContain(
      'changeType: major\nchangeNote: New.\nappliesTo',
    );
  });

  it('keeps the line endings of Windows', () => {
    const windows = SOURCE.replaceAll('\n', '\r\n');
    const after = setFields(windows, {version: '4.1', changeNote: 'New.'});
    expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(after.replaceAll('\r\n', '\n')).toBe(
      setFields(SOURCE, {version: '4.1', changeNote: 'New.'}),
    );
  });

  it('refuses front matter that cannot be read, and a list in the place of a value', () => {
    expect(() => setFields('---\na: b: c\n---\n', {a: 'x'})).toThrow(/cannot be read/);
    expect(() => setFields(SOURCE, {appliesTo: 'group'})).toThrow(/no simple field "appliesTo"/);
  });
});

describe('prependRecord', () => {
  const fields = {version: quotedText('4.1'), note: yamlText('Second: it’s shorter.')};

  it('adds a record on top, in the list’s own indentation', () => {
    const after = prependRecord(SOURCE, 'revisions', fields);
    expect(after).toContain(
      "  # newest first\n  -   version: '4.1'\n      note: 'Second: it’s shorter.'\n  -   version: '4.0'",
    );
    expect(changedLines(SOURCE, after).gone).toEqual([]);
  });

  it('keeps the line endings of Windows', () => {
    const after = prependRecord(SOURCE.replaceAll('\n', '\r\n'), 'revisions', fields);
    expect(after.replaceAll('\r\n', '\n')).toBe(prependRecord(SOURCE, 'revisions', fields));
  });

  it.each(['[]', '[{version: 1}]', 'none'])('refuses a list written as %s', (value) => {
    const source = `---\nrevisions: ${value}\n---\n`;
    expect(() => prependRecord(source, 'revisions', fields)).toThrow(/one record below the other/);
  });
});

describe('a text in YAML', () => {
  it.each([
    'plain',
    'a: b',
    '#1',
    "it's",
    '{brand.name}',
    'yes',
    '4.0',
    '2026-01-01',
    '- x',
    '£50',
  ])('is read back as it was: %s', (value) => {
    expect(parse(`a: ${quotedText(value)}\n`)).toEqual({a: value});
    expect(parse(`a: ${yamlText(value)}\n`, {version: '1.2'})).toEqual({a: value});
  });
});

describe('the policies themselves', () => {
  const folder = path.join(__dirname, '../../../docs/policies');

  it.each(readdirSync(folder))('%s changes only in the lines that are meant', (name) => {
    const before = readFileSync(path.join(folder, name), 'utf8');
    const after = prependRecord(
      setFields(before, {version: '9.9', reviewBy: '2030-01-01', changeNote: 'Something new.'}),
      'revisions',
      {version: quotedText('9.9')},
    );
    const {gone, added} = changedLines(before, after);
    expect(added).toEqual([
      "version: '9.9'",
      'reviewBy: 2030-01-01',
      'changeNote: Something new.',
      "  - version: '9.9'",
    ]);
    expect(gone).toHaveLength(3);
  });
});
