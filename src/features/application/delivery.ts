import type {ApplicationConfiguration, EmailAccount} from '@site/src/configuration/configuration';
import {brand} from '@site/src/data/brand/brand';
import {type Answer, originOf, outcomeOf} from '@site/src/features/form/answer';
import {clocksOf} from '@site/src/content/local-instant';
import {wallClock} from '@site/src/content/wall-clock';
import * as form from '../form/delivery';
import {applicationDraft} from './draft';
import type {Position} from './positions';
import type {Receipt} from './receipt';
import type {Application} from './rules';
import {postToEndpoint} from './transport/endpoint';
import {
  type ApplicationPayload,
  type DeliveryOutcome,
  failed,
  multipart,
  type Reason,
} from './transport/outcome';
import {post, type Sending, type UploadRequest} from './transport/post';

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

/**
 * What the specification says (sections 7 and 8): no network call; the data is logged, in the
 * visitor's own console, and that counts as success.
 */
function logApplication({values, file}: ApplicationPayload): DeliveryOutcome {
  console.log('Job application', {...values, resume: {name: file.name, size: file.size}});
  return {ok: true};
}

export type {DeliveryOutcome} from './transport/outcome';
export type {ApplicationPayload} from './transport/outcome';

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

/** No letter or figure that could be read as another: no 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B. */
const SIGNS = ['34679', 'ACD', 'EFG', 'HJK', 'MNP', 'QRT', 'UVW', 'XY'].join('');

/** Long enough never to come twice: 24 signs of 25 make 111 bits. */
const KEY_LENGTH = 24;

/** The first signs of a key are the last of its reference, so that the one is found by the other. */
const REFERENCE_SIGNS = 4;

/** Bytes from here on would make the first signs more likely than the last. */
const FAIR = 256 - (256 % SIGNS.length);

/**
 * A key for one application, made on the device: whoever receives the same key twice has received
 * the same application twice.
 */
export function newKey(): string {
  let key = '';
  while (key.length < KEY_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(KEY_LENGTH - key.length))) {
      key += byte < FAIR ? SIGNS.charAt(byte % SIGNS.length) : '';
    }
  }
  return key;
}

/**
 * The reference of an application that the receiver gave none. The day is the United Kingdom's.
 * Example: `'APP-20261120-7F3K'`.
 */
export function referenceOf(key: string, sentAt: Date): string {
  const day = wallClock(sentAt, clocksOf(brand.timeZone, sentAt)).date.replaceAll('-', '');
  return `APP-${day}-${key.slice(0, REFERENCE_SIGNS)}`;
}

/**
 * SHA-256 of a file in hexadecimal, computed on the device.
 *
 * @returns `undefined` where it cannot be had: browsers offer it on https and on localhost only
 *   (not on http in a local network), and the file may have vanished. Never throws.
 */
async function sha256Hex(file: Blob): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  } catch {
    return undefined;
  }
}

interface Message {
  readonly application: Application;
  readonly file: File;
  readonly position: Position;
  readonly configuration: ApplicationConfiguration;
}

/** What the visitor gets for it. */
interface Sent {
  readonly receipt: Receipt;
}

export type DeliveryState = form.DeliveryState<Sent, Reason>;

interface ApplicationDelivery extends form.Delivery<Message, Sent, Reason> {
  /** Records that an application was held back as a program's. */
  readonly holdBack: () => void;
}

/** A delivery that nobody has used yet. The transport and the clock are passed by tests. */
export function createDelivery(
  transport: typeof deliver = deliver,
  now: () => Date = () => new Date(),
): ApplicationDelivery {
  // The same for every attempt, until one succeeds: the receiver can tell a second copy.
  let key = newKey();
  const delivery = form.createDelivery<Message, Sent, Reason>(
    async ({application, file, position, configuration}, sending) => {
      const sha256 = await sha256Hex(file);
      const outcome = await transport({values: application, file, key}, configuration, sending);
      if (!outcome.ok) {
        return outcome;
      }
      const sentAt = now();
      const receipt: Receipt = {
        reference: outcome.reference ?? referenceOf(key, sentAt),
        sentAt,
        application,
        position,
        file: {name: file.name, size: file.size, sha256},
        delivered: configuration.delivery !== 'log',
      };
      key = newKey();
      applicationDraft.discard();
      return {ok: true, receipt};
    },
  );
  return {...delivery, holdBack: () => delivery.fail('suspected')};
}

export const delivery = createDelivery();
