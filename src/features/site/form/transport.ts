import * as z from 'zod/mini';
import type {EmailAccount} from '@site/src/configuration/configuration';
import {failed, type Outcome, type Reason} from './outcome';

/** Milliseconds after the last byte sent or received until we stop waiting for a service. */
export const TIMEOUT_MS = 20_000;

/** The origin of the email service that an account uses. */
export function originOf({origin}: Pick<EmailAccount, 'origin'>): string {
  switch (origin) {
    case 'service':
      return 'https://api.emailjs.com';
    case 'site':
      return location.origin;
    default:
      return origin;
  }
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly contentType?: string | null;
}

/** Recognises the page of a captive portal or a filter: services answer in text or JSON. */
function isPage({text, contentType}: Answer): boolean {
  return /^text\/html\b/i.test(contentType ?? '') || /^\s*</.test(text);
}

function reasonOf(answer: Answer): Reason {
  // Web servers in front of a service send status 413 as a web page.
  if (answer.status === 413) return 'tooLarge';
  if (isPage(answer)) return 'intercepted';
  if (answer.status === 429) return 'busy';
  return answer.status >= 500 ? 'broken' : 'refused';
}

/** "Status 200 or text OK means success. Anything else: failure" (specification 7). */
export function emailOutcome(answer: Answer): Outcome {
  const accepted = answer.text === 'OK' || (answer.status === 200 && !isPage(answer));
  return accepted ? {ok: true} : failed(reasonOf(answer));
}

const withReference = z.object({reference: z.string().check(z.regex(/^\S.{0,99}$/))});

/** The receiver's reference for an application, if its answer contains one. */
function referenceIn(text: string): string | undefined {
  try {
    return withReference.safeParse(JSON.parse(text)).data?.reference;
  } catch {
    return undefined;
  }
}

/** Any 2xx status from the owner's endpoint means success. */
export function endpointOutcome(answer: Answer): Outcome {
  if (answer.status < 200 || answer.status > 299 || isPage(answer)) return failed(reasonOf(answer));
  const reference = referenceIn(answer.text);
  return {ok: true, ...(reference !== undefined && {reference})};
}

interface Message {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: FormData | string;
  /** Reads the service's answer. */
  readonly outcomeOf: (answer: Answer) => Outcome;
}

/**
 * Posts a form, once. Never rejects and always ends: if nothing more is sent or received, it gives up
 * after {@link TIMEOUT_MS}. Uses `XMLHttpRequest` because `fetch` and the email library don't report
 * whether everything was sent: then the form may have arrived although its answer is lost.
 *
 * @param signal aborts when the visitor cancels
 */
export async function post(
  {address, headers = {}, body, outcomeOf}: Message,
  signal: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let allSent = false;
    let timer: ReturnType<typeof setTimeout>;

    function end(outcome: Outcome): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      resolve(outcome);
      request.abort();
    }
    // After the last byte the service may have the whole form, even if its answer is lost.
    const fail = (reason: Reason) => end(failed(allSent ? 'unknown' : reason));
    const cancel = () => fail('cancelled');
    function moved(): void {
      clearTimeout(timer);
      timer = setTimeout(() => fail('unreachable'), TIMEOUT_MS);
    }

    if (signal.aborted) {
      resolve(failed('cancelled'));
      return;
    }
    signal.addEventListener('abort', cancel);
    request.upload.addEventListener('progress', moved);
    request.upload.addEventListener('load', () => {
      allSent = true;
    });
    request.addEventListener('progress', moved);
    request.addEventListener('error', () => fail('unreachable'));
    request.addEventListener('load', () => {
      const {status, responseText: text} = request;
      end(outcomeOf({status, text, contentType: request.getResponseHeader('content-type')}));
    });
    moved();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
