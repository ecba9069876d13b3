import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {isIP} from 'node:net';

/**
 * One local service. It answers the requests that are its own and passes the others on, as the
 * middleware of Connect and Express does.
 */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Asks each handler in turn until one of them answers. One that throws ends no server. */
export function inOrder(handlers: readonly Handler[]): Handler {
  return (request, response, next) => {
    const ask = (index: number): void => {
      const handler = handlers[index];
      if (!handler) {
        next();
        return;
      }
      try {
        handler(request, response, (error) => {
          if (error === undefined) ask(index + 1);
          else next(error);
        });
      } catch (error) {
        next(error);
      }
    };
    ask(0);
  };
}

/** What a service says: a status and a text. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Thrown while a request is read or checked; whoever reads sends the answer. */
export class Refused extends Error {
  constructor(readonly answer: Answer) {
    super(answer.text);
    this.name = 'Refused';
  }
}

export const malformed: Answer = {status: 400, text: 'Bad Request'};

/**
 * The whole body of a request. What goes beyond the limit is read and thrown away, because a
 * browser that is cut off while it sends never sees the answer.
 *
 * @param limit bytes
 * @param tooLarge the answer to a longer body
 * @throws Refused when the body is longer than the limit
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  tooLarge: Answer = malformed,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new Refused(tooLarge);
  return Buffer.concat(chunks);
}

/** Nothing of a local service is stored by a browser, guessed at, framed, or read by other origins. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** @param type media type; texts get their character set added */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    ...HEADERS,
    'Content-Type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

export function sendAnswer(response: ServerResponse, {status, text}: Answer): void {
  send(response, status, 'text/plain', text);
}

export function sendMissing(response: ServerResponse): void {
  sendAnswer(response, {status: 404, text: 'There is nothing here.'});
}

const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** A name that no one can point at this machine by DNS, because it is an address. */
const isAddress = (host: string) => isIP(host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')) > 0;

const isOwnOrigin = (origin: string, host: string) =>
  origin === `http://${host}` || origin === `https://${host}`;

/**
 * Why a request must be refused by a service that is for this machine alone, or `undefined`.
 *
 * - The address of the caller keeps the rest of the network out.
 * - The `Host` header keeps out pages of other sites whose name was made to point at 127.0.0.1
 *   (DNS rebinding), and whatever a tunnel or a proxy passes on.
 * - The `Origin` header, which browsers send with everything that changes something, keeps other
 *   sites from posting forms here with a visitor's browser.
 */
export function refusalFor(
  request: Pick<IncomingMessage, 'headers' | 'method'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  },
): string | undefined {
  const {host = '', origin} = request.headers;
  if (!LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '')) {
    return 'This service only accepts requests from the computer it runs on.';
  }
  if (!LOOPBACK_HOST.test(host)) {
    return 'This service only accepts requests addressed to localhost or a loopback address.';
  }
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return !reads && origin !== undefined && !isOwnOrigin(origin, host)
    ? 'This service doesn’t accept requests from pages on another origin.'
    : undefined;
}

/**
 * Why the development server must refuse a request for one of its pages or scripts, or `undefined`.
 * They hold drafts and paths of this machine.
 *
 * - A foreign `Host` means that another site's name was made to point here (DNS rebinding).
 * - Pages of other origins may link here, and nothing else. Browsers send `Sec-Fetch-Site` to
 *   localhost, and `Origin` wherever a script wants to read the answer.
 * - The server's own actions, such as opening a file in an editor, take no link either.
 *
 * @param servedAs what `npm start -- --host` named: other machines get an answer only if it is no
 *   loopback address
 */
export function foreignPageRefusal(
  {headers, url = '/'}: Pick<IncomingMessage, 'headers' | 'url'>,
  servedAs: string,
): string | undefined {
  const {host = '', origin} = headers;
  const isOpen = !LOOPBACK_HOST.test(servedAs);
  const isOwnName =
    LOOPBACK_HOST.test(host) ||
    (isOpen && (isAddress(host) || host.replace(/:\d+$/, '') === servedAs));
  if (!isOwnName) return 'This server only accepts requests addressed to its own name or address.';
  const site = headers['sec-fetch-site'] ?? 'none';
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    !/^\/+webpack-dev-server/i.test(url);
  const isForeign =
    (origin !== undefined && !isOwnOrigin(origin, host)) ||
    !(site === 'none' || site === 'same-origin' || isLink);
  return isForeign
    ? 'Pages on another origin can link to this server, but can’t request anything else from it.'
    : undefined;
}

/** Answers what other origins ask the development server for. See {@link foreignPageRefusal}. */
export function ownPagesOnly(servedAs: string): Handler {
  return (request, response, next) => {
    const refusal = foreignPageRefusal(request, servedAs);
    if (refusal === undefined) {
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
      next();
    } else {
      sendAnswer(response, {status: 403, text: refusal});
    }
  };
}

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

async function dispatch(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const refusal = refusalFor(request);
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
  if (request.complete) console.error('Local service:', error);
  if (request.complete && !response.headersSent) {
    sendAnswer(response, {status: 500, text: 'Internal Server Error'});
  } else {
    response.destroy();
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

/**
 * A server that asks the handlers in turn, and listens.
 *
 * @param port 0 for any free one
 * @throws Error when the port is taken
 */
export async function listen(
  handlers: readonly Handler[],
  host: string,
  port: number,
): Promise<Server> {
  const handler = inOrder(handlers);
  const server = createServer((request, response) => {
    handler(request, response, (error) => {
      console.error(`${request.method ?? ''} ${request.url ?? ''}:`, error ?? 'nothing answered');
      if (response.headersSent) {
        response.destroy();
      } else {
        response.writeHead(500, {'Content-Type': 'text/plain'}).end('Internal Server Error');
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Closes a server at once, requests that never end included. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/** Where a server answers. Example: `http://127.0.0.1:3000`. */
export function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server isn’t listening on a port.');
  }
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
