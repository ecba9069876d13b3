import type {ServerResponse} from 'node:http';
import type {Answer} from './service-answers';

/** Nothing of the mailbox is stored by a browser, guessed at, framed, or read by other origins. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** @param type media type; texts get their character set added */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  const charset = typeof body === 'string' ? '; charset=utf-8' : '';
  response.writeHead(status, {
    ...HEADERS,
    'Content-Type': `${type}${charset}`,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

export function sendAnswer(response: ServerResponse, {status, text}: Answer): void {
  send(response, status, 'text/plain', text);
}

export function sendJson(response: ServerResponse, data: unknown): void {
  send(response, 200, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
}

/**
 * A file to save, never to open in the page: what a visitor sent may be anything.
 *
 * @param name any text; both forms of it in the header are encoded (RFC 6266)
 */
export function sendFile(response: ServerResponse, name: string, content: Buffer): void {
  const plain = name.replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  send(response, 200, 'application/octet-stream', content, {
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  });
}

/** Sends the browser to read another address (after a form was taken). */
export function sendOn(
  response: ServerResponse,
  location: string,
  headers: Readonly<Record<string, string>>,
): void {
  send(response, 303, 'text/plain', '', {Location: location, ...headers});
}
