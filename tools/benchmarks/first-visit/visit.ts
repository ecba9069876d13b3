import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from 'playwright';

/** A telephone of the middle sort; the same as in Lighthouse. */
const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** So many times slower than this machine. */
const SLOWER = 4;
/** A page has come to rest when nothing happened for so long, in milliseconds. */
const QUIET = 2500;
/** So often a page is asked whether it rests. */
const POLL = 150;
/** Nobody waits longer for a page to come to rest. */
const PATIENCE = 12_000;
/** So long the pointer rests on a link before the click. */
const HOVER = 300;
/** The link to the next document, which is the previous one for the last. */
const NEXT = 'main nav a[href^="/policies/"]';

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
  /** From the click to the next heading, painted. */
  readonly click?: number;
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
  if (!location.protocol.startsWith('http')) {
    return;
  }
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

  // A click may lead to another document, so its time is kept where that can read it.
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const watch = () => {
    const clicked = sessionStorage.getItem('clicked');
    if (clicked === null || sessionStorage.getItem('painted') !== null) {
      return;
    }
    if (heading() === '' || heading() === sessionStorage.getItem('heading')) {
      requestAnimationFrame(watch);
      return;
    }
    // The frame that shows the heading ends before the task after it begins.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.timeOrigin + performance.now();
      sessionStorage.setItem('painted', String(now - Number(clicked)));
    };
    port2.postMessage(undefined);
  };
  const remember = ({timeStamp}: Event) => {
    sessionStorage.setItem('heading', heading());
    sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
    requestAnimationFrame(watch);
  };
  addEventListener('click', remember, {capture: true});
  // A page that was rendered ahead of the click is shown only now.
  document.addEventListener('prerenderingchange', () => requestAnimationFrame(watch));
  requestAnimationFrame(watch);
}

/** Counts what a page fetches. */
function count(cdp: CDPSession) {
  const open = new Map<string, keyof typeof KINDS | undefined>();
  const bytes: Bytes = {html: 0, css: 0, js: 0, fonts: 0, images: 0, all: 0, byLoad: 0};
  let loaded = Infinity;
  let events = 0;
  cdp.on('Page.loadEventFired', ({timestamp}) => {
    loaded = timestamp;
  });
  cdp.on('Network.requestWillBeSent', ({requestId}) => {
    events += 1;
    open.set(requestId, undefined);
  });
  cdp.on('Network.responseReceived', ({requestId, response: {mimeType}}) => {
    const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
    open.set(
      requestId,
      kinds.find((kind) => KINDS[kind].test(mimeType)),
    );
  });
  cdp.on('Network.loadingFailed', ({requestId}) => open.delete(requestId));
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength, timestamp}) => {
    events += 1;
    const kind = open.get(requestId);
    open.delete(requestId);
    bytes.all += encodedDataLength;
    bytes.byLoad += timestamp <= loaded ? encodedDataLength : 0;
    if (kind) {
      bytes[kind] += encodedDataLength;
    }
  });
  return {bytes, open, state: () => events};
}

async function rest(page: Page, counted: ReturnType<typeof count>): Promise<void> {
  const begun = Date.now();
  let before = '';
  for (let still = begun; Date.now() - still < QUIET && Date.now() - begun < PATIENCE;) {
    const asked = Date.now();
    await pause(POLL);
    const state = await page.evaluate(
      () => `${window.firstVisit.tasks.length} ${document.querySelectorAll('*').length}`,
    );
    const now = `${state} ${counted.state()}`;
    // A page that is late to answer is at work, with nothing to show for it yet.
    if (now !== before || counted.open.size > 0 || Date.now() - asked > 2 * POLL) {
      still = Date.now();
    }
    before = now;
  }
}

async function clickToContent(page: Page): Promise<number> {
  const link = page.locator(NEXT).last();
  await link.hover();
  await pause(HOVER);
  await link.click({noWaitAfter: true});
  const painted = await page.waitForFunction(
    () => Number(sessionStorage.getItem('painted')),
    undefined,
    {polling: 100},
  );
  return painted.jsonValue();
}

/** What tasks take away from a visitor who sees the page already. */
export function blocked({fcp, tasks}: Pick<Notes, 'fcp' | 'tasks'>): number {
  return tasks.reduce((sum, {start, duration}) => {
    const seen = start + duration - Math.max(start, fcp);
    return sum + Math.max(0, seen - 50);
  }, 0);
}

/**
 * Visits a page as somebody who has never been there.
 *
 * @param click whether to go on to the next document
 */
export async function visit(browser: Browser, url: string, click: boolean): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(takeNotes);
    const cdp = await context.newCDPSession(page);
    const counted = count(cdp);
    await cdp.send('Network.enable');
    await cdp.send('Page.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    const response = await page.goto(url, {waitUntil: 'load', timeout: 90_000});
    if (!response?.ok()) {
      throw new Error(`${url} answered ${response?.status() ?? 'nothing'}.`);
    }
    await rest(page, counted);
    const notes = await page.evaluate(() => window.firstVisit);
    return {
      fcp: notes.fcp,
      lcp: notes.lcp,
      cls: notes.cls,
      tbt: blocked(notes),
      bytes: {...counted.bytes},
      ...(click && {click: await clickToContent(page)}),
    };
  } finally {
    await context.close();
  }
}
