import type {Browser, CDPSession} from 'playwright';

/** Flags that disable the browser's own traffic, which would distort the figures. */
export const QUIET_BROWSER =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );

/** Lighthouse's phone and connection. Latency is in milliseconds, throughput in bytes a second. */
const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const TIMES_SLOWER = 4;
const LINE = {latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400};

/** A page has finished loading when it has fetched nothing for this long, in milliseconds. */
const IDLE_TIME = 2500;

/** One visit with an empty cache. Times in milliseconds. */
export interface Visit {
  /** First contentful paint. */
  readonly fcp: number;
  /** Largest contentful paint. */
  readonly lcp: number;
  /** Total blocking time: see {@link blockingTime}. */
  readonly tbt: number;
  /** The sum of all layout shifts. */
  readonly cls: number;
  /** Bytes as sent: compressed, with headers. */
  readonly bytes: {readonly all: number; readonly byLoad: number; readonly scripts: number};
}

interface Timeline {
  fcp: number;
  lcp: number;
  cls: number;
  readonly tasks: {readonly start: number; readonly duration: number}[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    firstVisit: Timeline;
  }
}

/** Runs in every document before its own scripts. */
function recordTimeline(): void {
  const timeline: Timeline = {fcp: 0, lcp: 0, cls: 0, tasks: []};
  window.firstVisit = timeline;
  const observe = (type: string, note: (entry: LayoutShift) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as LayoutShift[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') timeline.fcp = startTime;
  });
  observe('largest-contentful-paint', ({startTime}) => {
    timeline.lcp = startTime;
  });
  observe('layout-shift', ({value, hadRecentInput}) => {
    timeline.cls += hadRecentInput ? 0 : value;
  });
  observe('longtask', ({startTime: start, duration}) => timeline.tasks.push({start, duration}));
}

function countBytes(cdp: CDPSession) {
  const scripts = new Set<string>();
  const bytes = {all: 0, byLoad: 0, scripts: 0};
  let loaded = Infinity;
  let last = Date.now();
  cdp.on('Page.loadEventFired', ({timestamp}) => (loaded = timestamp));
  cdp.on('Network.requestWillBeSent', () => (last = Date.now()));
  cdp.on('Network.responseReceived', ({requestId, response: {mimeType}}) => {
    if (mimeType.includes('javascript')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength, timestamp}) => {
    last = Date.now();
    bytes.all += encodedDataLength;
    if (timestamp <= loaded) bytes.byLoad += encodedDataLength;
    if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
  });
  return {bytes, quietFor: () => Date.now() - last};
}

/** Adds up the time by which each task exceeds 50 ms after the first paint. */
function blockingTime({fcp, tasks}: Pick<Timeline, 'fcp' | 'tasks'>): number {
  return tasks.reduce((sum, {start, duration}) => {
    const seen = start + duration - Math.max(start, fcp);
    return sum + Math.max(0, seen - 50);
  }, 0);
}

/** Visits a page with an empty cache. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(recordTimeline);
    const cdp = await context.newCDPSession(page);
    const {bytes, quietFor} = countBytes(cdp);
    await cdp.send('Network.enable');
    await cdp.send('Page.enable');
    await cdp.send('Network.emulateNetworkConditions', {offline: false, ...LINE});
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: TIMES_SLOWER});
    const response = await page.goto(url, {waitUntil: 'load', timeout: 90_000});
    if (!response?.ok()) throw new Error(`${url}: ${response?.status() ?? 'no answer'}.`);
    while (quietFor() < IDLE_TIME) await page.waitForTimeout(IDLE_TIME - quietFor());
    const {fcp, lcp, cls, tasks} = await page.evaluate(() => window.firstVisit);
    return {fcp, lcp, cls, tbt: blockingTime({fcp, tasks}), bytes};
  } finally {
    await context.close();
  }
}
