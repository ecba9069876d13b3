import {useRef, useState} from 'react';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {emailjsClient} from './client';
import type {Enquiry} from './rules';
import {send, type Outcome} from './transport';

/** What became of a message. `attempt` counts from 1, so that each outcome is a new one. */
export type Result =
  | {readonly attempt: number; readonly ok: true; readonly enquiry: Enquiry}
  | ({readonly attempt: number} & Exclude<Outcome, {ok: true}>);

interface Delivery {
  readonly sending: boolean;
  /** Of the last attempt; stays until the next one has come to its end. */
  readonly result: Result | undefined;
  /** Does nothing while a message is on its way. */
  readonly deliver: (enquiry: Enquiry) => Promise<Outcome | undefined>;
  /** Records that a message was held back. */
  readonly holdBack: () => void;
}

/** Sends messages, one at a time. */
export function useDelivery(): Delivery {
  const {enquiry: ids} = useConfiguration();
  // State is seen at the next rendering, which is too late for the second half of a double click.
  const busy = useRef(false);
  const attempts = useRef(0);
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<Result>();

  function conclude(enquiry: Enquiry, outcome: Outcome): void {
    attempts.current += 1;
    const attempt = attempts.current;
    setResult(outcome.ok ? {attempt, ok: true, enquiry} : {attempt, ...outcome});
  }

  async function deliver(enquiry: Enquiry): Promise<Outcome | undefined> {
    if (busy.current) {
      return undefined;
    }
    busy.current = true;
    setSending(true);
    const outcome = await send(emailjsClient, enquiry, ids);
    busy.current = false;
    setSending(false);
    conclude(enquiry, outcome);
    return outcome;
  }

  function holdBack(): void {
    attempts.current += 1;
    setResult({attempt: attempts.current, ok: false, reason: 'suspected'});
  }

  return {sending, result, deliver, holdBack};
}
