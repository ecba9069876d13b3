import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import type {Enquiry} from './rules';

/** How long the service may take, in milliseconds, before we call the visitor's message unsent. */
export const TIME_LIMIT = 20_000;

/** What the e-mail service is given (specification 7); nothing is added to it, nothing left out. */
export type TemplateParams = Enquiry & {readonly to_email: string};

/** What the service answered. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Media type of the answer, if the client could see it. */
  readonly contentType?: string;
}

/**
 * Posts one message. Resolves with the answer; rejects with an answer, with a string for missing
 * ids, or with whatever the network threw. Must give up when the signal says so.
 */
export type Client = (
  ids: EnquiryConfiguration,
  params: TemplateParams,
  signal: AbortSignal,
) => Promise<Answer>;

/** Why a message counts as unsent. The visitor is told what follows from it, not the word. */
export type Reason =
  /** The build has no ids: nothing left the browser. */
  | 'unconfigured'
  /** 4xx: wrong ids, a blocked sender, an automated browser. */
  | 'refused'
  /** 413: more than the service takes. */
  | 'tooLong'
  /** 429: too many messages at this moment. */
  | 'busy'
  /** 5xx. */
  | 'broken'
  /** A page came back in place of the service's answer: something stands in between. */
  | 'intercepted'
  /** No answer in time. The message may have arrived all the same. */
  | 'late'
  /** No connection, or an extension that blocks the service. */
  | 'unreachable'
  /** The trap for programs was filled in. */
  | 'suspected';

export type Outcome = {readonly ok: true} | {readonly ok: false; readonly reason: Reason};

/** The specification's template parameters for an enquiry that keeps the rules. */
export function templateParams(enquiry: Enquiry, recipient: string): TemplateParams {
  return {
    ...enquiry,
    company: enquiry.company === '' ? 'Not provided' : enquiry.company,
    to_email: recipient,
  };
}

function isAnswer(value: unknown): value is Answer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    typeof value.status === 'number' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}

/** The service answers in plain text; a captive portal or a filter answers with its own page. */
function isPage({text, contentType}: Answer): boolean {
  return (
    /^text\/html\b/i.test(contentType ?? '') || /^\s*<(?:!doctype|html|head|body)\b/i.test(text)
  );
}

function reasonOf(answer: Answer): Reason {
  if (isPage(answer)) {
    return 'intercepted';
  }
  if (answer.status === 413) {
    return 'tooLong';
  }
  if (answer.status === 429) {
    return 'busy';
  }
  return answer.status >= 500 ? 'broken' : 'refused';
}

/** "Status 200 or text OK means success. Anything else: failure" (specification 7). */
function outcomeOf(answer: Answer): Outcome {
  const accepted = answer.text === 'OK' || (answer.status === 200 && !isPage(answer));
  return accepted ? {ok: true} : {ok: false, reason: reasonOf(answer)};
}

function outcomeOfError(error: unknown, signal: AbortSignal): Outcome {
  if (isAnswer(error)) {
    return outcomeOf(error);
  }
  if (signal.aborted) {
    return {ok: false, reason: 'late'};
  }
  return {ok: false, reason: typeof error === 'string' ? 'unconfigured' : 'unreachable'};
}

/** Rejects when the signal says stop, for a client that does not listen to it. */
async function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new DOMException('No answer in time', 'AbortError'));
    signal.addEventListener('abort', stop, {once: true});
    if (signal.aborted) {
      stop();
    }
  });
}

/**
 * Sends one enquiry, once. Never throws, and always comes to an end: after {@link TIME_LIMIT}
 * the request is aborted.
 */
export async function send(
  client: Client,
  enquiry: Enquiry,
  ids: EnquiryConfiguration,
  limit: number = TIME_LIMIT,
): Promise<Outcome> {
  const controller = new AbortController();
  const {signal} = controller;
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    const sending = client(ids, templateParams(enquiry, ids.recipient), signal);
    return outcomeOf(await Promise.race([sending, untilAborted(signal)]));
  } catch (error) {
    return outcomeOfError(error, signal);
  } finally {
    clearTimeout(timer);
  }
}
