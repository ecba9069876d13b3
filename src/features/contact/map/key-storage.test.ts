import {afterEach, describe, expect, it, vi} from 'vitest';
import {specification} from '@site/e2e/specification';
import {MAPS_KEY_NAME} from '@site/src/data/brand/storage-names';
import {browserStorage, forgetKey, keepKey, readKey, type KeyStorage} from './key-storage';

function storage(): KeyStorage {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const blockedStorage: KeyStorage = {getItem: refuse, setItem: refuse, removeItem: refuse};

afterEach(() => vi.unstubAllGlobals());

describe('the stored key', () => {
  it('is saved under the name that the decisions specify', () => {
    expect(MAPS_KEY_NAME).toBe(specification.map.storageKey);
  });

  it('is kept for the next visit and removed by forgetKey', () => {
    const kept = storage();
    expect(readKey(kept)).toBeUndefined();
    expect(keepKey('demo', kept)).toBe(true);
    expect(kept.getItem(MAPS_KEY_NAME)).toBe('demo');
    expect(readKey(kept)).toBe('demo');
    forgetKey(kept);
    expect(readKey(kept)).toBeUndefined();
  });

  it.each(['', '  '])('counts as missing when it is %j', (key) => {
    const kept = storage();
    kept.setItem(MAPS_KEY_NAME, key);
    expect(readKey(kept)).toBeUndefined();
  });
});

describe('blocked storage', () => {
  it('does not throw when every call is refused', () => {
    expect(readKey(blockedStorage)).toBeUndefined();
    expect(keepKey('demo', blockedStorage)).toBe(false);
    expect(() => forgetKey(blockedStorage)).not.toThrow();
  });

  it('does not throw when reading window.localStorage throws', () => {
    vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', {get: refuse}));
    expect(browserStorage()).toBeUndefined();
    expect(readKey()).toBeUndefined();
    expect(keepKey('demo')).toBe(false);
    expect(() => forgetKey()).not.toThrow();
  });

  it('does not throw when localStorage is null', () => {
    vi.stubGlobal('window', {localStorage: null});
    expect(readKey()).toBeUndefined();
    expect(keepKey('demo')).toBe(false);
  });

  it('is reported when it silently discards the key', () => {
    expect(keepKey('demo', {...storage(), setItem: () => undefined})).toBe(false);
  });
});
