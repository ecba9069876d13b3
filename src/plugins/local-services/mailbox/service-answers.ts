/** What the service says: a status and a plain text, as EmailJS does. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

/**
 * The answers of EmailJS, word for word where they are known from its users' reports: `text` of an
 * `EmailJSResponseStatus`. Those marked "ours" are not known and only sound like it.
 */
export const answers = {
  accepted: {status: 200, text: 'OK'},
  /** Ours. */
  malformed: {status: 400, text: 'Bad Request'},
  /** Ours, after the older "The user ID is required. To find this ID, visit …". */
  publicKeyMissing: {
    status: 400,
    text: `The Public Key is required. To find this ID, visit ${DASHBOARD}/account`,
  },
  publicKeyUnknown: {
    status: 400,
    text: `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`,
  },
  serviceUnknown: {
    status: 400,
    text: `The service ID not found. To find this ID, visit ${DASHBOARD}`,
  },
  templateUnknown: {
    status: 400,
    text: `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
  },
  /** Ours: the client library's own words. */
  variablesNoObject: {
    status: 400,
    text: 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
  },
  /** Ours. */
  unauthorized: {status: 401, text: 'Unauthorized'},
  forbidden: {status: 403, text: 'API calls are disabled for non-browser applications'},
  /** Ours. */
  tooManyRequests: {status: 429, text: 'Too Many Requests'},
  /** Ours. */
  broken: {status: 500, text: 'Internal Server Error'},
  /** Ours. */
  unavailable: {status: 503, text: 'Service Unavailable'},
} satisfies Record<string, Answer>;

const inKilobytes = (bytes: number) => `${Math.round(bytes / 1024)}Kb`;

/** @param limit bytes */
export function variablesTooLarge(limit: number): Answer {
  const text = `Variables size limit. The maximum allowed variables size is ${inKilobytes(limit)}`;
  return {status: 413, text};
}

/**
 * Ours, in the manner of the one for variables.
 *
 * @param limit bytes
 */
export function filesTooLarge(limit: number): Answer {
  const text = `Attachments size limit. The maximum allowed attachments size is ${inKilobytes(limit)}`;
  return {status: 413, text};
}

/**
 * The owner's mail server did not take the message. EmailJS answers 412 with the name of the mail
 * provider and its words.
 */
export function notDelivered(reason: string): Answer {
  return {status: 412, text: `SMTP: ${reason}`};
}

/** Thrown while a request is read or checked; the handler sends the answer. */
export class Refused extends Error {
  constructor(readonly answer: Answer) {
    super(answer.text);
    this.name = 'Refused';
  }
}
