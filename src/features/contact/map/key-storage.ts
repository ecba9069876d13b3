import {MAPS_KEY_NAME} from '@site/src/data/brand/storage-names';

/** The parts of the browser's storage that this module uses. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns this browser's storage, or undefined when it is blocked: even reading the property then
 * throws.
 */
export function browserStorage(): KeyStorage | undefined {
  return ignoringErrors(() => window.localStorage);
}

/** Reads the key saved on an earlier visit; undefined when there is none or storage is blocked. */
export function readKey(storage = browserStorage()): string | undefined {
  const key = ignoringErrors(() => storage?.getItem(MAPS_KEY_NAME))?.trim();
  return key === '' ? undefined : key;
}

/** Saves the key for the next visit. Returns false when the browser does not allow it. */
export function keepKey(key: string, storage = browserStorage()): boolean {
  return (
    ignoringErrors(() => {
      storage?.setItem(MAPS_KEY_NAME, key);
      return storage?.getItem(MAPS_KEY_NAME) === key;
    }) ?? false
  );
}

export function forgetKey(storage = browserStorage()): void {
  ignoringErrors(() => storage?.removeItem(MAPS_KEY_NAME));
}

/**
 * Ignores storage errors: blocked or full storage is the visitor's choice, and the map works
 * without it.
 */
function ignoringErrors<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
