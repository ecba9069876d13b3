import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {brand} from '@site/src/data/brand/brand';
import {clocksOf} from '@site/src/shared/local-instant';
import {wallClock} from '@site/src/shared/wall-clock';
import * as form from '../../site/form/delivery';
import type {Position} from './positions';
import type {Receipt} from './receipt';
import type {Application} from './rules';
import {deliver, type Reason} from './transport';
import {applicationDraft} from './values';

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
  readonly notice: InForce;
}

/** What the visitor gets for it. */
interface Sent {
  readonly receipt: Receipt;
}

/** A delivery that no one has used yet. The transport and the clock are passed by tests. */
export function createDelivery(
  transport: typeof deliver = deliver,
  now: () => Date = () => new Date(),
): form.Delivery<Message, Sent, Reason> {
  // The same for every attempt, until one succeeds: the receiver can tell a second copy.
  let key = newKey();
  return form.createDelivery<Message, Sent, Reason>(
    async ({application, file, position, configuration, notice}, sending) => {
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
        notice,
        file: {name: file.name, size: file.size, sha256},
        delivered: configuration.delivery !== 'log',
      };
      key = newKey();
      applicationDraft.discard();
      return {ok: true, receipt};
    },
  );
}

export const delivery = createDelivery();
