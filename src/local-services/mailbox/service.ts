import {createHash} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import type {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import busboy from 'busboy';
import nodemailer from 'nodemailer';
import {
  localRoutes,
  malformed,
  readBody,
  Refused,
  sendAnswer,
  type Answer,
  type Exchange,
  type Handler,
} from '../http';
import {composeMail, valueOf, type Submission, type UploadedFile, type Variable} from './mail';
import {pageRoutes} from './pages';
import type {Account, Limits, MailboxSettings, Template} from './settings';
import {messageId, openStore, type Card, type Store} from './store';

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

/**
 * What EmailJS says to a wrong account, word for word where it is known from its users' reports.
 * The first is ours, after the older "The user ID is required".
 */
const unknownAccount = {
  keyMissing: `The Public Key is required. To find this ID, visit ${DASHBOARD}/account`,
  key: `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`,
  service: `The service ID not found. To find this ID, visit ${DASHBOARD}`,
  template: `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
};

/** The words for files are ours, in the manner of those for variables. @param limit bytes */
function tooLarge(what: 'attachments' | 'variables', limit: number): Answer {
  const name = what === 'variables' ? 'Variables' : 'Attachments';
  const most = `The maximum allowed ${what} size is ${Math.round(limit / 1024)}Kb`;
  return {status: 413, text: `${name} size limit. ${most}`};
}

/** Fields of a request that are no variables of the template. */
const OWN_FIELDS = new Set(['user_id', 'service_id', 'template_id', 'lib_version', 'accessToken']);
/** JSON writes some characters with six letters, so the body may be longer than the variables. */
const JSON_BODY_FACTOR = 7;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Text, numbers and booleans print as themselves, nothing as nothing, lists and objects as JSON.
 *
 * @throws Refused for what is nested deeper than it can be written
 */
function printed(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  try {
    return JSON.stringify(value);
  } catch {
    throw new Refused(malformed);
  }
}

/** A request to send a message: its account, and what it sends. */
interface Sending extends Submission, Account {}

/** The body of `POST /api/v1.0/email/send` (specification 7). @throws Refused */
async function readJson(request: IncomingMessage, limits: Limits): Promise<Sending> {
  const limit = limits.variables * JSON_BODY_FACTOR;
  const body = await readBody(request, limit, tooLarge('variables', limits.variables));
  let data: unknown;
  try {
    data = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refused(malformed);
  }
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  if (!isJson || !isObject(data)) throw new Refused(malformed);
  const {user_id, service_id, template_id, template_params = {}} = data;
  if (!isObject(template_params)) {
    // The words of the client library.
    const text =
      'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/';
    throw new Refused({status: 400, text});
  }
  const [userId = '', serviceId = '', templateId = ''] = [user_id, service_id, template_id].map(
    (id) => (typeof id === 'string' ? id : ''),
  );
  const variables = Object.entries(template_params).map<Variable>(([name, value]) => [
    name,
    printed(value),
  ]);
  return {userId, serviceId, templateId, variables, files: []};
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function formReader(request: IncomingMessage, limits: Limits) {
  try {
    return busboy({
      headers: request.headers,
      // Browsers write file names in UTF-8 without saying so.
      defParamCharset: 'utf8',
      // What is cut off here is still above the limit, so the check of the sizes refuses it.
      limits: {fields: 200, files: 10, fieldSize: limits.variables + 1, fileSize: limits.files + 1},
    });
  } catch {
    // No multipart body, or one without a boundary.
    throw new Refused(malformed);
  }
}

/**
 * A form of the page with its files, byte for byte: the body of `POST /api/v1.0/email/send-form`
 * and of an application. A file field that was left empty counts as absent.
 *
 * @throws Refused when the body is no such form, is cut off or breaks a limit
 */
export async function readForm(request: IncomingMessage, limits: Limits): Promise<Sending> {
  const reader = formReader(request, limits);
  const fields: Variable[] = [];
  const files: Promise<UploadedFile | undefined>[] = [];
  let refusal: Refused | undefined;
  const refuse = (answer: Answer) => (refusal ??= new Refused(answer));

  reader.on('field', (name, value) => fields.push([name, value]));
  reader.on('file', (field, stream, {filename, mimeType}) => {
    // A field that was left empty arrives without a name.
    const file = bytesOf(stream).then((content) =>
      filename ? {field, name: filename, type: mimeType, content} : undefined,
    );
    // A body that is cut off fails here and in the pipeline below; one report is enough.
    file.catch(() => refuse(malformed));
    files.push(file);
  });
  reader.on('filesLimit', () => refuse(tooLarge('attachments', limits.files)));
  reader.on('fieldsLimit', () => refuse(tooLarge('variables', limits.variables)));

  await pipeline(request, reader).catch(() => refuse(malformed));
  if (refusal) throw refusal;
  return {
    userId: valueOf(fields, 'user_id'),
    serviceId: valueOf(fields, 'service_id'),
    templateId: valueOf(fields, 'template_id'),
    variables: fields.filter(([name]) => !OWN_FIELDS.has(name)),
    files: (await Promise.all(files)).filter((file) => file !== undefined),
  };
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** What the service answers to variables or files above the limits; `undefined` to others. */
export function refusalOf({variables, files}: Submission, limits: Limits): Answer | undefined {
  const ofVariables = variables.map((variable) => Buffer.byteLength(variable.join('')));
  if (total(ofVariables) > limits.variables) return tooLarge('variables', limits.variables);
  const ofFiles = files.map(({content}) => content.length);
  return total(ofFiles) > limits.files ? tooLarge('attachments', limits.files) : undefined;
}

/** Why a request does not belong to this account. */
function strangeness(sending: Account, account: Account): Answer | undefined {
  let text: string | undefined;
  if (sending.userId === '') text = unknownAccount.keyMissing;
  else if (sending.userId !== account.userId) text = unknownAccount.key;
  else if (sending.serviceId !== account.serviceId) text = unknownAccount.service;
  else if (sending.templateId !== account.templateId) text = unknownAccount.template;
  return text === undefined ? undefined : {status: 400, text};
}

/** A mail server that does not answer must not outlast the visitor's patience. Milliseconds. */
const PATIENCE = 8_000;

/** By SMTP, to the template's recipient, never to whom a message names; or only kept. */
async function deliver(
  raw: Buffer,
  {sender, recipient}: Template,
  url: string | undefined,
): Promise<Card['delivery']> {
  if (url === undefined) return {state: 'kept'};
  const waits = {connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE};
  try {
    const envelope = {from: sender.address, to: [recipient]};
    await nodemailer.createTransport({url, ...waits}).sendMail({envelope, raw});
    return {state: 'delivered'};
  } catch (error) {
    return {state: 'failed', reason: error instanceof Error ? error.message : String(error)};
  }
}

/**
 * Composes the email of a submission, hands it on if there is a mail server, and keeps it.
 *
 * @param more what a service adds to the card, which may depend on the id of the message
 */
export async function keepSubmission(
  submission: Submission,
  store: Store,
  {template, smtpUrl}: Pick<MailboxSettings, 'smtpUrl' | 'template'>,
  more: (id: string) => Pick<Card, 'idempotencyKey' | 'reference'> = () => ({}),
): Promise<Card> {
  const date = new Date();
  const id = messageId(date);
  const mail = await composeMail(submission, template, id, date);
  const card: Card = {
    id,
    receivedAt: date.toISOString(),
    messageId: mail.messageId,
    subject: mail.subject,
    to: template.recipient,
    replyTo: mail.replyTo,
    text: mail.text,
    variables: Object.fromEntries(submission.variables),
    attachments: mail.attachments.map(({name, type, content}) => ({
      name,
      type,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
    ...more(id),
    delivery: await deliver(mail.source, template, smtpUrl),
  };
  await store.keep(card, mail.source);
  return card;
}

/**
 * The embedded mailbox: answers as EmailJS does, keeps each message as an email and shows it.
 * For callers on this machine alone.
 */
export function mailboxHandler(settings: MailboxSettings): Handler {
  const store = openStore(settings.folder, settings.kept);

  async function answerTo(sending: Sending): Promise<Answer> {
    const refusal = strangeness(sending, settings.account) ?? refusalOf(sending, settings.limits);
    if (refusal) return refusal;
    const {delivery} = await keepSubmission(sending, store, settings);
    // EmailJS answers 412 when the owner's mail server does not take the message.
    return delivery.state === 'failed'
      ? {status: 412, text: `SMTP: ${delivery.reason}`}
      : {status: 200, text: 'OK'};
  }

  const route = (path: RegExp, read: typeof readForm) => ({
    method: 'POST' as const,
    path,
    async answer({request, response}: Exchange) {
      try {
        sendAnswer(response, await answerTo(await read(request, settings.limits)));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        sendAnswer(response, error.answer);
      }
    },
  });

  return localRoutes(/^\/(?:api\/v1\.0\/email|mailbox)(?:\/|$)/, [
    route(/^\/api\/v1\.0\/email\/send$/, readJson),
    route(/^\/api\/v1\.0\/email\/send-form$/, readForm),
    ...pageRoutes(settings, store),
  ]);
}
