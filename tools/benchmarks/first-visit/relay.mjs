/**
 * A slow access line, run in a thread of its own so that nothing else delays it. It passes on the
 * bytes of connections and lets them take their time: one line that all share, the way there and
 * back, the handshake of TCP, and the slow start of a connection that does not know the line yet.
 * What the browser emulates by itself begins above the connection and leaves the last two out.
 */
import {once} from 'node:events';
import {connect, createServer} from 'node:net';
import {setTimeout} from 'node:timers';
import {parentPort, workerData} from 'node:worker_threads';

/**
 * @typedef {object} Line
 * @property {number[]} ports servers behind the line
 * @property {number} roundTrip milliseconds
 * @property {number} down kilobits a second to the browser
 * @property {number} up kilobits a second from the browser
 */

const SEGMENT = 1460;
/** Of TCP and IP, for each segment. */
const SEGMENT_HEADER = 40;
/** So many segments may be under way before the first is acknowledged (RFC 6928). */
const FIRST_WINDOW = 10 * SEGMENT;
/** No more is taken from a server ahead of time, so that its order of files stays its own. */
const AHEAD = 16 * 1024;

const {ports, roundTrip, down, up} = /** @type {Line} */ (workerData);
const oneWay = roundTrip / 2;
/** When the line is free again, each way. */
const free = {down: 0, up: 0};

/**
 * Things that happen at given times, none of them earlier than the one before.
 *
 * @returns {(time: number, action: () => void) => void}
 */
function schedule() {
  /** @type {{time: number, action: () => void}[]} */
  const due = [];
  const wait = () => {
    const [next] = due;
    if (next) {
      setTimeout(run, Math.max(0, next.time - performance.now()));
    }
  };
  const run = () => {
    const now = performance.now();
    while (due[0] && due[0].time <= now + 0.5) {
      due.shift()?.action();
    }
    wait();
  };
  return (time, action) => {
    due.push({time, action});
    if (due.length === 1) {
      wait();
    }
  };
}

/**
 * Occupies the line.
 *
 * @param {'down' | 'up'} way
 * @param {number} bytes
 * @param {number} [earliest]
 * @returns {number} when the last of them is on its way
 */
function occupy(way, bytes, earliest = 0) {
  const start = Math.max(performance.now(), free[way], earliest);
  // Kilobits a second are bits a millisecond.
  free[way] = start + (bytes * 8) / (way === 'down' ? down : up);
  return free[way];
}

/**
 * @param {import('node:net').Socket} browser
 * @param {number} port
 */
function relay(browser, port) {
  const server = connect({host: '127.0.0.1', port, noDelay: true});
  const established = performance.now() + roundTrip;
  const [atServer, atBrowser, acknowledged] = [schedule(), schedule(), schedule()];
  let waiting = Buffer.alloc(0);
  let underWay = 0;
  let window = FIRST_WINDOW;
  let ended = false;

  const send = () => {
    while (waiting.length > 0 && underWay < window) {
      const segment = waiting.subarray(0, SEGMENT);
      waiting = waiting.subarray(SEGMENT);
      underWay += segment.length;
      const gone = occupy('down', segment.length + SEGMENT_HEADER);
      atBrowser(gone + oneWay, () => browser.destroyed || browser.write(segment));
      acknowledged(gone + roundTrip, () => {
        underWay -= segment.length;
        window += segment.length;
        send();
      });
    }
    if (waiting.length < AHEAD / 2) {
      server.resume();
    }
    if (ended && waiting.length === 0) {
      atBrowser(Math.max(performance.now(), free.down) + oneWay, () => browser.end());
    }
  };

  browser.on('data', (bytes) => {
    const gone = occupy('up', bytes.length, established);
    atServer(gone + oneWay, () => server.destroyed || server.write(bytes));
  });
  server.on('data', (/** @type {Buffer} */ bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    if (waiting.length > AHEAD) {
      server.pause();
    }
    send();
  });
  server.on('end', () => {
    ended = true;
    send();
  });
  browser.on('close', () => server.destroy());
  browser.on('error', () => server.destroy());
  server.on('error', () => browser.destroy());
}

/**
 * Opens an entrance to a server.
 *
 * @param {number} port
 * @returns {Promise<number>} the port at which the browser reaches it
 */
async function enter(port) {
  const entrance = createServer({noDelay: true}, (socket) => relay(socket, port));
  entrance.listen(0, '127.0.0.1');
  await once(entrance, 'listening');
  const address = entrance.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

parentPort?.postMessage(await Promise.all(ports.map(enter)));
