import {useEffect, useSyncExternalStore, type RefObject} from 'react';
import type {UseFormProps} from 'react-hook-form';
import {useGuard} from './useGuard';

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
  readonly forget: () => void;
}

interface Submission<State> {
  readonly state: State;
  readonly trap: RefObject<HTMLInputElement | null>;
  /** Whether the visitor was asked to press the button once more. */
  readonly asked: boolean;
  /** Delivers, unless a program filled in the form or the visitor was too quick. */
  readonly submit: (deliver: () => Promise<void>) => void;
}

/** Judges and sends what the form let through. */
export function useSubmission<State extends {readonly sending: boolean}>(
  delivery: Deliverer<State>,
): Submission<State> {
  const {read, subscribe, holdBack, forget} = delivery;
  const state = useSyncExternalStore(subscribe, read, read);
  const {trap, asked, verdict} = useGuard();
  // An outcome that was on the page has been seen.
  useEffect(() => forget, [forget]);

  function submit(deliver: () => Promise<void>): void {
    if (read().sending) {
      return;
    }
    const judged = verdict();
    if (judged === 'program') {
      holdBack();
    } else if (judged === 'person') {
      void deliver();
    }
  }

  return {state, trap, asked, submit};
}
