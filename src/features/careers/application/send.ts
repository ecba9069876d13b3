import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import {brand} from '@site/src/data/brand/brand';
import {clocksOf} from '@site/src/shared/local-instant';
import {wallClock} from '@site/src/shared/wall-clock';
import {failed, type Outcome} from '../../site/form/outcome';
import {emailOutcome, endpointOutcome, originOf, post} from '../../site/form/transport';
import type {Application} from './rules';

export interface Delivery {
  /** Trimmed; `resume` is the name of the file. */
  readonly application: Application;
  readonly file: File;
  readonly reference: string;
}

/** Makes a reference on the device, dated in UK time. Example: `APP-20261120-9F8E7D6C`. */
function newReference(now: Date): string {
  const day = wallClock(now, clocksOf(brand.timeZone, now)).date.replaceAll('-', '');
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `APP-${day}-${random.toString(16).padStart(8, '0').toUpperCase()}`;
}

type Entered = Pick<Delivery, 'application' | 'file'>;

const contentOf = ({application, file}: Entered) =>
  JSON.stringify([application, file.size, file.lastModified]);

/**
 * Adds a reference. It stays the same while nothing is changed, so that the receiver notices a
 * second copy. A correction gets a new one, because the receiver keeps the first application with a
 * reference.
 *
 * @param before the last attempt, if it may not have arrived
 */
export function withReference<Content extends Entered>(
  entered: Content,
  before: Delivery | undefined,
  now: Date,
): Content & Delivery {
  const isSame = before !== undefined && contentOf(before) === contentOf(entered);
  return {...entered, reference: isSame ? before.reference : newReference(now)};
}

/** Writes each field under the specification's name (section 3), ticked boxes as `true`. */
function multipart(
  {application, file}: Delivery,
  more: Readonly<Record<string, string>> = {},
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({...more, ...application})) {
    if (name !== 'resume') body.append(name, String(value));
  }
  body.append('resume', file, file.name);
  return body;
}

/** Copies a file into memory. Otherwise a deleted file would look like a lost connection. */
async function copyOf(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name, {type: file.type});
  } catch {
    return undefined;
  }
}

const EMAIL_PATH = '/api/v1.0/email/send-form';

/**
 * Delivers an application once, as configured. Never rejects. With `log` the data is logged in the
 * visitor's own console and nothing is sent (specification 7 and 8). Otherwise nothing personal is
 * logged.
 */
export async function sendApplication(
  delivery: Delivery,
  configuration: ApplicationConfiguration,
  signal: AbortSignal,
): Promise<Outcome> {
  if (configuration.delivery === 'log') {
    const {name, size} = delivery.file;
    console.log('Job application', {...delivery.application, resume: {name, size}});
    return {ok: true};
  }
  const file = await copyOf(delivery.file);
  if (!file) return failed('fileUnreadable');
  const copied = {...delivery, file};
  if (configuration.delivery === 'endpoint') {
    const headers = {'Idempotency-Key': delivery.reference};
    const body = multipart(copied);
    return post(
      {address: configuration.endpoint, headers, body, outcomeOf: endpointOutcome},
      signal,
    );
  }
  const {publicKey, serviceId, templateId, blockHeadless} = configuration.account;
  if (publicKey === '' || serviceId === '' || templateId === '') return failed('unconfigured');
  if (blockHeadless && navigator.webdriver) return failed('refused');
  const body = multipart(copied, {
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    reference: delivery.reference,
  });
  const address = originOf(configuration.account) + EMAIL_PATH;
  return post({address, body, outcomeOf: emailOutcome}, signal);
}
