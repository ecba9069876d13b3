import {afterEach, expect, it, vi} from 'vitest';
import {forgetKey, keepKey, savedKey} from './useMapPanel';

/** Replaces the browser's storage with an empty one that has these overrides. */
function stubStorage(changes: Partial<Storage> = {}): void {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
    ...changes,
  });
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

afterEach(() => vi.unstubAllGlobals());

it.each(['', '  '])('the stored key counts as missing when it is %j', (key) => {
  stubStorage({getItem: () => key});
  expect(savedKey()).toBeUndefined();
});

it.each([
  ['refuses every call', () => stubStorage({getItem: refuse, setItem: refuse, removeItem: refuse})],
  ['is null', () => vi.stubGlobal('localStorage', null)],
  ['silently discards the key', () => stubStorage({setItem: () => undefined})],
])('the stored key is reported as not kept when the storage %s', (_case, block) => {
  block();
  expect(keepKey('demo')).toBe(false);
  expect(savedKey()).toBeUndefined();
  expect(() => forgetKey()).not.toThrow();
});
