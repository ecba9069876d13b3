import type {ApplicationConfiguration, EmailAccount} from '@site/src/configuration/configuration';
import * as form from '../../site/form/answer';
import {post, type Posted, type Sending, type UploadRequest} from './post';
import type {Application} from './rules';

/** An application that keeps the rules, with its CV. */
export interface ApplicationPayload {
  /** Trimmed; `resume` is the name of the file. */
  readonly values: Application;
  readonly file: File;
  /** The same for every attempt to deliver one filled-in form, so that a second copy is known. */
  readonly key: string;
}

/**
 * The application as a form with a file: each field under the specification's name (section 3),
 * ticked boxes as `true`, the CV under `resume`.
 *
 * @param first fields that stand before them
 */
function multipart(
  {values, file}: ApplicationPayload,
  first: Readonly<Record<string, string>> = {},
): FormData {
  const fields = Object.entries({...first, ...values}).filter(([name]) => name !== 'resume');
  const body = new FormData();
  for (const [name, value] of fields) {
    body.append(name, String(value));
  }
  body.append('resume', file, file.name);
  return body;
}

/** Why an application counts as unsent. The visitor is told what follows from it, not the word. */
export type Reason =
  | form.Reason
  /** The visitor stopped it. */
  | 'cancelled'
  /** 413: a larger CV than the service takes. */
  | 'fileTooLarge'
  /** The CV was moved, changed or deleted since it was chosen. */
  | 'fileUnreadable';

/** What became of an application. `reference` is the receiver's own, if it gives one. */
export type DeliveryOutcome =
  {readonly ok: true; readonly reference?: string} | {readonly ok: false; readonly reason: Reason};

const failed = (reason: Reason): DeliveryOutcome => ({ok: false, reason});

const PATH = '/api/v1.0/email/send-form';

/** What the service's own library says of itself; its `sendForm` posts what is posted here. */
const LIBRARY_VERSION = '4.4.1';

/** The service limits the variables of a message and its files apart, and says which it meant. */
function isAboutTheFile({status, text}: form.Answer): boolean {
  return status === 413 && !/variables/i.test(text);
}

/**
 * Sends an application through the email service, once: it cannot tell a second copy, so nothing
 * is tried again without the visitor.
 */
async function sendByEmail(
  payload: ApplicationPayload,
  account: EmailAccount,
  sending: Sending,
): Promise<DeliveryOutcome> {
  const {publicKey, serviceId, templateId, blockHeadless} = account;
  if (publicKey === '' || serviceId === '' || templateId === '') {
    return failed('unconfigured');
  }
  if (blockHeadless && navigator.webdriver) {
    return failed('refused');
  }
  const body = multipart(payload, {
    lib_version: LIBRARY_VERSION,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    // The receipt's reference ends with its first signs, so whoever reads the email finds it.
    key: payload.key,
  });
  const posted = await post({address: form.originOf(account) + PATH, body}, sending);
  if (!posted.answer) {
    return failed(posted.reason);
  }
  const outcome = form.outcomeOf(posted.answer);
  return !outcome.ok && outcome.reason === 'tooLong' && isAboutTheFile(posted.answer)
    ? failed('fileTooLarge')
    : outcome;
}

/**
 * What the specification says (sections 7 and 8): no network call; the data is logged, in the
 * visitor's own console, and that counts as success.
 */
function logApplication({values, file}: ApplicationPayload): DeliveryOutcome {
  console.log('Job application', {...values, resume: {name: file.name, size: file.size}});
  return {ok: true};
}

/** Pauses before the second and the third attempt, in milliseconds. */
const PAUSES = [1_000, 3_000];

/** Longest pause that a receiver may ask for; beyond it the visitor is told instead. Milliseconds. */
const LONGEST_PAUSE = 10_000;

const PASSING = [502, 503, 504];
const KNOWN = 409;

/** The receiver's reference of an application that it has. `undefined` for any other answer. */
function referenceIn(answer: form.Answer): string | undefined {
  if (![200, 201, KNOWN].includes(answer.status) || form.isPage(answer)) {
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
  // A yes without a reference keeps no contract: no one could ask for that application again.
  const kept = answer.status < 300 && !form.isPage(answer);
  return failed(kept ? 'broken' : form.reasonOf(answer));
}

/**
 * Posts an application to the owner's address. Tries again by itself, at most twice, where the
 * fault may pass: the key that goes with every attempt lets the receiver keep one copy only. The
 * contract stands in `contributing/connect-the-form.md`.
 */
async function postToEndpoint(
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

/**
 * A copy in memory: every attempt sends the same bytes, and a file that has vanished is noticed
 * here. A browser that meets it while sending reports a lost connection.
 */
async function copyOf(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name, {type: file.type});
  } catch {
    return undefined;
  }
}

/**
 * Delivers an application the way that the configuration says. Never throws, and says success only
 * when the application has arrived, or when nothing more was promised (`log`). With a delivery
 * nothing personal is logged.
 *
 * @param createRequest replaced by tests
 */
export async function deliver(
  payload: ApplicationPayload,
  configuration: ApplicationConfiguration,
  {signal, onProgress}: Pick<Sending, 'onProgress' | 'signal'>,
  createRequest: () => UploadRequest = () => new XMLHttpRequest(),
): Promise<DeliveryOutcome> {
  if (configuration.delivery === 'log') {
    return logApplication(payload);
  }
  const file = await copyOf(payload.file);
  if (!file) {
    return failed('fileUnreadable');
  }
  const copied = {...payload, file};
  const sending = {signal, onProgress, createRequest};
  return configuration.delivery === 'emailjs'
    ? sendByEmail(copied, configuration.account, sending)
    : postToEndpoint(copied, configuration.endpoint, sending);
}
