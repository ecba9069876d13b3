import {brand} from '@site/src/data/brand/brand';
import {clocksOf} from '@site/src/plugins/openings/local-instant';
import {wallClock} from '../clock/wall-clock';

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
