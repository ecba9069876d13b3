import {type RefObject, useEffect, useEffectEvent, useRef, useState} from 'react';
import type {UseFormProps} from 'react-hook-form';
import {failed, type Outcome} from './outcome';

/** When forms validate (specification 4). `FormFrame` moves the focus, once the errors are shown. */
export const validation = {
  mode: 'onSubmit',
  reValidateMode: 'onChange',
  shouldFocusError: false,
} as const satisfies UseFormProps;

interface State<Message> {
  readonly sending: boolean;
  /** Result of the last attempt, until the next one ends. `attempt` counts from 1. */
  readonly result?: Outcome & {
    readonly message: Message;
    readonly attempt: number;
    readonly at: Date;
  };
}

export interface Submission<Message> extends State<Message> {
  /** The hidden field that only programs fill in (honeypot). */
  readonly honeypot: RefObject<HTMLInputElement | null>;
  /** Sends a message, unless another is being sent or a program filled in the form. */
  readonly submit: (message: Message) => Promise<void>;
  readonly cancel: () => void;
}

/**
 * Sends validated values, one message at a time.
 *
 * @param send never rejects
 * @param onSent empties the form after each success (specification 3 and 4)
 */
export function useSubmission<Message>(
  send: (message: Message, signal: AbortSignal) => Promise<Outcome>,
  onSent: () => void,
): Submission<Message> {
  const [state, setState] = useState<State<Message>>({sending: false});
  const underWay = useRef<AbortController>(undefined);
  const honeypot = useRef<HTMLInputElement>(null);

  function end(message: Message, outcome: Outcome): void {
    underWay.current = undefined;
    setState(({result}) => ({
      sending: false,
      result: {...outcome, message, attempt: (result?.attempt ?? 0) + 1, at: new Date()},
    }));
  }

  async function submit(message: Message): Promise<void> {
    if (underWay.current) return;
    if (honeypot.current?.value) {
      // Empties the honeypot, because a browser extension may have filled it in: the next attempt
      // is accepted.
      honeypot.current.value = '';
      end(message, failed('suspected'));
      return;
    }
    const {signal} = (underWay.current = new AbortController());
    setState((before) => ({...before, sending: true}));
    end(message, await send(message, signal));
  }

  const {sending, result} = state;
  const whenSent = useEffectEvent(onSent);
  useEffect(() => {
    if (result?.ok) whenSent();
  }, [result]);
  useEffect(() => {
    if (!sending) return undefined;
    // Makes the browser ask for confirmation, because leaving the page would stop the message.
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [sending]);

  return {...state, honeypot, submit, cancel: () => underWay.current?.abort()};
}
