import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {requestStyle, styleAddress} from './style-request';

describe('styleAddress', () => {
  const template = 'https://maps.example/{style}/style.json?key={key}';
  const ownNames = 'https://maps.example/{style:streets-v2|hybrid}.json?api_key={key}';

  it.each([
    [template, 'streets', 'abc', 'streets/style.json?key=abc'],
    [template, 'satellite', 'abc', 'satellite/style.json?key=abc'],
    [ownNames, 'streets', 'k', 'streets-v2.json?api_key=k'],
    [ownNames, 'satellite', 'k', 'hybrid.json?api_key=k'],
    [template, 'streets', 'a&style=x', 'streets/style.json?key=a%26style%3Dx'],
    [template, 'streets', '../{k} é', 'streets/style.json?key=..%2F%7Bk%7D%20%C3%A9'],
    [template, 'streets', '$&\uD800', 'streets/style.json?key=%24%26%EF%BF%BD'],
  ] as const)('fills %s with %s and the encoded key %j', (styleUrl, type, key, address) => {
    expect(styleAddress({styleUrl, type, key})).toBe(`https://maps.example/${address}`);
  });
});

const style = {version: 8, sources: {}, layers: []};
let server: Server | undefined;

/** Starts a local server in place of the map provider, and returns the address of its style. */
async function provider(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/style.json`;
}

const respondWith =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, {'content-type': type}).end(body);

const ask = (styleUrl: string, timeout?: number, {signal} = new AbortController()) =>
  requestStyle({styleUrl, type: 'streets', key: ''}, {signal, ...(timeout && {timeout})});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('requestStyle', () => {
  it.each([
    ['a style', respondWith(200, JSON.stringify(style)), style],
    ['status 401', respondWith(401, 'Invalid key'), 'refused'],
    ['status 403', respondWith(403, 'Invalid key'), 'refused'],
    ['a server error', respondWith(500, '{}'), 'unavailable'],
    ['too many requests', respondWith(429, ''), 'unavailable'],
    ['an unknown style', respondWith(404, 'Not found'), 'unavailable'],
    ['a page', respondWith(200, '<!doctype html>', 'text/html'), 'unavailable'],
    ['an error in JSON', respondWith(200, '{"error": "Invalid key"}'), 'unavailable'],
    ['an empty body', respondWith(200, ''), 'unavailable'],
    ['a body that is not an object', respondWith(200, 'null'), 'unavailable'],
    [
      'a broken connection',
      ({socket}: Parameters<RequestListener>[0]) => socket.destroy(),
      'unavailable',
    ],
  ])('interprets %s', async (_case, listener, answer) => {
    expect(await ask(await provider(listener))).toEqual(answer);
  });

  it.each<[string, RequestListener]>([
    ['no response arrives', () => undefined],
    ['the body stays incomplete', (_, response) => response.writeHead(200).write('{')],
  ])('times out when %s', async (_case, listener) => {
    expect(await ask(await provider(listener), 100)).toEqual('unavailable');
  });

  it('is unavailable when nothing listens on the port', async () => {
    expect(await ask('http://127.0.0.1:1/style.json')).toEqual('unavailable');
  });

  it('stops when the caller aborts the request', async () => {
    const visit = new AbortController();
    const answer = ask(await provider(() => undefined), undefined, visit);
    visit.abort();
    expect(await answer).toEqual('unavailable');
  });
});
