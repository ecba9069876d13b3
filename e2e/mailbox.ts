import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import type {Page} from 'playwright/test';
import {listen, originOf, readBody, send} from '@site/src/local-services/http';
import type {Message} from '@site/src/local-services/mailbox/store';

const SERVICES = '**/api/**';

/**
 * How a service fails: it answers with status 500 or not at all. Or it processes the request and
 * then hangs up, or sends the status at once and the text three seconds later or never.
 */
export type Fault = '500' | 'hang' | 'lost-answer' | 'slow-body' | 'endless-body';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, fault = '', port = '', ...path] = (request.url ?? '').split('/');
  const body = await readBody(request, Infinity);
  if (fault === '500') {
    send(response, 500, 'text/plain', 'Internal Server Error');
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
 * Makes the form services fail for this page only, or work again. A proxy does it, because
 * Playwright's routes do not see the content of uploaded files.
 */
export async function makeServices(page: Page, fault: Fault | 'ok'): Promise<void> {
  await page.unroute(SERVICES);
  if (fault === 'ok') return;
  server ??= listen(
    [(request, response) => void answer(request, response).catch(() => response.destroy())],
    '127.0.0.1',
    0,
  );
  const proxy = `${originOf((await server).unref())}/${fault}`;
  await page.route(SERVICES, (route) => {
    const {port, pathname} = new URL(route.request().url());
    return route.continue({url: `${proxy}/${port}${pathname}`});
  });
}

/** Messages in the mailbox from this email address. */
export async function messagesFrom(page: Page, email: string): Promise<Message[]> {
  const response = await page.request.get('/mailbox/messages.json');
  const messages = (await response.json()) as Message[];
  return messages.filter(({variables}) => variables.email === email);
}
