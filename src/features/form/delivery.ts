/** What became of one attempt, as the sender tells it. `Sent` says what was sent. */
export type Outcome<Sent extends object, Reason> =
  ({readonly ok: true} & Sent) | {readonly ok: false; readonly reason: Reason};

/** `attempt` counts from 1, so that each outcome is a new one. */
export type Result<Sent extends object, Reason> = Outcome<Sent, Reason> & {
  readonly attempt: number;
};

export interface DeliveryState<Sent extends object, Reason> {
  /** Whether something is on its way. */
  readonly sending: boolean;
  /** How much of it has gone, from 0 to 1; nothing until the sender knows. */
  readonly progress?: number;
  /** Of the last attempt; stays until the next one has come to its end. */
  readonly result: Result<Sent, Reason> | undefined;
}

/** What a sender gets beside the message. */
interface Sending {
  /** Says stop when the visitor cancels. */
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

/** Sends one message. Never throws. */
type Sender<Message, Sent extends object, Reason> = (
  message: Message,
  sending: Sending,
) => Promise<Outcome<Sent, Reason>>;

export interface Delivery<Message, Sent extends object, Reason> {
  readonly read: () => DeliveryState<Sent, Reason>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends one message. Does nothing while another is on its way: a double click sends once. */
  readonly deliver: (message: Message) => Promise<void>;
  /** Asks the sender to stop. The attempt then ends as the sender says. */
  readonly cancel: () => void;
  /** Records that nothing was sent, and why. */
  readonly fail: (reason: Reason) => void;
}

/** A delivery that nobody has used yet. */
export function createDelivery<Message, Sent extends object, Reason>(
  send: Sender<Message, Sent, Reason>,
): Delivery<Message, Sent, Reason> {
  let state: DeliveryState<Sent, Reason> = {sending: false, result: undefined};
  let attempts = 0;
  let controller = new AbortController();
  const listeners = new Set<() => void>();

  function become(next: DeliveryState<Sent, Reason>): void {
    state = next;
    for (const listener of listeners) {
      listener();
    }
  }

  function end(outcome: Outcome<Sent, Reason>): void {
    attempts += 1;
    become({sending: false, result: {...outcome, attempt: attempts}});
  }

  function onProgress(fraction: number): void {
    if (state.sending) {
      become({...state, progress: fraction});
    }
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async deliver(message) {
      if (state.sending) {
        return;
      }
      controller = new AbortController();
      become({sending: true, result: state.result});
      end(await send(message, {signal: controller.signal, onProgress}));
    },
    cancel: () => controller.abort(),
    fail: (reason) => end({ok: false, reason}),
  };
}
