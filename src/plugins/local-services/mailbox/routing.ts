import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Handler} from '../handler';
import {callerOf, refusalFor} from '../local-only';
import {sendAnswer} from './reply';
import {answers} from './service-answers';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What the groups of the path's pattern matched. */
  readonly parameters: readonly string[];
}

export interface Route {
  readonly method: 'DELETE' | 'GET' | 'POST';
  readonly path: RegExp;
  /** Answers; a promise is waited for. */
  readonly answer: (exchange: Exchange) => unknown;
}

export function sendMissing(response: ServerResponse): void {
  sendAnswer(response, {status: 404, text: 'There is nothing here.'});
}

async function dispatch(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const refusal = refusalFor(callerOf(request));
  if (refusal !== undefined) {
    sendAnswer(response, {status: 403, text: refusal});
    return;
  }
  const found = routes.filter((route) => route.path.test(path));
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = found.find((candidate) => candidate.method === method);
  if (route) {
    const [, ...parameters] = route.path.exec(path) ?? [];
    await route.answer({request, response, parameters});
  } else if (found.length > 0) {
    response.setHeader('Allow', found.map((other) => other.method).join(', '));
    sendAnswer(response, {status: 405, text: 'Method Not Allowed'});
  } else {
    sendMissing(response);
  }
}

/** Whoever hung up while sending expects no answer, and it is no fault of the service. */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (!request.complete) {
    response.destroy();
    return;
  }
  console.error('Local service:', error);
  if (response.headersSent) {
    response.destroy();
  } else {
    sendAnswer(response, answers.broken);
  }
}

/**
 * Serves routes to callers on this machine.
 *
 * @param mine which paths belong to the service; it answers nothing else
 */
export function localRoutes(mine: RegExp, routes: readonly Route[]): Handler {
  return (request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (mine.test(path)) {
      dispatch(routes, request, response, path).catch((error: unknown) =>
        fail(request, response, error),
      );
    } else {
      next();
    }
  };
}
