import * as fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {hostileText} from '@site/src/shared/hostile.test-data';
import {draftKeeper, laterChoice} from './draft';

const empty = {message: '', division: '', agreed: false};
const keeper = draftKeeper('draft', empty);

/** Replaces the session storage. */
function storage(content: Record<string, string> = {}): Map<string, string> {
  const kept = new Map(Object.entries(content));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the draft', () => {
  it('restores every character', () => {
    const text = fc.string({unit: 'binary', minLength: 1});
    fc.assert(
      fc.property(text, text, fc.boolean(), (message, suggested, agreed) => {
        const kept = storage();
        const draft = {values: {...empty, message, agreed}, suggested};
        keeper.keep(draft);
        expect(keeper.read()).toEqual(draft);
        expect([...kept.keys()]).toEqual(['draft']);
        keeper.discard();
        expect(kept.size).toBe(0);
      }),
      {numRuns: 2000},
    );
  });

  it('is forgotten when everything typed is deleted', () => {
    const kept = storage();
    for (const change of [{message: 'x'}, {agreed: true}]) {
      keeper.keep({values: {...empty, ...change}, suggested: ''});
      expect(kept.size).toBe(1);
      keeper.keep({values: empty, suggested: ''});
      expect(kept.size).toBe(0);
    }
  });

  it('restores the readable fields of an old or damaged draft', () => {
    const stored = {values: {message: 'Kept', division: 5, fax: 'x', agreed: 'y'}, suggested: null};
    storage({draft: JSON.stringify(stored)});
    expect(keeper.read()).toEqual({values: {...empty, message: 'Kept'}, suggested: ''});
  });

  it('returns values of the right type for any stored content', () => {
    const names = fc.constantFrom(...Object.keys(empty), '__proto__');
    const values = fc.dictionary(names, fc.oneof(hostileText, fc.jsonValue()));
    const stored = fc.oneof(
      fc.json(),
      hostileText,
      values.map((typed) => JSON.stringify({values: typed})),
      fc.constant('{"values":{"__proto__":{"message":"x"}}}'),
    );
    fc.assert(
      fc.property(stored, (text) => {
        storage({draft: text});
        const draft = keeper.read()?.values ?? empty;
        expect([typeof draft.message, typeof draft.agreed]).toEqual(['string', 'boolean']);
        expect(Object.keys(draft)).toEqual(Object.keys(empty));
      }),
      {numRuns: 3000},
    );
  });

  it('does nothing where storage is blocked, full or missing', () => {
    const refuse = () => {
      throw new DOMException('The visitor blocks storage', 'SecurityError');
    };
    for (const blocked of [{getItem: refuse, setItem: refuse, removeItem: refuse}, undefined]) {
      vi.stubGlobal('sessionStorage', blocked);
      expect(keeper.read()).toBeUndefined();
      expect(() => keeper.keep({values: {...empty, message: 'x'}, suggested: ''})).not.toThrow();
      expect(() => keeper.discard()).not.toThrow();
    }
  });
});

it('the later choice is the one in the draft, unless there is a new suggestion', () => {
  expect(laterChoice('kept', '', '')).toBe('kept');
  expect(laterChoice('kept', 'old', 'old')).toBe('kept');
  expect(laterChoice('kept', 'old', 'new')).toBe('new');
});
