import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {emailjsClient} from './client';
import {discardDraft} from './draft';
import type {Enquiry} from './rules';
import {send, type Client, type Reason} from './transport';

/** What became of a message. `attempt` counts from 1, so that each outcome is a new one. */
export type Result =
  | {readonly attempt: number; readonly ok: true; readonly enquiry: Enquiry}
  | {readonly attempt: number; readonly ok: false; readonly reason: Reason};

export interface DeliveryState {
  /** Whether a message is on its way. */
  readonly sending: boolean;
  /** Of the last attempt; stays until the next one has come to its end. */
  readonly result: Result | undefined;
}

export interface Delivery {
  readonly read: () => DeliveryState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends one message. Does nothing while another is on its way: a double click sends once. */
  readonly deliver: (enquiry: Enquiry, ids: EnquiryConfiguration) => Promise<void>;
  /** Records that a message was held back as a program's. */
  readonly holdBack: () => void;
  /** Forgets an outcome that the visitor has seen. */
  readonly forget: () => void;
}

/** A delivery that nobody has used yet. */
export function createDelivery(client: Client): Delivery {
  let state: DeliveryState = {sending: false, result: undefined};
  let attempts = 0;
  const listeners = new Set<() => void>();

  function become(next: DeliveryState): void {
    state = next;
    for (const listener of listeners) {
      listener();
    }
  }

  function fail(reason: Reason): void {
    attempts += 1;
    become({sending: false, result: {attempt: attempts, ok: false, reason}});
  }

  function succeed(enquiry: Enquiry): void {
    attempts += 1;
    discardDraft();
    become({sending: false, result: {attempt: attempts, ok: true, enquiry}});
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async deliver(enquiry, ids) {
      if (state.sending) {
        return;
      }
      become({...state, sending: true});
      const outcome = await send(client, enquiry, ids);
      if (outcome.ok) {
        succeed(enquiry);
      } else {
        fail(outcome.reason);
      }
    },
    holdBack: () => fail('suspected'),
    forget() {
      if (!state.sending && state.result) {
        become({sending: false, result: undefined});
      }
    },
  };
}

/**
 * The delivery of this tab. It outlives the form: whoever walks off to another page while the
 * message is on its way finds on return that it is still under way, or what became of it.
 */
export const delivery = createDelivery(emailjsClient);
