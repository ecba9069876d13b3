import type {IncomingMessage} from 'node:http';
import {LOCAL_ENDPOINT} from '../configuration/application';
import {brand} from '../data/brand/brand';
import {fieldNames} from '../features/careers/application/rules';
import {localRoutes, Refused, send, type Handler} from './http';
import type {Submission} from './mailbox/mail';
import {keepSubmission, readForm, refusalOf} from './mailbox/service';
import {variablesLimit, type MailboxSettings} from './mailbox/settings';
import {openStore} from './mailbox/store';

/** The field of the CV. */
const FILE_FIELD = 'resume';
/** The fields of an application that are text (specification, section 3). */
export const applicationFields = fieldNames.filter((name) => name !== FILE_FIELD);

const KEY = /^[\w-]{8,100}$/;

/** A status, and a `reference` or an `error`. */
type Reply = readonly [status: number, data: Readonly<Record<string, string>>];

/** Example: `APP-20261120-9F8E7D6C`, from the id of the message. */
function referenceFor(id: string): string {
  return `APP-${id.slice(0, 8)}-${id.slice(-8).toUpperCase()}`;
}

/** Why an application is not taken; `undefined` when it is. */
function objectionTo({variables, files}: Submission, limit: number): Reply | undefined {
  const [file, ...others] = files;
  if (file && file.content.length > limit) {
    return [413, {error: `The file is larger than ${limit} bytes.`}];
  }
  if (refusalOf({variables, files: []}, {variables: variablesLimit, files: limit})) {
    return [413, {error: 'The text is too long.'}];
  }
  if (file?.field !== FILE_FIELD || others.length > 0) {
    return [422, {error: `Expected one file, in the field ${FILE_FIELD}.`}];
  }
  const missing = applicationFields.filter(
    (name) => !variables.some(([found, value]) => found === name && value !== ''),
  );
  return missing.length > 0 ? [422, {error: `Missing: ${missing.join(', ')}.`}] : undefined;
}

/**
 * The endpoint for applications, as a server of the owner's would be (the contract of
 * `contributing/connect-the-form.md`): keeps each as a message in the mailbox, once for each key,
 * and gives a reference. For callers on this machine alone.
 */
export function applicationsHandler(settings: MailboxSettings): Handler {
  const {cvLimit: limit, folder, kept} = settings;
  const store = openStore(folder, kept);
  const template = {...settings.template, recipient: brand.email.careers};
  /** Keys that are worked on at this moment. */
  const underWay = new Map<string, Promise<Reply>>();

  async function keep(submission: Submission, key: string): Promise<Reply> {
    const cards = await store.list();
    const known = cards.find(({idempotencyKey}) => idempotencyKey === key)?.reference;
    if (known !== undefined) return [200, {reference: known}];
    const {id} = await keepSubmission(submission, store, {...settings, template}, (made) => ({
      idempotencyKey: key,
      reference: referenceFor(made),
    }));
    return [201, {reference: referenceFor(id)}];
  }

  async function keepOnce(submission: Submission, key: string): Promise<Reply> {
    const first = underWay.get(key);
    if (first) return [200, (await first)[1]];
    const keeps = keep(submission, key).finally(() => underWay.delete(key));
    underWay.set(key, keeps);
    return keeps;
  }

  async function replyTo(request: IncomingMessage): Promise<Reply> {
    try {
      const submission = await readForm(request, {variables: variablesLimit, files: limit});
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string' || !KEY.test(key)) {
        return [400, {error: 'The header Idempotency-Key is missing or wrong.'}];
      }
      return objectionTo(submission, limit) ?? (await keepOnce(submission, key));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return [error.answer.status, {error: error.answer.text}];
    }
  }

  return localRoutes(/^\/api\/applications\/?$/, [
    {
      method: 'POST',
      path: new RegExp(`^${LOCAL_ENDPOINT}$`),
      async answer({request, response}) {
        const [status, data] = await replyTo(request);
        send(response, status, 'application/json', JSON.stringify(data));
      },
    },
  ]);
}
