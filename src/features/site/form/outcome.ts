/** Why a form was not sent, as far as we know. {@link explanationOf} explains each. */
export type Reason =
  /** The build has no ids, so nothing left the browser. */
  | 'unconfigured'
  /** The service answered 4xx: wrong ids, a blocked sender, an automated browser. */
  | 'refused'
  /** The service answered 413. */
  | 'tooLarge'
  /** The service answered 429. */
  | 'busy'
  /** The service answered 5xx. */
  | 'broken'
  /** A web page replaced the service's answer, as hotel networks do. */
  | 'intercepted'
  /** Everything was sent but no answer came, so the form may have arrived. */
  | 'unknown'
  /** No connection, or an add-on that blocks the service. */
  | 'unreachable'
  /** The honeypot was filled in. */
  | 'suspected'
  /** The visitor stopped it before everything was sent. */
  | 'cancelled'
  /** The file was moved, changed or deleted after it was chosen. */
  | 'fileUnreadable';

/** The result of sending a form. `reference` is from the receiver, if it returns one. */
export type Outcome =
  {readonly ok: true; readonly reference?: string} | {readonly ok: false; readonly reason: Reason};

export const failed = (reason: Reason): Outcome => ({ok: false, reason});

/** A form's text outside its fields. The specification (8) fixes `sent` and `failed`. */
export interface FormTexts {
  readonly thing: 'message' | 'application';
  readonly send: string;
  readonly sent: string;
  readonly failed: string;
}

/** Label of the button while the form is being sent (specification 4). */
export const SENDING = 'Sending...';

export const CANCELLED = 'Sending cancelled';

const TRY_AGAIN = 'It’s safe to send it again.';

/** Explains a failure and what to do, and says that nothing typed is lost. */
export function explanationOf(reason: Reason, thing: FormTexts['thing']): string {
  const isMessage = thing === 'message';
  const sentences: Record<Reason, string> = {
    unconfigured: 'This form isn’t connected to our mailbox yet, so nothing was sent.',
    refused: `Our system didn’t accept your ${thing}.`,
    tooLarge: isMessage
      ? 'Your message is too long to send. Please shorten it, or email it to us.'
      : 'Your application is too large to send. Save your CV as a PDF or make the images in it smaller, then choose the new file.',
    busy: 'Our system is busy. Please try again in a minute.',
    broken: `Our system isn’t working at the moment. Please try again later, or ${isMessage ? 'email us' : 'apply by email'}.`,
    intercepted: `Your network blocked your ${thing}. You may need to sign in to the Wi-Fi first.`,
    unknown: `We didn’t get a reply, so we don’t know whether your ${thing} arrived. ${TRY_AGAIN}`,
    unreachable:
      'Your browser couldn’t reach our system. You may be offline, or a browser add-on may be blocking it.',
    suspected: `A hidden field was filled in, so we didn’t send your ${thing}. A browser add-on often causes this. Please try again.`,
    cancelled: `We didn’t send your ${thing}.`,
    fileUnreadable:
      'Your browser can no longer read your CV. It was moved, changed or deleted after you chose it, so please choose it again.',
  };
  const kept = reason === 'fileUnreadable' ? 'Everything else' : 'Everything you entered';
  const file = isMessage || reason === 'fileUnreadable' ? '' : ', including your CV';
  return `${sentences[reason]} ${kept} is still in the form below${file}.`;
}
