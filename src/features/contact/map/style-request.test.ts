import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {requestStyle} from './style-request';

const style = {version: 8, sources: {}, layers: []};
let server: Server | undefined;

/** A provider that answers as told, on a port of its own. */
async function provider(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/style.json`;
}

const answering =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, {'content-type': type}).end(body);

const ask = (address: string, patience = 2_000) =>
  requestStyle(address, {signal: new AbortController().signal, patience});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('requestStyle', () => {
  it('gives the style', async () => {
    const address = await provider(answering(200, JSON.stringify(style)));
    expect(await ask(address)).toEqual({kind: 'style', style});
  });

  it.each([401, 403])('knows a refusal by %i', async (status) => {
    expect(await ask(await provider(answering(status, 'Invalid key')))).toEqual({kind: 'refused'});
  });

  it.each([
    ['an error', answering(500, '{}')],
    ['too many requests', answering(429, '')],
    ['an unknown style', answering(404, 'Not found')],
    ['a page instead of a style', answering(200, '<!doctype html>', 'text/html')],
    ['an error in JSON', answering(200, '{"error": "Invalid key"}')],
    ['nothing', answering(200, '')],
    ['no object', answering(200, 'null')],
  ])('is unavailable after %s', async (_case, listener) => {
    expect(await ask(await provider(listener))).toEqual({kind: 'unavailable'});
  });

  it('does not wait for ever for an answer', async () => {
    const address = await provider(() => undefined);
    expect(await ask(address, 100)).toEqual({kind: 'unavailable'});
  });

  it('does not wait for ever for the rest of an answer', async () => {
    const address = await provider((_request, response) => response.writeHead(200).write('{'));
    expect(await ask(address, 100)).toEqual({kind: 'unavailable'});
  });

  it('is unavailable when the connection breaks', async () => {
    const address = await provider((request) => request.socket.destroy());
    expect(await ask(address)).toEqual({kind: 'unavailable'});
  });

  it('is unavailable when no one listens', async () => {
    expect(await ask('http://127.0.0.1:1/style.json')).toEqual({kind: 'unavailable'});
  });

  it('ends when the visitor goes', async () => {
    const address = await provider(() => undefined);
    const visit = new AbortController();
    const answer = requestStyle(address, {signal: visit.signal});
    visit.abort();
    expect(await answer).toEqual({kind: 'unavailable'});
  });
});
