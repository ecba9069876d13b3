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

const refusing: KeyStorage = {getItem: refuse, setItem: refuse, removeItem: refuse};

afterEach(() => vi.unstubAllGlobals());

describe('the stored key', () => {
  it('has the name that the decisions give it', () => {
    expect(MAPS_KEY_NAME).toBe(specification.map.storageKey);
  });

  it('is there on the next visit, and gone once it is forgotten', () => {
    const kept = storage();
    expect(readKey(kept)).toBeUndefined();
    expect(keepKey('demo', kept)).toBe(true);
    expect(kept.getItem(MAPS_KEY_NAME)).toBe('demo');
    expect(readKey(kept)).toBe('demo');
    forgetKey(kept);
    expect(readKey(kept)).toBeUndefined();
  });

  it.each(['', '  '])('is none when it is %j', (key) => {
    const kept = storage();
    kept.setItem(MAPS_KEY_NAME, key);
    expect(readKey(kept)).toBeUndefined();
  });
});

describe('storage that is blocked', () => {
  it('is harmless when each call throws', () => {
    expect(readKey(refusing)).toBeUndefined();
    expect(keepKey('demo', refusing)).toBe(false);
    expect(() => forgetKey(refusing)).not.toThrow();
  });

  it('is harmless when looking at it throws', () => {
    vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', {get: refuse}));
    expect(browserStorage()).toBeUndefined();
    expect(readKey()).toBeUndefined();
    expect(keepKey('demo')).toBe(false);
    expect(() => forgetKey()).not.toThrow();
  });

  it('is harmless when it is not there', () => {
    vi.stubGlobal('window', {localStorage: null});
    expect(readKey()).toBeUndefined();
    expect(keepKey('demo')).toBe(false);
  });

  it('is noticed when it swallows the key', () => {
    expect(keepKey('demo', {...storage(), setItem: () => undefined})).toBe(false);
  });
});
