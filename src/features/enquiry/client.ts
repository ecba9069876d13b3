import type {init, send} from '@emailjs/browser';
import {type Answer, originOf, SERVICE_ORIGIN} from '@site/src/features/form/answer';
import type {Client} from './transport';

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
async function loadLibrary(): Promise<Library> {
  return storageThrows() ? withoutStorage(evaluate) : evaluate();
}

const PATH = '/api/v1.0/email/send';

/** What the status line says already: 200 is the service's yes, and the body only repeats it. */
function verdict(response: Response): Answer | undefined {
  const contentType = response.headers.get('content-type') ?? '';
  return response.status === 200 && /^text\/plain\b/i.test(contentType)
    ? {status: 200, text: '', contentType}
    : undefined;
}

/**
 * Lends the library a `fetch` that can be aborted and that shows its answer: the library offers
 * neither. Only the next request to `address` is touched; whoever else fetches notices nothing.
 *
 * @returns takes the loan back, if nobody asked for it.
 */
function lendFetch(
  address: string,
  signal: AbortSignal,
  onAnswer: (response: Response) => void,
): () => void {
  const lender = globalThis.fetch;
  const takeBack = () => {
    if (globalThis.fetch === lent) {
      globalThis.fetch = lender;
    }
  };
  const lent: typeof fetch = async (input, init) => {
    if (input !== address) {
      return lender(input, init);
    }
    takeBack();
    const response = await lender(input, {...init, signal});
    onAnswer(response);
    return response;
  };
  globalThis.fetch = lent;
  return takeBack;
}

/**
 * Posts through `@emailjs/browser`. No rate limit of the library's: a failed message would use it
 * up, and "try again" would fail. `init` is called for another origin only, as it is the one way
 * to set it; every other option goes with the message, as `init` forgets what it is not given.
 */
export const emailjsClient: Client = async (ids, params, signal) => {
  const library = await loadLibrary();
  const {publicKey, serviceId, templateId, blockHeadless} = ids;
  const origin = originOf(ids);
  if (origin !== SERVICE_ORIGIN) {
    library.init({publicKey, origin, blockHeadless});
  }
  let contentType: string | undefined;
  const answer = new Promise<Answer>((resolve, reject) => {
    const takeBack = lendFetch(origin + PATH, signal, (response) => {
      contentType = response.headers.get('content-type') ?? undefined;
      const early = verdict(response);
      if (early) {
        resolve(early);
      }
    });
    library
      .send(serviceId, templateId, params, {publicKey, blockHeadless})
      .finally(takeBack)
      .then(({status, text}) => resolve({status, text, contentType}), reject);
  });
  return answer;
};
