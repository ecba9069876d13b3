import {createHash} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import * as z from 'zod';
import {LOCAL_ENDPOINT} from '../../configuration/application';
import {readConfiguration} from '../../configuration/readConfiguration';
import {mailboxIds} from '../../configuration/variables';
import {brand} from '../../data/brand/brand';
import {fieldNames} from '../../features/careers/application/rules';
import {readBody, Refused, send, sendAnswer, type Exchange, type Route} from '../http';
import {messageId, type Message, type Store} from './store';

/** The email service's limit for the fields of one message, in bytes. */
const FIELDS_LIMIT = 50 * 1024;
/** Allowance for the rest of a body: quotes, names and boundaries, in bytes. */
const OVERHEAD = 1024 * 1024;

const malformed = {status: 400, text: 'The request could not be read.'};

interface Submission {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly (readonly [field: string, file: File])[];
}

/** Makes a refusal that says what was too large, as the email service does. @param limit bytes */
function tooLarge(what: 'Attachments' | 'Variables', limit: number) {
  const words = `${what} size limit. The maximum allowed ${what.toLowerCase()} size is ${limit / 1024}Kb`;
  return {status: 413, text: words};
}

const jsonBody = z.object({
  user_id: z.string(),
  service_id: z.string(),
  template_id: z.string(),
  template_params: z.record(z.string(), z.string()),
});

/** Reads the JSON of `POST /api/v1.0/email/send` (specification 7). @throws Refused */
async function readJson(request: IncomingMessage): Promise<Submission> {
  const body = await readBody(
    request,
    FIELDS_LIMIT + OVERHEAD,
    tooLarge('Variables', FIELDS_LIMIT),
  );
  try {
    const posted: unknown = JSON.parse(body.toString('utf8'));
    const {template_params, ...ids} = jsonBody.parse(posted);
    return {fields: {...template_params, ...ids}, files: []};
  } catch {
    throw new Refused(malformed);
  }
}

/** Reads a form with files. @param limit for all files together, in bytes @throws Refused */
async function readForm(request: IncomingMessage, limit: number): Promise<Submission> {
  const refusal = tooLarge('Attachments', limit);
  const body = await readBody(request, limit + OVERHEAD, refusal);
  const headers = {'Content-Type': request.headers['content-type'] ?? ''};
  const form = await new Response(new Uint8Array(body), {headers}).formData().catch(() => {
    throw new Refused(malformed);
  });
  const fields: Record<string, string> = {};
  const files: [field: string, file: File][] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    // An empty file field has no file name.
    else if (value.name !== '') files.push([name, value]);
  }
  if (files.reduce((sum, [, {size}]) => sum + size, 0) > limit) throw new Refused(refusal);
  return {fields, files};
}

/** Example: `Application from Ada Byrne (bench-joiner)`. */
function subjectOf(fields: Submission['fields']): string {
  const firstOf = (...values: (string | undefined)[]) => values.find((value) => value?.trim());
  const {name, firstName = '', lastName = '', email, division, position} = fields;
  const sender = firstOf(name, `${firstName} ${lastName}`.trim(), email) ?? 'a visitor';
  const about = firstOf(division, position);
  const kind = position === undefined ? 'Message' : 'Application';
  return `${kind} from ${sender}${about === undefined ? '' : ` (${about})`}`.slice(0, 200);
}

/** Stores a message from a form. @throws Refused when its fields are above the limit */
async function storeSubmission(
  {fields, files}: Submission,
  store: Store,
  more: Pick<Message, 'idempotencyKey' | 'reference'> = {},
): Promise<void> {
  if (Buffer.byteLength(Object.entries(fields).flat().join('')) > FIELDS_LIMIT) {
    throw new Refused(tooLarge('Variables', FIELDS_LIMIT));
  }
  const contents = await Promise.all(
    files.map(async ([, file]) => Buffer.from(await file.arrayBuffer())),
  );
  const attachments = files.map(([, {name, type, size}], index) => {
    const sha256 = createHash('sha256')
      .update(contents[index] ?? '')
      .digest('hex');
    return {name, type, size, sha256};
  });
  const date = new Date();
  const message: Message = {
    id: messageId(date),
    receivedAt: date.toISOString(),
    subject: subjectOf(fields),
    // Applications have no recipient field, because the account's template sets the recipient.
    to: fields.to_email ?? brand.email.careers,
    replyTo: fields.email ?? '',
    variables: fields,
    attachments,
    ...more,
  };
  await store.keep(message, contents);
}

/** Stores an email, and answers as EmailJS does. */
async function receiveEmail(sent: Submission, store: Store, {response}: Exchange): Promise<void> {
  const {user_id, service_id, template_id, lib_version: _, ...fields} = sent.fields;
  const ids = {publicKey: user_id, serviceId: service_id, templateId: template_id};
  for (const name of ['publicKey', 'serviceId', 'templateId'] as const) {
    if (ids[name] !== mailboxIds[name]) {
      throw new Refused({status: 400, text: `The account's ${name} is wrong.`});
    }
  }
  await storeSubmission({...sent, fields}, store);
  sendAnswer(response, {status: 200, text: 'OK'});
}

const CV_FIELD = 'resume';
const applicationFields = fieldNames.filter((name) => name !== CV_FIELD);

/**
 * Stores an application, and answers as the owner's server would (see
 * `contributing/connect-the-form.md`): with a reference, the same one for a repeated request.
 */
async function receiveApplication(
  sent: Submission,
  store: Store,
  {request, response}: Exchange,
): Promise<void> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
    throw new Refused({status: 400, text: 'The header Idempotency-Key is missing or wrong.'});
  }
  if (sent.files.length !== 1 || sent.files[0]?.[0] !== CV_FIELD) {
    throw new Refused({status: 422, text: `Expected one file, in the field ${CV_FIELD}.`});
  }
  const missing = applicationFields.filter((name) => !sent.fields[name]);
  if (missing.length > 0) {
    throw new Refused({status: 422, text: `Fields are missing: ${missing.join(', ')}.`});
  }
  const known = (await store.list()).find(({idempotencyKey}) => idempotencyKey === key);
  const reference =
    known?.reference ?? `APP-${messageId(new Date()).replace(/T\d+/, '').toUpperCase()}`;
  if (!known) await storeSubmission(sent, store, {idempotencyKey: key, reference});
  const answer = JSON.stringify({reference});
  send(response, known ? 200 : 201, 'application/json', answer);
}

/**
 * Returns the routes that receive forms.
 *
 * @throws Error naming each wrong environment variable
 */
export function receivingRoutes(
  store: Store,
  {CV_LIMIT_KB}: Readonly<Record<string, string | undefined>>,
): readonly Route[] {
  const limitOf = (delivery: 'emailjs' | 'endpoint') =>
    readConfiguration({EMBEDDED_MAILBOX: 'true', APPLICATION_DELIVERY: delivery, CV_LIMIT_KB})
      .application.fileLimit ?? Infinity;
  const route = (
    path: string,
    read: (request: IncomingMessage) => Promise<Submission>,
    receive: typeof receiveEmail,
  ): Route => ({
    method: 'POST',
    path: new RegExp(`^${path}$`),
    answer: async (exchange) => receive(await read(exchange.request), store, exchange),
  });
  const email = limitOf('emailjs');
  const endpoint = limitOf('endpoint');
  return [
    route('/api/v1\\.0/email/send', readJson, receiveEmail),
    route('/api/v1\\.0/email/send-form', async (request) => readForm(request, email), receiveEmail),
    route(LOCAL_ENDPOINT, async (request) => readForm(request, endpoint), receiveApplication),
  ];
}
