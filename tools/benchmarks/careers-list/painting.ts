import {createReadStream} from 'node:fs';
import {mkdtemp, rm, stat} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from 'playwright';
import {launch} from '../browser';
import {ROOT} from '../copies/copy';
import {figuresOf, type Figures} from '../figures';
import {bundlePage} from './bundle';
import {QUERIES} from './openings';

const HTML = `<!doctype html><html lang="en-GB"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/src/css/main.css"><div id="root"></div><script src="/page.js"></script>`;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Nothing has changed for so long: the list has come to rest. In milliseconds. */
const QUIET = 150;

/** What the page notes about one key. */
interface Keystroke {
  /** From the key to the list as it stays, painted; 0 when the key changed nothing in it. */
  readonly painted: number;
}

/** Serves the page, its script, the style sheets and the static files. */
async function serve(folder: string): Promise<{server: Server; origin: string}> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = [folder, ROOT, path.join(ROOT, 'static')].map((root) => path.join(root, pathname));
    void firstFile(file).then((found) => {
      response.setHeader('Content-Type', TYPES[path.extname(found ?? '')] ?? 'text/html');
      if (found === undefined) {
        response.end(HTML);
      } else {
        createReadStream(found).pipe(response);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server has no port.');
  }
  return {server, origin: `http://127.0.0.1:${address.port}`};
}

async function firstFile(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    if ((await stat(candidate).catch(() => undefined))?.isFile()) {
      return candidate;
    }
  }
  return undefined;
}

/** Types each query key by key and waits after each until the list has come to rest. */
async function typeQueries(page: Page): Promise<number[]> {
  const times: number[] = [];
  const input = page.getByLabel('Search openings');
  for (const query of QUERIES) {
    await input.fill('');
    await page.waitForTimeout(2 * QUIET);
    for (const key of query) {
      const {painted} = await keystroke(page, key);
      if (painted > 0) {
        times.push(painted);
      }
    }
  }
  return times;
}

async function keystroke(page: Page, key: string): Promise<Keystroke> {
  const measured = page.evaluate(
    (quiet) =>
      new Promise<Keystroke>((resolve) => {
        let start = 0;
        let painted = 0;
        let timer: ReturnType<typeof setTimeout>;
        const rest = () => {
          observer.disconnect();
          resolve({painted: painted === 0 ? 0 : painted - start});
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
              painted = performance.now();
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

/**
 * Times key to painted result in a browser, for each number of openings, in milliseconds.
 *
 * @returns the figures in the order of the counts
 */
export async function measurePainting(counts: readonly number[]): Promise<Figures[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'careers-list-'));
  await bundlePage(folder);
  const {server, origin} = await serve(folder);
  const browser = await launch();
  try {
    const figures: Figures[] = [];
    for (const count of counts) {
      const page = await browser.newPage({viewport: {width: 1280, height: 900}});
      await page.goto(`${origin}/careers?count=${count}`);
      await page.getByLabel('Search openings').click();
      // Focus builds the index; the first round also warms the browser's compiler up.
      await typeQueries(page);
      figures.push(figuresOf(await typeQueries(page)));
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    server.close();
    await rm(folder, {recursive: true});
  }
}
