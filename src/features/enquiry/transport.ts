import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {isAnswer, outcomeOf, type Answer, type Outcome} from '@site/src/features/form/answer';
import type {Enquiry} from './rules';

/** How long the service may take, in milliseconds, before we call the visitor's message unsent. */
export const TIME_LIMIT = 20_000;

/** What the e-mail service is given (specification 7); nothing is added to it, nothing left out. */
export type TemplateParams = Enquiry & {readonly to_email: string};

/**
 * Posts one message. Resolves with the answer; rejects with an answer, with a string for missing
 * ids, or with whatever the network threw. Must give up when the signal says so.
 */
export type Client = (
  ids: EnquiryConfiguration,
  params: TemplateParams,
  signal: AbortSignal,
) => Promise<Answer>;

/** The specification's template parameters for an enquiry that keeps the rules. */
export function templateParams(enquiry: Enquiry, recipient: string): TemplateParams {
  return {
    ...enquiry,
    company: enquiry.company === '' ? 'Not provided' : enquiry.company,
    to_email: recipient,
  };
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
