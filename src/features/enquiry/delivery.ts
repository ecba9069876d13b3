import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import type {Reason} from '../form/answer';
import * as form from '../form/delivery';
import {emailjsClient} from './client';
import {discardDraft} from './draft';
import type {Enquiry} from './rules';
import {send, type Client} from './transport';

/** What was sent. */
interface Sent {
  readonly enquiry: Enquiry;
}

export type DeliveryState = form.DeliveryState<Sent, Reason>;

interface Delivery extends Pick<form.Delivery<never, Sent, Reason>, 'read' | 'subscribe'> {
  /** Sends one message. Does nothing while another is on its way: a double click sends once. */
  readonly deliver: (enquiry: Enquiry, ids: EnquiryConfiguration) => Promise<void>;
  /** Records that a message was held back as a program's. */
  readonly holdBack: () => void;
}

interface Message extends Sent {
  readonly ids: EnquiryConfiguration;
}

/** A delivery that nobody has used yet. */
export function createDelivery(client: Client): Delivery {
  const {deliver, fail, ...rest} = form.createDelivery<Message, Sent, Reason>(
    async ({enquiry, ids}) => {
      const outcome = await send(client, enquiry, ids);
      if (!outcome.ok) {
        return outcome;
      }
      discardDraft();
      return {ok: true, enquiry};
    },
  );
  return {
    ...rest,
    deliver: (enquiry, ids) => deliver({enquiry, ids}),
    holdBack: () => fail('suspected'),
  };
}

export const delivery = createDelivery(emailjsClient);
