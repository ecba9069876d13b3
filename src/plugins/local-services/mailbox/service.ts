import {createHash} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {finished} from 'node:stream/promises';
import {setTimeout as wait} from 'node:timers/promises';
import {behaviourOf, substituteFor} from './behaviour';
import {composeMail} from './compose';
import type {Deliver} from './deliver';
import {readBody} from './read-body';
import {readForm} from './read-form';
import {readJson} from './read-json';
import {send, sendAnswer} from './reply';
import {answers, notDelivered, Refused, variablesTooLarge, type Answer} from './service-answers';
import type {MailboxSettings} from './settings';
import {messageId, type Store} from './store';
import {refusalOf, type Submission} from './submission';

/** JSON writes some characters with six letters, so the body may be longer than the variables. */
const JSON_BODY_FACTOR = 7;

/** Reads a request of one of the two forms. @throws Refused */
export type Read = (request: IncomingMessage, settings: MailboxSettings) => Promise<Submission>;

export const readJsonRequest: Read = async (request, {limits}) => {
  const limit = limits.variables * JSON_BODY_FACTOR;
  const body = await readBody(request, limit, variablesTooLarge(limits.variables));
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new Refused(answers.malformed);
  }
  return readJson(body.toString('utf8'));
};

export const readFormRequest: Read = (request, {limits}) => readForm(request, limits);

/** Reads the request and throws it away; one that is cut off needs no answer. */
async function readToTheEnd(request: IncomingMessage): Promise<void> {
  await finished(request.resume()).catch(() => undefined);
}

/** The status at once, the text later, as over a line that has nearly gone. */
async function sendSlowly(
  response: ServerResponse,
  {status, text}: Answer,
  seconds: number,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.flushHeaders();
  await wait(seconds * 1000, undefined, {signal: gone.signal}).catch(() => undefined);
  response.end(text);
}

/** Answers the requests to send a message. */
export function emailService(settings: MailboxSettings, store: Store, deliver: Deliver) {
  const accept = async (submission: Submission): Promise<Answer> => {
    const date = new Date();
    const id = messageId(date);
    const mail = await composeMail(submission, settings.template, id, date);
    const result = await deliver(mail.source);
    const card = {
      id,
      receivedAt: date.toISOString(),
      messageId: mail.messageId,
      subject: mail.subject,
      to: settings.template.recipient,
      replyTo: mail.replyTo,
      variables: Object.fromEntries(submission.variables),
      attachments: mail.attachments.map(({name, type, content}) => ({
        name,
        type,
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      })),
      delivery: result,
    };
    await store.keep(card, mail.source);
    return result.state === 'failed' ? notDelivered(result.reason) : answers.accepted;
  };

  return async (read: Read, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const behaviour = behaviourOf(request.headers.cookie);
    const substitute = substituteFor(behaviour);
    if (substitute || behaviour.name === 'hang' || behaviour.name === 'disconnect') {
      await readToTheEnd(request);
      if (substitute) {
        send(response, substitute.status, substitute.type, substitute.text);
      } else if (behaviour.name === 'disconnect') {
        response.destroy();
      }
      return;
    }
    try {
      const submission = await read(request, settings);
      const refusal = refusalOf(submission, settings.account, settings.limits);
      const answer = refusal ?? (await accept(submission));
      if (behaviour.name === 'slow-body') {
        await sendSlowly(response, answer, behaviour.seconds);
      } else {
        sendAnswer(response, answer);
      }
    } catch (error) {
      if (!(error instanceof Refused)) {
        throw error;
      }
      sendAnswer(response, error.answer);
    }
  };
}
