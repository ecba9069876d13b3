import type {IncomingMessage, ServerResponse} from 'node:http';
import {finished} from 'node:stream/promises';
import {setTimeout as wait} from 'node:timers/promises';
import {behaviourOf, substituteFor} from './behaviour';
import {send} from './reply';
import type {Answer} from './service-answers';

/** The answer of a service that was left to do its work. */
export interface WorkedAnswer extends Answer {
  readonly type: 'application/json' | 'text/plain';
  /** Whether a message has just been kept: `lost-answer` loses the answers to those. */
  readonly kept: boolean;
}

/** Reads the request and throws it away; one that is cut off needs no answer. */
async function readToTheEnd(request: IncomingMessage): Promise<void> {
  await finished(request.resume()).catch(() => undefined);
}

/** The status at once, the text later, as over a line that has nearly gone. */
async function sendSlowly(
  response: ServerResponse,
  {status, text, type}: WorkedAnswer,
  seconds: number,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.flushHeaders();
  await wait(seconds * 1000, undefined, {signal: gone.signal}).catch(() => undefined);
  response.end(text);
}

/** Answers a request as the switch of the browser says; does the work only where it is wanted. */
export async function answerAsSwitched(
  request: IncomingMessage,
  response: ServerResponse,
  work: () => Promise<WorkedAnswer>,
): Promise<void> {
  const behaviour = behaviourOf(request.headers.cookie);
  const substitute = substituteFor(behaviour);
  if (substitute) {
    await readToTheEnd(request);
    send(response, substitute.status, substitute.type, substitute.text, substitute.headers);
    return;
  }
  if (behaviour.name === 'hang' || behaviour.name === 'disconnect') {
    await readToTheEnd(request);
    if (behaviour.name === 'disconnect') {
      response.destroy();
    }
    return;
  }
  const answer = await work();
  if (behaviour.name === 'lost-answer' && answer.kept) {
    response.destroy();
  } else if (behaviour.name === 'slow-body') {
    await sendSlowly(response, answer, behaviour.seconds);
  } else {
    send(response, answer.status, answer.type, answer.text);
  }
}
