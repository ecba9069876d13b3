import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {isIP} from 'node:net';

/** Answers a request or passes it on, as Connect and Express middleware does. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Calls each handler in turn until one answers. Passes errors to `next`, so no server crashes. */
export function inOrder([first, ...rest]: readonly Handler[]): Handler {
  return (request, response, next) => {
    try {
      if (!first) next();
      else
        first(request, response, (error) => {
          if (error === undefined) inOrder(rest)(request, response, next);
          else next(error);
        });
    } catch (error) {
      next(error);
    }
  };
}

/** A status and a readable text. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Thrown while a request is read or checked. {@link localRoutes} sends its answer. */
export class Refused extends Error {
  constructor(readonly answer: Answer) {
    super(answer.text);
    this.name = 'Refused';
  }
}

/**
 * Reads the whole body of a request. Discards bytes above the limit but keeps the connection open,
 * because a browser that is cut off while sending never sees the response.
 *
 * @param limit bytes
 * @throws Refused when the body is longer than the limit
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  tooLarge: Answer = {status: 413, text: 'The request is too large.'},
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

/** Stops browsers from storing, sniffing or framing a response, and other origins reading it. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** @param type media type; the character set is added if the body is a string */
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

const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Whether a host is an IP address, which no DNS entry can point at this machine. */
const isAddress = (host: string) => isIP(host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')) > 0;

/**
 * Returns why a server on this machine must refuse a request, otherwise `undefined`. The server's
 * responses contain drafts, messages and local paths, and the policy editor writes files.
 *
 * - The caller's address keeps out the rest of the network.
 * - The `Host` header keeps out sites whose name was pointed at 127.0.0.1 (DNS rebinding).
 * - `Origin` and `Sec-Fetch-Site` keep out pages of other origins. They may link here, but not to
 *   the development server's own actions, one of which opens a file in an editor.
 *
 * @param servedAs the value of `npm start -- --host`: other machines get an answer only when it is
 *   not a loopback address
 */
export function refusalFor(
  {
    headers,
    method,
    socket,
    url = '/',
  }: Pick<IncomingMessage, 'headers' | 'method' | 'url'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  },
  servedAs = 'localhost',
): string | undefined {
  const {host = '', origin} = headers;
  const isOpen = !LOOPBACK_HOST.test(servedAs);
  if (!isOpen && !LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) {
    return 'This service only accepts requests from the computer it runs on.';
  }
  const isOwnName =
    LOOPBACK_HOST.test(host) ||
    (isOpen && (isAddress(host) || host.replace(/:\d+$/, '') === servedAs));
  if (!isOwnName) return 'This service only accepts requests addressed to its own name or address.';
  const site = headers['sec-fetch-site'] ?? 'none';
  const isLink =
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    !/^\/+webpack-dev-server/i.test(url);
  const isForeign =
    (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) ||
    !(site === 'none' || site === 'same-origin' || isLink);
  return isForeign
    ? 'This service doesn’t accept requests from pages on another origin, except links.'
    : undefined;
}

/** Guards the pages and scripts of the development server. See {@link refusalFor}. */
export function ownPagesOnly(servedAs: string): Handler {
  return (request, response, next) => {
    const refusal = refusalFor(request, servedAs);
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
  /** Groups captured by the route's `path`. */
  readonly parameters: readonly string[];
}

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** May throw {@link Refused}. */
  readonly answer: (exchange: Exchange) => unknown;
}

/**
 * Serves routes to callers on this machine.
 *
 * @param mine matches the paths of the service; other requests are passed on
 */
export function localRoutes(mine: RegExp, routes: readonly Route[]): Handler {
  async function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    const refusal = refusalFor(request);
    if (refusal !== undefined) throw new Refused({status: 403, text: refusal});
    const found = routes.filter((route) => route.path.test(path));
    if (found.length === 0) throw new Refused({status: 404, text: 'There is nothing here.'});
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const route = found.find((candidate) => candidate.method === method);
    if (!route) {
      response.setHeader('Allow', found.map((other) => other.method).join(', '));
      throw new Refused({status: 405, text: 'Method Not Allowed'});
    }
    const [, ...parameters] = route.path.exec(path) ?? [];
    await route.answer({request, response, parameters});
  }
  return (request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (!mine.test(path)) {
      next();
      return;
    }
    answer(request, response, path).catch((error: unknown) => {
      if (error instanceof Refused) sendAnswer(response, error.answer);
      else if (request.complete) next(error);
      // The caller hung up while sending.
      else response.destroy();
    });
  };
}

/**
 * Starts a server that calls the handlers in turn.
 *
 * @param port 0 for any free port
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
      if (response.headersSent) response.destroy();
      else sendAnswer(response, {status: 500, text: 'Internal Server Error'});
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Closes a server and its open connections immediately. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/** Returns the address of a server. Example: `http://127.0.0.1:3000`. */
export function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server isn’t listening on a port.');
  }
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
