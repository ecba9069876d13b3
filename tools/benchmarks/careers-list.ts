/**
 * Measures the list of openings on the careers page, with 12 openings and with 10,000: how long
 * the search takes, and how long it is from a key to the painted result in a browser.
 *
 *   npm run bench -- careers-list
 *
 * The page is that of `build/`, which is made if it is missing; it gets its openings as it always
 * does, in its HTML, but these are invented. Close other programs: the figures are wall time.
 */
import type {Page} from 'playwright';
import {NO_FILTERS} from '../../src/features/careers/finder/filters';
import {AT_A_STRETCH, find, listingOf} from '../../src/features/careers/finder/find';
import {addTo, SearchIndex} from '../../src/features/careers/finder/search';
import type {Opening} from '../../src/shared/openings/schema';
import {inventedOpenings, QUERIES} from './invented-openings';
import {builtSite, figuresOf, launch, serve, table, type Figures} from './measuring';

// `performance` is the global one: the browser runs parts of this file, and knows no module of Node.

const INDEX_RUNS = 5;
const ROUNDS = 5;

function timed<Result>(action: () => Result): {readonly time: number; readonly result: Result} {
  const start = performance.now();
  const result = action();
  return {time: performance.now() - start, result};
}

/** Times of the stretches in which one index is built. */
function stretches(openings: readonly Opening[]): number[] {
  const index = new SearchIndex();
  const times: number[] = [];
  for (let row = 0; row < openings.length; row += AT_A_STRETCH) {
    const stretch = openings.slice(row, row + AT_A_STRETCH);
    times.push(timed(() => stretch.forEach((one, place) => addTo(index, one, row + place))).time);
  }
  return times;
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0);
}

/** Times the search alone: no page, no browser. In milliseconds. */
function measureSearch(openings: readonly Opening[]): {
  readonly index: Figures;
  /** What the page cannot do anything else during. */
  readonly stretch: Figures;
  readonly keystroke: Figures;
} {
  const runs = Array.from({length: INDEX_RUNS}, () => stretches(openings));
  const listing = listingOf(openings);
  listing.index.get();
  const keystrokes = Array.from({length: ROUNDS}, () => QUERIES)
    .flat()
    .flatMap((query) =>
      Array.from(query, (_, last) => {
        const text = query.slice(0, last + 1);
        return timed(() => find(listing, {...NO_FILTERS, text}, Date.now())).time;
      }),
    );
  return {
    index: figuresOf(runs.map(sum)),
    stretch: figuresOf(runs.flat()),
    keystroke: figuresOf(keystrokes),
  };
}

/** Nothing has changed for so long: the list has come to rest. In milliseconds. */
const QUIET = 150;

/** Types queries key by key and waits after each key until the list has come to rest. */
async function typeQueries(page: Page, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  const input = page.getByLabel('Search openings');
  for (const query of queries) {
    await input.fill('');
    await page.waitForTimeout(2 * QUIET);
    for (const key of query) {
      const painted = await keystroke(page, key);
      if (painted > 0) times.push(painted);
    }
  }
  return times;
}

/**
 * From the key to the first change of the list, painted: the rows in sight. The rows below follow.
 * 0 when the key changed nothing in it.
 */
async function keystroke(page: Page, key: string): Promise<number> {
  const measured = page.evaluate(
    (quiet) =>
      new Promise<number>((resolve) => {
        let start = 0;
        let painted = 0;
        let timer: ReturnType<typeof setTimeout>;
        const rest = () => {
          observer.disconnect();
          resolve(painted === 0 ? 0 : painted - start);
        };
        const observer = new MutationObserver((changes) => {
          const inList = changes.some(({target}) => {
            const element = target instanceof Element ? target : target.parentElement;
            return !element?.closest('form, [role="status"]');
          });
          if (!inList) {
            return;
          }
          clearTimeout(timer);
          // The frame that shows the change ends before the task after it begins.
          requestAnimationFrame(() => {
            const {port1, port2} = new MessageChannel();
            port1.onmessage = () => {
              if (painted === 0) painted = performance.now();
              clearTimeout(timer);
              timer = setTimeout(rest, quiet);
            };
            port2.postMessage(undefined);
          });
        });
        document.addEventListener(
          'keydown',
          ({timeStamp}) => {
            start = timeStamp;
            const list = document.getElementById('current-openings');
            if (list) {
              observer.observe(list, {subtree: true, childList: true, characterData: true});
            }
            timer = setTimeout(rest, 4 * quiet);
          },
          {once: true, capture: true},
        );
        document.documentElement.dataset.measuring = 'true';
      }),
    QUIET,
  );
  await page.waitForFunction(() => document.documentElement.dataset.measuring === 'true');
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  const result = await measured;
  await page.evaluate(() => delete document.documentElement.dataset.measuring);
  return result;
}

