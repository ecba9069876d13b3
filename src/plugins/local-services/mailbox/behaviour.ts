import {answers, variablesTooLarge, type Answer} from './service-answers';
import {variablesLimit} from './settings';

/** The ways in which the service can be made to behave, with the words of the switch. */
export const behaviours = {
  ok: 'Keeps the message and answers OK',
  '400': 'The service ID is not found',
  '401': 'Unauthorised',
  '403': 'Calls are not allowed',
  '413': 'The variables are too large',
  '429': 'Too many requests',
  '500': 'The service is broken',
  '503': 'The service is being restarted',
  '503-once': '503 to the next request, then OK: the switch turns itself back',
  html: '502 with a page of HTML instead of a text, as a proxy answers for a dead service',
  'html-200': '200 with a page of HTML, as a hotel network answers for every service',
  'slow-body': 'Keeps the message, answers 200 at once, and the text only after the seconds below',
  hang: 'Never answers',
  disconnect: 'Takes the message, throws it away and hangs up without an answer',
  'lost-answer':
    'Keeps the message and hangs up; an application that comes a second time gets its answer',
} as const satisfies Record<string, string>;

export type BehaviourName = keyof typeof behaviours;

export interface Behaviour {
  readonly name: BehaviourName;
  /** How long `slow-body` takes. */
  readonly seconds: number;
}

/** Longer than the 20 seconds after which the site's form gives up. */
const SECONDS = 30;
const MOST_SECONDS = 600;

export const usual: Behaviour = {name: 'ok', seconds: SECONDS};

const isName = (text: string): text is BehaviourName => Object.hasOwn(behaviours, text);

/** In the order of the switch. (A record would put the names that are numbers first.) */
export const behaviourNames = (Object.keys(behaviours) as BehaviourName[]).sort(
  (one, other) => Number(other === usual.name) - Number(one === usual.name),
);

/** `undefined` when there is no such behaviour, or the seconds are not a number from 0 to 600. */
export function behaviourFrom(name: string, seconds = ''): Behaviour | undefined {
  const count = seconds === '' ? SECONDS : Number(seconds);
  return isName(name) && count >= 0 && count <= MOST_SECONDS ? {name, seconds: count} : undefined;
}

/**
 * The switch is a cookie: it turns the service for one browser only, so that journeys that run at
 * the same time do not get into each other's way.
 */
const COOKIE = 'mailbox-behaviour';

export function behaviourOf(cookies: string | undefined): Behaviour {
  for (const cookie of (cookies ?? '').split(';')) {
    const [key, value = ''] = cookie.trim().split('=');
    if (key === COOKIE) {
      const [name = '', seconds] = value.split('*');
      return behaviourFrom(name, seconds) ?? usual;
    }
  }
  return usual;
}

/** The `Set-Cookie` header that turns the switch. It lasts as long as the browser is open. */
export function behaviourCookie({name, seconds}: Behaviour): string {
  return `${COOKIE}=${name}*${seconds}; Path=/; HttpOnly; SameSite=Strict`;
}

const PROXY_PAGE = `<!doctype html>
<html lang="en"><head><title>Please sign in</title></head>
<body><h1>Please sign in</h1><p>This page is not the answer of the e-mail service.</p></body></html>
`;

/** An answer that stands in the service's place, with its media type. */
export interface Substitute extends Answer {
  readonly type: 'text/html' | 'text/plain';
  readonly headers?: Readonly<Record<string, string>>;
}

const substitutes: Partial<Record<BehaviourName, Substitute>> = {
  '400': {...answers.serviceUnknown, type: 'text/plain'},
  '401': {...answers.unauthorized, type: 'text/plain'},
  '403': {...answers.forbidden, type: 'text/plain'},
  '413': {...variablesTooLarge(variablesLimit), type: 'text/plain'},
  '429': {...answers.tooManyRequests, type: 'text/plain'},
  '500': {...answers.broken, type: 'text/plain'},
  '503': {...answers.unavailable, type: 'text/plain'},
  '503-once': {
    ...answers.unavailable,
    type: 'text/plain',
    headers: {'Set-Cookie': behaviourCookie(usual)},
  },
  html: {status: 502, text: PROXY_PAGE, type: 'text/html'},
  'html-200': {status: 200, text: PROXY_PAGE, type: 'text/html'},
};

/** What is answered instead of doing the work; `undefined` for behaviours that are no answer. */
export const substituteFor = ({name}: Behaviour): Substitute | undefined => substitutes[name];
