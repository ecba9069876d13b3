import type {EmailAccount} from '@site/src/configuration/configuration';
import {outcomeOf, type Answer} from '@site/src/features/form/answer';
import {originOf} from '@site/src/features/form/service-origin';
import {failed, type DeliveryOutcome} from './outcome';
import {multipart, type ApplicationPayload} from './payload';
import {post, type Sending} from './post';

const PATH = '/api/v1.0/email/send-form';

/** What the service's own library says of itself; its `sendForm` posts what is posted here. */
const LIBRARY_VERSION = '4.4.1';

/** The service limits the variables of a message and its files apart, and says which it meant. */
function isAboutTheFile({status, text}: Answer): boolean {
  return status === 413 && !/variables/i.test(text);
}

/**
 * Sends an application through the e-mail service, once: it cannot tell a second copy, so nothing
 * is tried again without the visitor.
 */
export async function sendByEmail(
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
    // The receipt's reference ends with its first signs, so whoever reads the e-mail finds it.
    key: payload.key,
  });
  const posted = await post({address: originOf(account) + PATH, body}, sending);
  if (!posted.answer) {
    return failed(posted.reason);
  }
  const outcome = outcomeOf(posted.answer);
  return !outcome.ok && outcome.reason === 'tooLong' && isAboutTheFile(posted.answer)
    ? failed('fileTooLarge')
    : outcome;
}
