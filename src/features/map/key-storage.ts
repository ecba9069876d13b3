import {brand} from '@site/src/data/brand/brand';

/** Under which name this browser keeps the key (decisions, "Map"). */
export const KEY_NAME = `${brand.shortName.toLowerCase().replace(/\s+/g, '')}.mapsApiKey`;

/** What is asked of the browser's storage. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The storage of this browser, undefined when it is blocked: then even looking at it throws.
 */
export function browserStorage(): KeyStorage | undefined {
  return quietly(() => window.localStorage);
}

/** The key of an earlier visit, undefined when there is none or nothing may be kept. */
export function readKey(storage = browserStorage()): string | undefined {
  const key = quietly(() => storage?.getItem(KEY_NAME))?.trim();
  return key === '' ? undefined : key;
}

/** Keeps the key for the next visit. False when the browser does not allow it. */
export function keepKey(key: string, storage = browserStorage()): boolean {
  return (
    quietly(() => {
      storage?.setItem(KEY_NAME, key);
      return storage?.getItem(KEY_NAME) === key;
    }) ?? false
  );
}

export function forgetKey(storage = browserStorage()): void {
  quietly(() => storage?.removeItem(KEY_NAME));
}

/** Blocked or full storage is the visitor's choice, not an error: the map works without it. */
function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