/** Where the page has the openings for its script. */
const PROPS =
  /(data-island="?finder[\s\S]*?<script type="?application\/json5?"?>)[\s\S]*?(?=<\/script>)/;

/** A telephone of the middle range, as Lighthouse has it: so many times slower than this machine. */
const SLOWER = 4;

/** Enough keys for a median, and few enough to wait for on a slow processor. */
const FEW_QUERIES = QUERIES.slice(0, 3);

/** Times key to painted result in a browser, on this processor and on a slower one. */
async function measurePainting(
  count: number,
): Promise<{readonly here: Figures; readonly slower: Figures}> {
  const site = await serve(builtSite());
  const browser = await launch();
  try {
    // A phone: what is slow has no pointer over the page, whose place would be looked up each time.
    const page = await browser.newPage({
      viewport: {width: 390, height: 844},
      isMobile: true,
      hasTouch: true,
    });
    await page.route(/\/careers$/, async (route) => {
      const html = await (await route.fetch()).text();
      if (!PROPS.test(html)) throw new Error('The careers page has no openings in its HTML.');
      const props = JSON.stringify({openings: inventedOpenings(count)});
      await route.fulfill({
        contentType: 'text/html',
        body: html.replace(PROPS, (_, before: string) => before + props),
      });
    });
    await page.goto(`${site.origin}/careers`);
    await page.locator('[data-island=finder][data-alive]').waitFor();
    await page.getByLabel('Search openings').tap();
    // Focus builds the index; the first round also warms the browser's compiler up.
    await typeQueries(page, QUERIES);
    const here = figuresOf(await typeQueries(page, QUERIES));
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    return {here, slower: figuresOf(await typeQueries(page, FEW_QUERIES))};
  } finally {
    await browser.close();
    await site.close();
  }
}

/** As many as the specification has, and far more than one group will ever have at once. */
const COUNTS = [12, 10_000] as const;

function row(name: string, [few, many]: readonly [Figures, Figures]): string[] {
  const written = [few.median, few.p95, many.median, many.p95].map((time) => time.toFixed(2));
  const ratio = (many.median / few.median).toFixed(1);
  return [name, ...written, ratio];
}

/** Measures both numbers of openings and prints a table: milliseconds, and how many times longer. */
export async function report(): Promise<void> {
  const [few, many] = [inventedOpenings(COUNTS[0]), inventedOpenings(COUNTS[1])];
  const fewSearched = measureSearch(few);
  const manySearched = measureSearch(many);
  const fewPainted = await measurePainting(COUNTS[0]);
  const manyPainted = await measurePainting(COUNTS[1]);
  const heads = COUNTS.flatMap((count) => [`${count}: median`, `${count}: p95`]);
  console.log(
    table(
      ['milliseconds', ...heads, 'ratio of medians'],
      [
        row('index built', [fewSearched.index, manySearched.index]),
        row('index built, one stretch', [fewSearched.stretch, manySearched.stretch]),
        row('key to result, search alone', [fewSearched.keystroke, manySearched.keystroke]),
        row('key to painted result', [fewPainted.here, manyPainted.here]),
        row(`the same, processor ${SLOWER} times slower`, [fewPainted.slower, manyPainted.slower]),
      ],
    ),
  );
}
