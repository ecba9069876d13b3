import {type RefObject, useEffect, useRef, useSyncExternalStore} from 'react';
import type {UseFormProps} from 'react-hook-form';

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

/** The delivery of a form, as far as sending is concerned. */
interface Deliverer<State> {
  readonly read: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  readonly holdBack: () => void;
}

interface Submission<State> {
  readonly state: State;
  /** The field that people do not see. */
  readonly honeypot: RefObject<HTMLInputElement | null>;
  /** Delivers, unless a program filled in the form. */
  readonly submit: (deliver: () => Promise<void>) => void;
}

/** Sends what the form let through. */
export function useSubmission<State extends {readonly sending: boolean}>(
  delivery: Deliverer<State>,
): Submission<State> {
  const {read, subscribe, holdBack} = delivery;
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

  function submit(deliver: () => Promise<void>): void {
    if (read().sending) {
      return;
    }
    if (honeypot.current?.value) {
      // It may have been a program of the visitor's: the next press is theirs.
      honeypot.current.value = '';
      holdBack();
    } else {
      void deliver();
    }
  }

  return {state, honeypot, submit};
}
