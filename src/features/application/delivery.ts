import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import * as form from '../form/delivery';
import {applicationDraft} from './draft';
import type {Position} from './positions';
import type {Receipt} from './receipt';
import {newKey, referenceOf} from './reference';
import type {Application} from './rules';
import {sha256Hex} from './sha256';
import {deliver} from './transport/deliver';
import type {Reason} from './transport/outcome';

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
