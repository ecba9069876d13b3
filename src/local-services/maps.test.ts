import type {Server} from 'node:http';
import type {StyleSpecification} from 'maplibre-gl';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {close, listen, originOf} from './http';
import {mapProvider} from './maps';

let server: Server;
beforeAll(async () => {
  server = await listen(
    [mapProvider, (_request, response) => void response.end('ours')],
    '127.0.0.1',
    0,
  );
});
afterAll(() => close(server));

const get = (path: string) => fetch(originOf(server) + path);

describe('the map provider', () => {
  it.each([
    ['', 401],
    ['?key=', 401],
    ['?key=DEMO', 403],
    ['?key=demo', 200],
  ])('checks its key: %j', async (query, status) => {
    expect((await get(`/maps-demo/styles/streets.json${query}`)).status).toBe(status);
  });

  it.each(['streets', 'satellite'])('sends a style that loads nothing else: %s', async (name) => {
    const answer = await get(`/maps-demo/styles/${name}.json?key=demo`);
    const style = (await answer.json()) as StyleSpecification;
    expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
    expect(Object.values(style.sources)).toMatchObject([{type: 'geojson', data: {}}]);
  });

  it.each(['night.json', 'streets', '__proto__.json', ''])('has no style %j', async (name) => {
    expect((await get(`/maps-demo/styles/${name}?key=demo`)).status).toBe(404);
  });

  it.each(['/', '/contact', '/maps-demonstration', '/x/maps-demo/styles/streets.json'])(
    'passes %s on',
    async (path) => {
      expect(await (await get(path)).text()).toBe('ours');
    },
  );
});
