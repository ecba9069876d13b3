import {createServer, request as httpRequest, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {inflateSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../../data/brand/brand';
import {faultKeys} from './fault-keys';
import {mapsHandler} from './maps-handler';
import {mercator} from './projection';

let server: Server;
let origin: string;

beforeAll(async () => {
  const handler = mapsHandler();
  server = createServer((request, response) =>
    handler(request, response, () => response.writeHead(418).end('not ours')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);

/** The tile of the headquarters. */
function home(zoom: number): string {
  const {latitude, longitude} = brand.coordinates;
  const [x, y] = mercator([longitude, latitude]).map((part) => Math.floor(part * 2 ** zoom));
  return `${zoom}/${x ?? 0}/${y ?? 0}`;
}

describe('the key', () => {
  const paths = [
    '/maps-demo/styles/streets.json',
    `/maps-demo/tiles/${home(14)}.pbf`,
    `/maps-demo/imagery/${home(14)}.png`,
    '/maps-demo',
  ];

  it.each(paths)('is asked for at %s', async (path) => {
    expect((await get(path)).status).toBe(401);
    expect((await get(`${path}?key=`)).status).toBe(401);
    expect((await get(`${path}?key=wrong`)).status).toBe(403);
    expect((await get(`${path}?key=DEMO`)).status).toBe(403);
  });

  it.each(paths.slice(0, 3))('opens %s', async (path) => {
    expect((await get(`${path}?key=demo`)).status).toBe(200);
  });

  it('may be asked for by a page of another origin, which sees the refusal', async () => {
    const answer = await get('/maps-demo/styles/streets.json?key=wrong');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the styles', () => {
  interface Style {
    version: number;
    glyphs?: string;
    sources: Record<string, {type: string; tiles: string[]; attribution?: string}>;
    layers: {source?: string; id: string}[];
  }
  const style = async (type: string) =>
    (await (await get(`/maps-demo/styles/${type}.json?key=demo`)).json()) as Style;

  it('draw streets from vector tiles', async () => {
    const {sources} = await style('streets');
    expect(Object.values(sources).map(({type}) => type)).toEqual(['vector']);
  });

  it('draw satellite from raster tiles, with the names of the vector tiles', async () => {
    const {sources} = await style('satellite');
    expect(Object.values(sources).map(({type}) => type)).toEqual(['raster', 'vector']);
  });

  it.each(['streets', 'satellite'])('of %s are whole', async (type) => {
    const {version, glyphs, sources, layers} = await style(type);
    expect(version).toBe(8);
    expect(glyphs).toBeUndefined();
    expect(new Set(layers.map(({id}) => id)).size).toBe(layers.length);
    for (const {source} of layers) {
      if (source) expect(sources).toHaveProperty(source);
    }
    for (const {tiles, attribution} of Object.values(sources)) {
      expect(attribution).toBe('Illustrative map');
      // With the key, on the origin that was asked, and there.
      const address = (tiles[0] ?? '').replace('{z}/{x}/{y}', home(14));
      expect(address).toMatch(new RegExp(`^${origin}/maps-demo/.+\\?key=demo$`));
      expect((await fetch(address)).status).toBe(200);
    }
  });

  it('keep to the protocol that the visitor sees behind a proxy', async () => {
    const answer = await get('/maps-demo/styles/streets.json?key=demo', {
      headers: {'x-forwarded-proto': 'https'},
    });
    const {sources} = (await answer.json()) as Style;
    expect(sources.estuary?.tiles[0]).toMatch(/^https:/);
  });

  it.each(['night.json', 'streets', 'streets.json/x', '__proto__.json', ''])(
    'do not include %j',
    async (name) => {
      expect((await get(`/maps-demo/styles/${name}?key=demo`)).status).toBe(404);
    },
  );
});

describe('the tiles', () => {
  it('are vectors with the layers of the style', async () => {
    const answer = await get(`/maps-demo/tiles/${home(14)}.pbf?key=demo`);
    expect(answer.headers.get('content-type')).toBe('application/x-protobuf');
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    for (const name of ['ground', 'building', 'way', 'water', 'headquarters']) {
      expect(text).toContain(name);
    }
  });

  it('are empty far away', async () => {
    const answer = await get('/maps-demo/tiles/14/0/0.pbf?key=demo');
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  it.each([10, 14, 18])('are pictures at zoom %i', async (zoom) => {
    const answer = await get(`/maps-demo/imagery/${home(zoom)}.png?key=demo`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([256, 256]);
    const length = file.readUInt32BE(33);
    expect(inflateSync(file.subarray(41, 41 + length))).toHaveLength((256 * 3 + 1) * 256);
  });

  it('are the same at every visit', async () => {
    const path = `/maps-demo/imagery/${home(15)}.png?key=demo`;
    const [first, second] = await Promise.all([get(path), get(path)]);
    expect(await first.arrayBuffer()).toEqual(await second.arrayBuffer());
  });

  it.each(['14/16384/0', '23/0/0', '14/1', '14/-1/2', '14/1.5/2', 'a/b/c', '99/0/0'])(
    'do not include %s',
    async (name) => {
      expect((await get(`/maps-demo/tiles/${name}.pbf?key=demo`)).status).toBe(404);
    },
  );
});

describe('the keys that fail', () => {
  const streets = (key: string) => get(`/maps-demo/styles/streets.json?key=${key}`);

  it('answer with an error', async () => {
    expect((await streets(faultKeys.error)).status).toBe(500);
  });

  it('answer with a page', async () => {
    expect((await streets(faultKeys.page)).headers.get('content-type')).toBe('text/html');
  });

  it('never answer', async () => {
    const answer = get(`/maps-demo/styles/streets.json?key=${faultKeys.hang}`, {
      signal: AbortSignal.timeout(300),
    });
    await expect(answer).rejects.toThrow();
  });

  it('answer slowly', async () => {
    const started = performance.now();
    expect((await streets(faultKeys.slow)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(2_900);
  });

  it.each([
    [faultKeys.tilesRefused, 403],
    [faultKeys.tilesFail, 500],
  ])('keep back the tiles: %s', async (key, status) => {
    expect((await streets(key)).status).toBe(200);
    expect((await get(`/maps-demo/tiles/${home(14)}.pbf?key=${key}`)).status).toBe(status);
  });

  it('keep back the second style', async () => {
    const path = (type: string) => `/maps-demo/styles/${type}.json?key=${faultKeys.noSatellite}`;
    expect((await get(path('streets'))).status).toBe(200);
    expect((await get(path('satellite'))).status).toBe(500);
  });
});

describe('the handler', () => {
  it.each(['/', '/contact', '/maps-demonstration', '/x/maps-demo/styles/streets.json'])(
    'passes %s on',
    async (path) => expect((await get(path)).status).toBe(418),
  );

  it('only reads', async () => {
    expect((await get('/maps-demo/styles/streets.json?key=demo', {method: 'POST'})).status).toBe(
      405,
    );
    const head = await get('/maps-demo/styles/streets.json?key=demo', {method: 'HEAD'});
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('survives an address that is none', async () => {
    const status = await new Promise((resolve, reject) => {
      const {hostname, port} = new URL(origin);
      httpRequest({hostname, port, path: '/maps-demo/%', headers: {host: 'a b'}}, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(418);
  });

  it('knows its addresses where a server has cut them short', async () => {
    const handler = mapsHandler();
    const mounted = createServer((request, response) => {
      Object.assign(request, {
        originalUrl: request.url,
        url: request.url?.replace('/maps-demo', ''),
      });
      handler(request, response, () => response.writeHead(418).end());
    });
    await new Promise<void>((resolve) => mounted.listen(0, '127.0.0.1', resolve));
    const {port} = mounted.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/maps-demo/styles/streets.json?key=demo`);
    expect(answer.status).toBe(200);
    mounted.close();
  });
});
