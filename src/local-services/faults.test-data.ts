import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {listen, readBody, send} from './http';

const PAGE = `<!doctype html>
<html lang="en"><head><title>Please sign in</title></head>
<body><h1>Please sign in</h1><p>This page is not the answer of the email service.</p></body></html>
`;

/** Responses that replace the service's own. */
const ANSWERS = {
  '400': [400, 'text/plain', 'The service ID not found'],
  '401': [401, 'text/plain', 'Unauthorized'],
  '403': [403, 'text/plain', 'API calls are disabled for non-browser applications'],
  '413': [413, 'text/plain', 'Variables size limit. The maximum allowed variables size is 50Kb'],
  '429': [429, 'text/plain', 'Too Many Requests'],
  '500': [500, 'text/plain', 'Internal Server Error'],
  '503': [503, 'text/plain', 'Service Unavailable'],
  /** A proxy's response for a service that is down. */
  html: [502, 'text/html', PAGE],
  /** A hotel network's response to any request. */
  'html-200': [200, 'text/html', PAGE],
} as const satisfies Record<string, readonly [status: number, type: string, text: string]>;

/**
 * How a service fails. It sends a fixed response, sends none, or hangs up. Or it processes the
 * request and then hangs up, or sends the status at once and the text three seconds later or never.
 */
export type Fault =
  keyof typeof ANSWERS | 'hang' | 'disconnect' | 'lost-answer' | 'slow-body' | 'endless-body';

const isAnswer = (fault: string): fault is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, fault);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, fault = '', port = '', ...path] = (request.url ?? '').split('/');
  const body = await readBody(request, Infinity);
  if (isAnswer(fault)) {
    const [status, type, text] = ANSWERS[fault];
    send(response, status, type, text);
  } else if (fault === 'disconnect') {
    response.destroy();
  } else if (fault !== 'hang') {
    const {method = 'GET', headers} = request;
    const real = await fetch(`http://127.0.0.1:${port}/${path.join('/')}`, {
      method,
      headers: ['content-type', 'idempotency-key'].flatMap((name) =>
        typeof headers[name] === 'string' ? [[name, headers[name]] as [string, string]] : [],
      ),
      body: new Uint8Array(body),
    });
    const text = await real.text();
    // Passes on a 200, the endpoint's answer to a known key, so the visitor's second try succeeds.
    if (fault === 'lost-answer' && real.status !== 200) {
      response.destroy();
      return;
    }
    response.writeHead(real.status, {'Content-Type': real.headers.get('content-type') ?? ''});
    response.flushHeaders();
    if (fault === 'slow-body') await wait(3000);
    if (fault !== 'endless-body') response.end(text);
  }
}

let server: Promise<Server> | undefined;

/**
 * Returns an address at which a service fails in the given way. One proxy serves all addresses, and
 * does not keep the process running.
 */
export async function failing(address: string, fault: Fault): Promise<string> {
  server ??= listen(
    [(request, response) => void answer(request, response).catch(() => response.destroy())],
    '127.0.0.1',
    0,
  );
  const listening = (await server).unref().address();
  const {port, pathname} = new URL(address);
  return `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}/${fault}/${port}${pathname}`;
}
