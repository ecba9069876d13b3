import {MAPS_KEY_NAME} from '@site/src/data/brand/storage-names';

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
  const key = quietly(() => storage?.getItem(MAPS_KEY_NAME))?.trim();
  return key === '' ? undefined : key;
}

/** Keeps the key for the next visit. False when the browser does not allow it. */
export function keepKey(key: string, storage = browserStorage()): boolean {
  return (
    quietly(() => {
      storage?.setItem(MAPS_KEY_NAME, key);
      return storage?.getItem(MAPS_KEY_NAME) === key;
    }) ?? false
  );
}

export function forgetKey(storage = browserStorage()): void {
  quietly(() => storage?.removeItem(MAPS_KEY_NAME));
}

/** Blocked or full storage is the visitor's choice, not an error: the map works without it. */
function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
