import {type RefObject, useEffect, useRef, useSyncExternalStore} from 'react';
import type {UseFormProps} from 'react-hook-form';

/** What became of one attempt, as the sender tells it. `Sent` says what was sent. */
export type Outcome<Sent extends object, Reason> =
  ({readonly ok: true} & Sent) | {readonly ok: false; readonly reason: Reason};

/** `attempt` counts from 1, so that each outcome is a new one. */
export type Result<Sent extends object, Reason> = Outcome<Sent, Reason | 'suspected'> & {
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

/** One form's way out: what is on its way, and what became of it. */
export interface Delivery<Message, Sent extends object, Reason> {
  readonly read: () => DeliveryState<Sent, Reason>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends one message. Does nothing while another is on its way: a double click sends once. */
  readonly deliver: (message: Message) => Promise<void>;
  /** Asks the sender to stop. The attempt then ends as the sender says. */
  readonly cancel: () => void;
  /** Records that a message was held back as a program's. */
  readonly holdBack: () => void;
}

/** A delivery that no one has used yet. */
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

  function end(outcome: Outcome<Sent, Reason | 'suspected'>): void {
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
    holdBack: () => end({ok: false, reason: 'suspected'}),
  };
}

/** Does something once for each success, such as emptying the form (specification 3 and 4). */
export function useAfterSuccess(
  result: {readonly ok: boolean; readonly attempt: number} | undefined,
  then: () => void,
): void {
  const done = useRef<number>(undefined);
  useEffect(() => {
    if (result?.ok && done.current !== result.attempt) {
      done.current = result.attempt;
      then();
    }
  }, [result, then]);
}

/** When forms validate, and where they put the focus (specification, section 4). */
export const validation = {
  mode: 'onSubmit',
  reValidateMode: 'onChange',
  shouldFocusError: true,
} as const satisfies UseFormProps;

interface Submission<Message, State> {
  readonly state: State;
  /** The field that people do not see. */
  readonly honeypot: RefObject<HTMLInputElement | null>;
  /** Delivers, unless a program filled in the form. */
  readonly submit: (message: Message) => void;
}

/** Sends what the form let through. */
export function useSubmission<Message, Sent extends object, Reason>(
  delivery: Delivery<Message, Sent, Reason>,
): Submission<Message, DeliveryState<Sent, Reason>> {
  const {read, subscribe, deliver, holdBack} = delivery;
  const state = useSyncExternalStore(subscribe, read, read);
  const honeypot = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!state.sending) {
      return undefined;
    }
    // Whoever leaves now would stop the message on its way: the browser asks.
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state.sending]);

  function submit(message: Message): void {
    if (read().sending) {
      return;
    }
    if (honeypot.current?.value) {
      // It may have been a program of the visitor's: the next press is theirs.
      honeypot.current.value = '';
      holdBack();
    } else {
      void deliver(message);
    }
  }

  return {state, honeypot, submit};
}
