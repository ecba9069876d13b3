import {init, send} from '@emailjs/browser';
import * as z from 'zod/mini';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {failed, type Outcome} from '../../site/form/outcome';
import {emailOutcome, originOf, TIMEOUT_MS} from '../../site/form/transport';
import type {Enquiry} from './rules';

/** The specification's template parameters for a valid enquiry (section 7). */
export function templateParams(enquiry: Enquiry, recipient: string) {
  return {
    ...enquiry,
    company: enquiry.company === '' ? 'Not provided' : enquiry.company,
    to_email: recipient,
  };
}

const answer = z.object({status: z.number(), text: z.string()});

/** Reads what the library throws: an unsuccessful response, or a string if an id is missing. */
function outcomeOfError(error: unknown): Outcome {
  const {data} = answer.safeParse(error);
  if (data) return emailOutcome(data);
  return failed(typeof error === 'string' ? 'unconfigured' : 'unreachable');
}

/**
 * Sends one enquiry through the email library, once. Never rejects and always ends: it ignores an
 * answer later than {@link TIMEOUT_MS}, because the library cannot be stopped.
 *
 * Does not use the library's rate limit, which would block "Try again" after a failed message. Only
 * `init` sets the origin. Every other option is passed with the message, because `init` resets the
 * options that it does not receive.
 */
export async function sendEnquiry(enquiry: Enquiry, ids: EnquiryConfiguration): Promise<Outcome> {
  const {publicKey, serviceId, templateId, blockHeadless, recipient} = ids;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Outcome>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, failed('unknown'));
  });
  init({origin: originOf(ids)});
  const params = templateParams(enquiry, recipient);
  const sending = send(serviceId, templateId, params, {publicKey, blockHeadless});
  const outcome = await Promise.race([sending.then(emailOutcome, outcomeOfError), silence]);
  clearTimeout(timer);
  return outcome;
}
