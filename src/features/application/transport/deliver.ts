import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import {sendByEmail} from './email';
import {postToEndpoint} from './endpoint';
import {logApplication} from './log';
import {failed, type DeliveryOutcome} from './outcome';
import type {ApplicationPayload} from './payload';
import type {Sending, UploadRequest} from './post';

export type {DeliveryOutcome} from './outcome';
export type {ApplicationPayload} from './payload';

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
