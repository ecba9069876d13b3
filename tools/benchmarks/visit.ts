import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, CDPSession} from 'playwright';

/** A telephone of the middle sort; the same as in Lighthouse. */
const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** So many times slower than this machine. */
const SLOWER = 4;
/** A page has come to rest when it has fetched nothing for so long, in milliseconds. */
const QUIET = 2500;
/**
 * A line of the slow sort, as Lighthouse has it when the browser slows itself: milliseconds for
 * each request, in the place of round trips, and bytes a second.
 */
const LINE = {latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400};

const KINDS = {
  html: /html/,
  css: /css/,
  js: /javascript/,
  fonts: /font/,
  images: /^image/,
} as const;

/** Bytes as they were sent, compressed and with their headers. */
export type Bytes = Record<keyof typeof KINDS | 'all' | 'byLoad', number>;

/** One visit, with nothing in the cache. Times in milliseconds. */
export interface Visit {
  /** First contentful paint. */
  readonly fcp: number;
  /** Largest contentful paint. */
  readonly lcp: number;
  /** Total blocking time: what tasks after the first paint last beyond 50 ms each. */
  readonly tbt: number;
  /** All shifts of the layout, which is more than the measure of that name, and none if that is. */
  readonly cls: number;
  readonly bytes: Bytes;
}

/** What a page notes about itself. */
interface Notes {
  fcp: number;
  lcp: number;
  cls: number;
  readonly tasks: {readonly start: number; readonly duration: number}[];
}

/** An entry of the browser's timeline; only shifts of the layout have the last two. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    firstVisit: Notes;
  }
}

/** Runs in every document before its own scripts. */
function takeNotes(): void {
  if (!location.protocol.startsWith('http')) return;
  const notes: Notes = {fcp: 0, lcp: 0, cls: 0, tasks: []};
  window.firstVisit = notes;
  const observe = (type: string, note: (entry: Shift) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      notes.fcp = startTime;
    }
  });
  observe('largest-contentful-paint', ({startTime}) => {
    notes.lcp = startTime;
  });
  observe('layout-shift', ({value, hadRecentInput}) => {
    notes.cls += hadRecentInput ? 0 : value;
  });
  observe('longtask', ({startTime: start, duration}) => notes.tasks.push({start, duration}));
}

/** Counts what a page fetches, and tells when it last did. */
function count(cdp: CDPSession) {
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
  const kindOf = new Map<string, keyof typeof KINDS | undefined>();
  const bytes: Bytes = {html: 0, css: 0, js: 0, fonts: 0, images: 0, all: 0, byLoad: 0};
  let loaded = Infinity;
  let last = Date.now();
  cdp.on('Page.loadEventFired', ({timestamp}) => (loaded = timestamp));
  cdp.on('Network.requestWillBeSent', () => (last = Date.now()));
  cdp.on('Network.responseReceived', ({requestId, response: {mimeType}}) =>
    kindOf.set(
      requestId,
      kinds.find((kind) => KINDS[kind].test(mimeType)),
    ),
  );
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength, timestamp}) => {
    last = Date.now();
    const kind = kindOf.get(requestId);
    bytes.all += encodedDataLength;
    if (timestamp <= loaded) bytes.byLoad += encodedDataLength;
    if (kind) bytes[kind] += encodedDataLength;
  });
  return {bytes, quietFor: () => Date.now() - last};
}

/** What tasks take away from a visitor who sees the page already. */
export function blocked({fcp, tasks}: Pick<Notes, 'fcp' | 'tasks'>): number {
  return tasks.reduce((sum, {start, duration}) => {
    const seen = start + duration - Math.max(start, fcp);
    return sum + Math.max(0, seen - 50);
  }, 0);
}

/** Visits a page as someone who has never been there. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(takeNotes);
    const cdp = await context.newCDPSession(page);
    const counted = count(cdp);
    await cdp.send('Network.enable');
    await cdp.send('Page.enable');
    await cdp.send('Network.emulateNetworkConditions', {offline: false, ...LINE});
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    const response = await page.goto(url, {waitUntil: 'load', timeout: 90_000});
    if (!response?.ok()) {
      throw new Error(`${url} answered ${response?.status() ?? 'nothing'}.`);
    }
    while (counted.quietFor() < QUIET) await pause(QUIET - counted.quietFor());
    const notes = await page.evaluate(() => window.firstVisit);
    return {
      fcp: notes.fcp,
      lcp: notes.lcp,
      cls: notes.cls,
      tbt: blocked(notes),
      bytes: {...counted.bytes},
    };
  } finally {
    await context.close();
  }
}
