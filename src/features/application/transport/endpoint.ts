import {type Answer, isPage, reasonOf} from '@site/src/features/form/answer';
import {type ApplicationPayload, type DeliveryOutcome, failed, multipart} from './outcome';
import {post, type Posted, type Sending} from './post';

/** Pauses before the second and the third attempt, in milliseconds. */
const PAUSES = [1_000, 3_000];

/** Longest pause that a receiver may ask for; beyond it the visitor is told instead. Milliseconds. */
const LONGEST_PAUSE = 10_000;

const PASSING = [502, 503, 504];
const KNOWN = 409;

/** The receiver's reference of an application that it has. `undefined` for any other answer. */
function referenceIn(answer: Answer): string | undefined {
  if (![200, 201, KNOWN].includes(answer.status) || isPage(answer)) {
    return undefined;
  }
  try {
    const data: unknown = JSON.parse(answer.text);
    const reference =
      typeof data === 'object' && data !== null && 'reference' in data ? data.reference : undefined;
    return typeof reference === 'string' && /^\S.{0,99}$/.test(reference) ? reference : undefined;
  } catch {
    return undefined;
  }
}

/** `Retry-After` in milliseconds, as a number of seconds or as a date. */
function askedPause(headers: ReadonlyMap<string, string>): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const pause = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(pause) ? undefined : Math.max(0, pause);
}

/** Whether another attempt may do better: the fault passes, or the first one is still worked on. */
function isPassing(posted: Posted): boolean {
  if (!posted.answer) {
    return posted.reason === 'unreachable';
  }
  const {status} = posted.answer;
  return (
    PASSING.includes(status) ||
    (status === KNOWN && referenceIn(posted.answer) === undefined) ||
    (status === 429 && askedPause(posted.headers) !== undefined)
  );
}

/** How long to wait before trying again; `undefined` to leave it. @param attempt from 0 */
function pauseAfter(posted: Posted, attempt: number): number | undefined {
  const own = PAUSES[attempt];
  if (own === undefined || !isPassing(posted)) {
    return undefined;
  }
  const pause = Math.max(own, (posted.answer && askedPause(posted.headers)) ?? 0);
  return pause > LONGEST_PAUSE ? undefined : pause;
}

/** Waits; says whether to go on. */
async function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve(!signal.aborted);
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

function outcomeOf(posted: Posted): DeliveryOutcome {
  if (!posted.answer) {
    return failed(posted.reason);
  }
  const {answer} = posted;
  const reference = referenceIn(answer);
  if (reference !== undefined) {
    return {ok: true, reference};
  }
  if (answer.status === 413) {
    return failed('fileTooLarge');
  }
  if (answer.status === KNOWN) {
    return failed('busy');
  }
  // A yes without a reference keeps no contract: nobody could ask for that application again.
  const kept = answer.status < 300 && !isPage(answer);
  return failed(kept ? 'broken' : reasonOf(answer));
}

/**
 * Posts an application to the owner's address. Tries again by itself, at most twice, where the
 * fault may pass: the key that goes with every attempt lets the receiver keep one copy only. The
 * contract stands in `contributing/connect-the-form.md`.
 */
export async function postToEndpoint(
  payload: ApplicationPayload,
  address: string,
  sending: Sending,
): Promise<DeliveryOutcome> {
  const headers = {Accept: 'application/json', 'Idempotency-Key': payload.key};
  for (let attempt = 0; ; attempt += 1) {
    const posted = await post({address, body: multipart(payload), headers}, sending);
    const pause = pauseAfter(posted, attempt);
    if (pause === undefined) {
      return outcomeOf(posted);
    }
    if (!(await waited(pause, sending.signal))) {
      return failed('cancelled');
    }
  }
}
