import {init, send as sendEmail} from '@emailjs/browser';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {ENQUIRY_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {isAnswer, originOf, outcomeOf, type Outcome, type Reason} from '../../site/form/answer';
import {createDelivery} from '../../site/form/delivery';
import {draftKeeper} from '../../site/form/draft';
import {emptyEnquiry, type Enquiry} from './rules';

/** How long the service may take, in milliseconds, before we call the visitor's message unsent. */
export const TIME_LIMIT = 20_000;

/** What the email service is given (specification 7); nothing is added to it, nothing left out. */
type TemplateParams = Enquiry & {readonly to_email: string};

/** The specification's template parameters for an enquiry that keeps the rules. */
export function templateParams(enquiry: Enquiry, recipient: string): TemplateParams {
  return {
    ...enquiry,
    company: enquiry.company === '' ? 'Not provided' : enquiry.company,
    to_email: recipient,
  };
}

/** The part of the email library that is used here; tests pass another. */
const emailjs = {init, send: sendEmail};

/**
 * Sends one enquiry through `@emailjs/browser`, once. Never throws, and always comes to an end: an
 * answer later than {@link TIME_LIMIT} no longer counts.
 *
 * No rate limit of the library's: a failed message would use it up, and "try again" would fail.
 * `init` is the one way to set the origin. Every other option goes with the message, because `init`
 * forgets what it is not given.
 */
export async function send(
  enquiry: Enquiry,
  ids: EnquiryConfiguration,
  library: typeof emailjs = emailjs,
  limit: number = TIME_LIMIT,
): Promise<Outcome> {
  const {publicKey, serviceId, templateId, blockHeadless, recipient} = ids;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Outcome>((resolve) => {
    timer = setTimeout(resolve, limit, {ok: false, reason: 'late'});
  });
  try {
    library.init({origin: originOf(ids)});
    const params = templateParams(enquiry, recipient);
    const sending = library.send(serviceId, templateId, params, {publicKey, blockHeadless});
    return await Promise.race([sending.then(outcomeOf), silence]);
  } catch (error) {
    if (isAnswer(error)) {
      return outcomeOf(error);
    }
    // What is missing among the ids is thrown as a sentence.
    return {ok: false, reason: typeof error === 'string' ? 'unconfigured' : 'unreachable'};
  } finally {
    clearTimeout(timer);
  }
}

/** The draft of the enquiry form, in session storage. */
export const enquiryDraft = draftKeeper(ENQUIRY_DRAFT_NAME, emptyEnquiry);

/** What was sent. */
interface Sent {
  readonly enquiry: Enquiry;
}

interface Message extends Sent {
  readonly ids: EnquiryConfiguration;
}

export const delivery = createDelivery<Message, Sent, Reason>(async ({enquiry, ids}) => {
  const outcome = await send(enquiry, ids);
  if (!outcome.ok) {
    return outcome;
  }
  enquiryDraft.discard();
  return {ok: true, enquiry};
});
