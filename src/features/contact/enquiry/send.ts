import {send} from '@emailjs/browser';
import * as z from 'zod/mini';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {failed, type Outcome} from '../../site/form/outcome';
import {emailOutcome, originOf, post} from '../../site/form/transport';
import type {Enquiry} from './rules';

/** The specification's template parameters for a valid enquiry (section 7). */
export function templateParams(enquiry: Enquiry, recipient: string) {
  return {
    ...enquiry,
    company: enquiry.company === '' ? 'Not provided' : enquiry.company,
    to_email: recipient,
  };
}

/** What the library returns in our bundle: see `platform/bundling/email-library.mjs`. */
const emailRequest = z.object({path: z.string(), body: z.string()});

/**
 * Sends one enquiry, once: the email library makes the request, and we post it as we post
 * applications. Never rejects and always ends.
 *
 * Does not use the library's rate limit, which would block "Try again" after a failed message.
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  ids: EnquiryConfiguration,
  signal: AbortSignal,
): Promise<Outcome> {
  const {publicKey, serviceId, templateId, blockHeadless, recipient} = ids;
  const params = templateParams(enquiry, recipient);
  try {
    const request = await send(serviceId, templateId, params, {publicKey, blockHeadless});
    const {path, body} = emailRequest.parse(request);
    const headers = {'Content-type': 'application/json'};
    return await post(
      {address: originOf(ids) + path, headers, body, outcomeOf: emailOutcome},
      signal,
    );
  } catch (error) {
    // The library throws a string if an id is missing, and an answer if it refuses to send.
    return failed(typeof error === 'string' ? 'unconfigured' : 'refused');
  }
}
