import type {Server} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {close, listen, originOf} from './http';
import {mapsHandler} from './maps';

let server: Server;

beforeAll(async () => {
  const others = mapsHandler();
  server = await listen(
    [others, (_request, response) => void response.end('ours')],
    '127.0.0.1',
    0,
  );
});
afterAll(() => close(server));

const get = (path: string, init?: RequestInit) => fetch(originOf(server) + path, init);

describe('the demonstration of a map provider', () => {
  it.each(['/maps-demo/styles/streets.json', '/maps-demo'])(
    'asks for its key at %s',
    async (path) => {
      expect((await get(path)).status).toBe(401);
      expect((await get(`${path}?key=`)).status).toBe(401);
      const refusal = await get(`${path}?key=DEMO`);
      expect(refusal.status).toBe(403);
      // So that a page of another origin sees it.
      expect(refusal.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it.each(['streets', 'satellite'])('has a whole style of %s', async (name) => {
    const answer = await get(`/maps-demo/styles/${name}.json?key=demo`);
    const style = (await answer.json()) as {
      glyphs?: string;
      sources: Record<string, {data: {features: {properties: {layer: string}}[]}}>;
      layers: {id: string; source?: string}[];
    };
    expect(style.glyphs).toBeUndefined();
    expect(Object.keys(style.sources)).toEqual(['estuary']);
    expect(new Set(style.layers.map(({id}) => id)).size).toBe(style.layers.length);
    const layers = style.sources.estuary?.data.features.map(({properties}) => properties.layer);
    expect(new Set(layers)).toEqual(new Set(['ground', 'building', 'way', 'water-name', 'place']));
  });

  it.each(['night.json', 'streets', 'streets.json/x', '__proto__.json', ''])(
    'has no style %j',
    async (name) => {
      expect((await get(`/maps-demo/styles/${name}?key=demo`)).status).toBe(404);
    },
  );

  it.each(['/', '/contact', '/maps-demonstration', '/x/maps-demo/styles/streets.json'])(
    'leaves %s to others',
    async (path) => {
      expect(await (await get(path)).text()).toBe('ours');
    },
  );

  it('only reads', async () => {
    const path = '/maps-demo/styles/streets.json?key=demo';
    expect((await get(path, {method: 'POST'})).status).toBe(405);
    const head = await get(path, {method: 'HEAD'});
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
