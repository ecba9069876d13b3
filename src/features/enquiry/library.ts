import type {init, send} from '@emailjs/browser';

interface Library {
  readonly init: typeof init;
  readonly send: typeof send;
}

function storageThrows(): boolean {
  try {
    Reflect.get(globalThis, 'localStorage');
    return false;
  } catch {
    return true;
  }
}

/** Runs a task while `localStorage` looks absent instead of throwing. */
async function withoutStorage<Result>(task: () => Promise<Result>): Promise<Result> {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {value: undefined, configurable: true});
  try {
    return await task();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
    if (own) {
      Object.defineProperty(globalThis, 'localStorage', own);
    }
  }
}

/** In this chunk, so nothing more has to be fetched to send; but run at the first message only. */
async function evaluate(): Promise<Library> {
  return import(/* webpackMode: "eager" */ '@emailjs/browser');
}

/**
 * The e-mail library. It reads `localStorage` as it is loaded, which throws where the visitor has
 * blocked storage; it does not need what it reads, so there it is told that there is none.
 */
export async function loadLibrary(): Promise<Library> {
  return storageThrows() ? withoutStorage(evaluate) : evaluate();
}
