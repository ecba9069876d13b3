import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {requestStyle} from './style-request';

const style = {version: 8, sources: {}, layers: []};
let server: Server | undefined;

/**
 * Starts a local server that stands in for the map provider, and returns the address of its style.
 */
async function provider(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/style.json`;
}

const respondWith =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, {'content-type': type}).end(body);

const ask = (address: string, timeout = 2_000) =>
  requestStyle(address, {signal: new AbortController().signal, patience: timeout});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('requestStyle', () => {
  it('returns the style', async () => {
    const address = await provider(respondWith(200, JSON.stringify(style)));
    expect(await ask(address)).toEqual({kind: 'style', style});
  });

  it.each([401, 403])('reports status %i as a refusal', async (status) => {
    expect(await ask(await provider(respondWith(status, 'Invalid key')))).toEqual({
      kind: 'refused',
    });
  });

  it.each([
    ['a server error', respondWith(500, '{}')],
    ['too many requests', respondWith(429, '')],
    ['an unknown style', respondWith(404, 'Not found')],
    ['a page instead of a style', respondWith(200, '<!doctype html>', 'text/html')],
    ['an error in JSON', respondWith(200, '{"error": "Invalid key"}')],
    ['an empty body', respondWith(200, '')],
    ['a body that is not an object', respondWith(200, 'null')],
  ])('is unavailable after %s', async (_case, listener) => {
    expect(await ask(await provider(listener))).toEqual({kind: 'unavailable'});
  });

  it('times out when no response arrives', async () => {
    const address = await provider(() => undefined);
    expect(await ask(address, 100)).toEqual({kind: 'unavailable'});
  });

  it('times out when the body stays incomplete', async () => {
    const address = await provider((_request, response) => response.writeHead(200).write('{'));
    expect(await ask(address, 100)).toEqual({kind: 'unavailable'});
  });

  it('is unavailable when the connection breaks', async () => {
    const address = await provider((request) => request.socket.destroy());
    expect(await ask(address)).toEqual({kind: 'unavailable'});
  });

  it('is unavailable when nothing listens on the port', async () => {
    expect(await ask('http://127.0.0.1:1/style.json')).toEqual({kind: 'unavailable'});
  });

  it('stops when the caller aborts the request', async () => {
    const address = await provider(() => undefined);
    const visit = new AbortController();
    const answer = requestStyle(address, {signal: visit.signal});
    visit.abort();
    expect(await answer).toEqual({kind: 'unavailable'});
  });
});
