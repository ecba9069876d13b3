import type {Server} from 'node:http';
import path from 'node:path';
import {close, listen, originOf, type Handler} from '@site/src/local-services/http';
import {localServices} from '@site/src/local-services';
import {OPENINGS_DAY} from '../../tools/builds.mjs';
import {siteHandler} from '../../tools/preview/site';
import {BUILD} from '../built-site';

/** Key in sessionStorage where pages record their faults. */
export const FAULTS = 'engine-faults';

/**
 * Runs first in every page and records its errors, because the drivers have no common way to
 * report them. It precedes the page's Content-Security-Policy, which would otherwise block it. It
 * also sets the date, so that openings stay open.
 */
function watch(name: string, day: number): void {
  const note = (fault: string) => {
    const noted = JSON.parse(sessionStorage.getItem(name) ?? '[]') as string[];
    sessionStorage.setItem(name, JSON.stringify([...noted, `${location.pathname}: ${fault}`]));
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(`console.${level}: ${words.join(' ')}`);
      write(...words);
    };
  }
  // Leaving a page cancels what it is still loading, which is not a fault.
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  const onError = ({message, target}: ErrorEvent) => {
    if (!(target instanceof Element)) note(`uncaught: ${message}`);
    else if (!leaving) note(`not loaded: ${target.outerHTML}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({reason}) => note(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    note(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
  const RealDate = Date;
  const shift = day - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length > 0 ? parts : [RealDate.now() + shift]) as [number]));
    }
    static override now(): number {
      return RealDate.now() + shift;
    }
  } as DateConstructor;
}

const SCRIPT = `<script>(${watch.toString()})(${JSON.stringify(FAULTS)}, ${Date.parse(OPENINGS_DAY)})</script>`;

/** Serves the built site as the preview does, with SCRIPT in every page. */
export async function watchedSite(): Promise<{
  readonly origin: string;
  /** Failed requests, each with its status; the reader clears the list. */
  readonly failed: string[];
  readonly stop: () => Promise<void>;
}> {
  const failed: string[] = [];
  let origin = '';
  const watched: Handler = ({url = '', method = '', headers}, response, next) => {
    response.once('finish', () => {
      if (response.statusCode >= 400) failed.push(`${response.statusCode} ${method} ${url}`);
    });
    if (method !== 'GET' || !headers.accept?.includes('text/html')) {
      next();
      return;
    }
    // Omits text/html, because for other Accept headers this server returns the page unchanged.
    void fetch(origin + url, {headers: {accept: '*/*'}, redirect: 'manual'}).then(async (page) => {
      const kept = ['content-type', 'content-security-policy', 'location', 'cache-control'];
      const text = await page.text();
      response.writeHead(
        page.status,
        kept.flatMap((name) =>
          page.headers.has(name) ? [name, page.headers.get(name) ?? ''] : [],
        ),
      );
      response.end(text.replace(/<head[^>]*>/, (head) => head + SCRIPT));
    }, next);
  };
  const root = path.join(__dirname, '../..');
  const server: Server = await listen(
    [watched, localServices(root, {}), siteHandler(BUILD)],
    '127.0.0.1',
    0,
  );
  origin = originOf(server);
  return {origin, failed, stop: () => close(server)};
}
