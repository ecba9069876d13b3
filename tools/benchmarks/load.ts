/**
 * Measures what a server bears: requests per second of our pages under nginx, beside the same text
 * as pages written by hand (the floor), from the same nginx.
 *
 *   npm run bench -- load [--rounds 5] [--requests 20000]
 *
 * Both are released as `npm run release` does, compressed beforehand. The visitors are connections
 * of this machine that stay, and ask for the next page when they have the last. Each page is asked
 * for so many times a round, now ours first and now the floor; what counts is how one stood to the
 * other in the same round. Measures `build/` as it is, and makes it only when it is missing. Needs
 * nginx: node tools/setup/packages.mjs nginx libnginx-mod-http-brotli-static
 */
import {connect} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {writeFileList} from '../../src/plugins/hosting/whole-build';
import {makeRelease} from '../hosting/release';
import {freePort, startNginx} from '../hosting/running-nginx';
import {PAGES} from './first-visit';
import {writeFloor} from './floor';
import {builtSite, inEmptyFolder, launch, median, medianOfPairs, table, whole} from './measuring';

const VISITORS = 32;

/** What one round found. */
interface Load {
  readonly perSecond: number;
  /** Of one answer, with its headers. */
  readonly bytes: number;
}

/**
 * One connection, which asks until all together have asked often enough. Node's own client takes
 * longer for an answer than nginx does, so this one reads no more than it must.
 *
 * @param next whether there is another request to make
 * @returns bytes received
 */
function visitor(port: number, address: string, next: () => boolean): Promise<number> {
  const request = `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let received = 0;
    let missing = 0;
    let head = '';
    const socket = connect(port, '127.0.0.1').on('error', reject);
    const ask = () => {
      if (next()) socket.write(request);
      else socket.end(() => resolve(received));
    };
    const read = (chunk: Buffer) => {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /^HTTP\/1\.1 200 [\s\S]*\r\nContent-Length: (\d+)/i.exec(head.slice(0, end));
      if (!length) throw new Error(`${address}: ${head.slice(0, end)}`);
      missing = Number(length[1]) - (head.length - end - 4);
      head = '';
    };
    socket.on('connect', ask).on('data', (chunk) => {
      received += chunk.length;
      try {
        if (missing > 0) missing -= chunk.length;
        else read(chunk);
      } catch (error) {
        socket.destroy(error instanceof Error ? error : undefined);
      }
      if (missing === 0 && head === '') ask();
    });
  });
}

async function load(port: number, address: string, requests: number): Promise<Load> {
  let left = requests;
  const begun = performance.now();
  const received = await Promise.all(
    Array.from({length: VISITORS}, () => visitor(port, address, () => left-- > 0)),
  );
  const seconds = (performance.now() - begun) / 1000;
  const bytes = received.reduce((sum, each) => sum + each, 0);
  return {perSecond: requests / seconds, bytes: bytes / requests};
}

const SIDES = ['ours', 'floor'] as const;
type Side = (typeof SIDES)[number];

/** Serves both sides, each by an nginx of its own, while `work` runs. */
async function served(
  folder: string,
  addresses: readonly string[],
  work: (ports: Readonly<Record<Side, number>>) => Promise<void>,
): Promise<void> {
  const bare = path.join(folder, 'bare');
  const browser = await launch();
  await writeFloor(await browser.newPage(), builtSite(), bare, addresses);
  await browser.close();
  writeFileList(bare);
  const ports = {ours: await freePort(), floor: await freePort()};
  const servers: {close: () => Promise<void>}[] = [];
  try {
    for (const side of SIDES) {
      const site = path.join(folder, side);
      await makeRelease(side === 'ours' ? builtSite() : bare, site, ports[side]);
      servers.push(await startNginx(site, ports[side]));
    }
    await work(ports);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

export async function report(args: readonly string[]): Promise<void> {
  const {values} = parseArgs({
    args: [...args],
    options: {
      rounds: {type: 'string', default: '5'},
      requests: {type: 'string', default: '20000'},
    },
  });
  const rounds = whole('rounds', values.rounds, 1);
  const requests = whole('requests', values.requests, VISITORS);
  const pages = Object.entries(PAGES).map(([name, {address}]) => ({name, address}));
  await inEmptyFolder((folder) =>
    served(
      folder,
      pages.map(({address}) => address),
      async (ports) => {
        const rows: string[][] = [];
        for (const {name, address} of pages) {
          const found: Record<Side, Load[]> = {ours: [], floor: []};
          for (let round = 0; round <= rounds; round++) {
            for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
              const one = await load(ports[side], address, requests);
              // The first round warms up.
              if (round > 0) found[side].push(one);
            }
          }
          rows.push([name, ...cells(found.ours, found.floor)]);
        }
        const heads = ['requests/s', 'ours', 'floor', 'ours ÷ floor', 'KB ours', 'KB floor', '÷'];
        console.log(table(heads, rows));
      },
    ),
  );
}

function cells(ours: readonly Load[], floor: readonly Load[]): string[] {
  const speed = (loads: readonly Load[]) => loads.map(({perSecond}) => perSecond);
  const kilobytes = (loads: readonly Load[]) => median(loads.map(({bytes}) => bytes)) / 1000;
  return [
    median(speed(ours)).toFixed(0),
    median(speed(floor)).toFixed(0),
    medianOfPairs(speed(ours), speed(floor), (one, least) => one / least).toFixed(2),
    kilobytes(ours).toFixed(1),
    kilobytes(floor).toFixed(1),
    (kilobytes(ours) / kilobytes(floor)).toFixed(2),
  ];
}
