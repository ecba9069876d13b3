import type {EmailAccount} from '@site/src/configuration/configuration';

/** Where the email service answers, unless the configuration names another place. */
const SERVICE_ORIGIN = 'https://api.emailjs.com';

/** The origin that an account is called at. */
export function originOf({origin}: Pick<EmailAccount, 'origin'>): string {
  switch (origin) {
    case 'service':
      return SERVICE_ORIGIN;
    case 'site':
      return location.origin;
    default:
      return origin;
  }
}

/** What a service answered to a form. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Media type of the answer, if the client could see it. */
  readonly contentType?: string | undefined;
}

/** Why what was sent counts as unsent. The visitor is told what follows from it, not the word. */
export type Reason =
  /** The build has no ids: nothing left the browser. */
  | 'unconfigured'
  /** 4xx: wrong ids, a blocked sender, an automated browser. */
  | 'refused'
  /** 413: more than the service takes. */
  | 'tooLong'
  /** 429: too many messages at this moment. */
  | 'busy'
  /** 5xx. */
  | 'broken'
  /** A page came back in place of the service's answer: something stands in between. */
  | 'intercepted'
  /** No answer in time. The message may have arrived all the same. */
  | 'late'
  /** No connection, or an extension that blocks the service. */
  | 'unreachable'
  /** The trap for programs was filled in. */
  | 'suspected';

export type Outcome = {readonly ok: true} | {readonly ok: false; readonly reason: Reason};

export function isAnswer(value: unknown): value is Answer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    typeof value.status === 'number' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}

/** A service answers in text or JSON; a captive portal or a filter answers with its own page. */
export function isPage({text, contentType}: Answer): boolean {
  return /^text\/html\b/i.test(contentType ?? '') || /^\s*</.test(text);
}

/** Why an answer that is no success is none. */
export function reasonOf(answer: Answer): Reason {
  if (isPage(answer)) {
    return 'intercepted';
  }
  if (answer.status === 413) {
    return 'tooLong';
  }
  if (answer.status === 429) {
    return 'busy';
  }
  return answer.status >= 500 ? 'broken' : 'refused';
}

/** "Status 200 or text OK means success. Anything else: failure" (specification 7). */
export function outcomeOf(answer: Answer): Outcome {
  const accepted = answer.text === 'OK' || (answer.status === 200 && !isPage(answer));
  return accepted ? {ok: true} : {ok: false, reason: reasonOf(answer)};
}
