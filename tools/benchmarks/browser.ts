import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from 'playwright';
import {ROOT} from './copies/copy';

/** As playwright.config.ts: the browser that tools/setup/browser.mjs found. */
const BROWSER_NOTE = path.join(ROOT, 'node_modules/.cache/browser.json');

/** The browser's own traffic would be measured with the site's. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser; it ends with this process at the latest. */
export function launch(args: readonly string[] = []): Promise<Browser> {
  const note: unknown = JSON.parse(readFileSync(BROWSER_NOTE, 'utf8'));
  const executable =
    note !== null && typeof note === 'object' && 'executable' in note ? note.executable : undefined;
  return chromium.launch({
    ...(typeof executable === 'string' && {executablePath: executable}),
    args: [...QUIET, ...args],
  });
}
