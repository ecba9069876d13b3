import type {IncomingMessage, ServerResponse} from 'node:http';
import {answerAsSwitched} from './exchange';
import {keepSubmission, type Keeping} from './keep';
import {readBody} from './read-body';
import {readForm} from './read-form';
import {readJson} from './read-json';
import {answers, notDelivered, Refused, variablesTooLarge} from './service-answers';
import type {MailboxSettings} from './settings';
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

/** Answers the requests to send a message. */
export function emailService(settings: MailboxSettings, keeping: Keeping) {
  const work = async (read: Read, request: IncomingMessage) => {
    try {
      const submission = await read(request, settings);
      const refusal = refusalOf(submission, settings.account, settings.limits);
      if (refusal) {
        return {...refusal, kept: false};
      }
      const {delivery} = await keepSubmission(submission, keeping);
      const answer = delivery.state === 'failed' ? notDelivered(delivery.reason) : answers.accepted;
      return {...answer, kept: true};
    } catch (error) {
      if (!(error instanceof Refused)) {
        throw error;
      }
      return {...error.answer, kept: false};
    }
  };

  return (read: Read, request: IncomingMessage, response: ServerResponse): Promise<void> =>
    answerAsSwitched(request, response, async () => ({
      ...(await work(read, request)),
      type: 'text/plain',
    }));
}
