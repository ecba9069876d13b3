import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {readManifest, verdictOn} from './manifest';

const TEXT = 'A policy.\nIts text.\n';
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

const MANIFEST = [
  {name: 'policies/whistleblowing.2026.txt', sha256: sha256(TEXT)},
  {name: 'policies/whistleblowing.2026.pdf', sha256: sha256('%PDF')},
];

function kindOf(name: string, content: string, stamps: string[] = []): string {
  return verdictOn(name, Buffer.from(content), stamps, MANIFEST).kind;
}

describe('readManifest', () => {
  it('reads what sha256sum writes', () => {
    const lines = MANIFEST.map(({name, sha256: hash}) => `${hash}  ${name}`);
    expect(readManifest(`${lines.join('\n')}\n`)).toEqual(MANIFEST);
    expect(readManifest(`# Published\r\n\r\n${lines.join('\r\n')}\r\n`)).toEqual(MANIFEST);
    expect(readManifest(`${sha256('')} *a b.pdf`)).toEqual([{name: 'a b.pdf', sha256: sha256('')}]);
  });

  it.each(['', '# only a comment\n'])('refuses one with nothing in it', (text) => {
    expect(() => readManifest(text)).toThrow('empty');
  });

  it('names the line that is none', () => {
    expect(() => readManifest(`${sha256('')}  a.txt\n<!doctype html>\n`)).toThrow(
      /Line 2 .*doctype/,
    );
  });
});

describe('a copy', () => {
  it('is recognised whatever its name is', () => {
    expect(kindOf('whistleblowing.2026.txt', TEXT)).toBe('same');
    expect(kindOf('C:\\Downloads\\policy (1).txt', TEXT)).toBe('same');
  });

  it('is recognised when an editor changed its line endings', () => {
    expect(kindOf('a.txt', `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`)).toBe('same text');
  });

  it('is different after one letter changed', () => {
    const verdict = verdictOn(
      'x/whistleblowing.2026.txt',
      Buffer.from(TEXT.replace('A', 'a')),
      [],
      MANIFEST,
    );
    expect(verdict).toEqual({kind: 'different', published: MANIFEST[0]});
  });

  it('is not believed for the stamp that it carries', () => {
    expect(kindOf('renamed.pdf', '%PDF changed', [sha256(TEXT)])).toBe('different');
    expect(kindOf('renamed.pdf', '%PDF changed', [sha256('other')])).toBe('unknown');
  });

  it('is unknown when nothing like it was published', () => {
    expect(kindOf('other.txt', 'Something')).toBe('unknown');
  });
});
