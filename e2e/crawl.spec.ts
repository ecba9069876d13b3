import path from 'node:path';
import {expect, test, type Page} from 'playwright/test';
import {pages} from '@site/src/data/routes/routes';
import {documentAddresses} from '@site/src/reading/files';
import {wordingProblems} from '@site/src/reading/wording';
import {periodsOf} from '@site/src/policy-record/ledger/timeline';
import {
  changesPath,
  IN_FORCE_PATH,
  periodPath,
  versionPath,
} from '@site/src/policy-record/shared/addresses';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {accessibilityFindings} from './accessibility';
import {builtPage, SITEMAP as PATHS} from './built-site';
import {openAt} from './openings';
import {recordAt} from './record';
import {open} from './site';
import {fixed} from './specification';

/** Pages that search engines should not list: the careers page's second address, and search. */
const UNLISTED = ['/recruitment', '/search'];

const periods = periodsOf(recordAt(OPENINGS_DAY)).map(({from}) => periodPath(from));

/** Pages outside the sitemap: superseded documents, a comparison, the first and last period. */
const RECORD = new Set([
  ...fixed(
    [
      '/2025/policies/whistleblowing',
      '/2025/services/security',
      '/2025/privacy',
      changesPath('/policies/whistleblowing', '3.0', '4.0'),
      versionPath('/policies/whistleblowing', '3.0'),
      versionPath('/privacy/candidates', '4.0'),
    ],
    [],
  ),
  IN_FORCE_PATH,
  ...periods.slice(0, 1),
  ...periods.slice(-1),
]);

/** Collects errors, warnings, failed requests, and requests to other hosts. */
function recordFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page early aborts its requests, which is not a fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      faults.push(`request failed: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const {hostname} = new URL(request.url());
    if (!['127.0.0.1', ''].includes(hostname)) {
      faults.push(`request to another host: ${request.url()}`);
    }
  });
  return faults;
}

/** A desktop, a phone, and 1280 px at 400 % zoom, where pages must reflow (WCAG 2.2, 1.4.10). */
const WINDOWS = [
  {width: 1280, height: 800},
  {width: 390, height: 844},
  {width: 320, height: 256},
];

/** The text spacing that pages must bear (WCAG 2.2, 1.4.12). */
async function applyTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
      p {margin-bottom: 2em !important}`,
    );
    document.adoptedStyleSheets = [sheet];
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({top: 0, behavior: 'instant'});
  });
}

/**
 * Returns the buttons and fields that reach into the page's margin. A line that moves over a picture
 * is as wide as the picture; nobody can reach a field without a tab stop.
 */
function controlsAtTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(.button, button, input, select, textarea):not([type=range], [tabindex="-1"])',
      ),
    ]
      .filter((control) => {
        const {left, right, width, height} = control.getBoundingClientRect();
        const isSeen = width > 1 && height > 1 && control.checkVisibility();
        return isSeen && (left < 8 || right > document.documentElement.clientWidth - 8);
      })
      .map(({outerHTML}) => outerHTML.slice(0, 120)),
  );
}

test('the sitemap lists the pages, the documents in force and the open jobs', () => {
  const listed = pages.filter((address) => !UNLISTED.includes(address));
  const documents = documentAddresses(path.join(__dirname, '..'));
  const openings = openAt(OPENINGS_DAY).map(({slug}) => `/careers/${slug}`);
  expect([...PATHS].sort()).toEqual([...listed, ...documents, ...openings].sort());
});

for (const address of [...PATHS, ...UNLISTED, ...RECORD]) {
  test(`${address} has no error, failed request or axe finding, stores nothing, and fits the window, also with spaced text`, async ({
    page,
  }) => {
    const faults = recordFaults(page);
    await page.clock.setFixedTime(OPENINGS_DAY);
    await open(page, address);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await scrollThrough(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `at ${viewport.width} px`).toBeLessThanOrEqual(viewport.width);
      expect(await controlsAtTheEdge(page), `at ${viewport.width} px`).toEqual([]);
      // The narrowest window tests only reflow.
      if (viewport.width < 390) continue;
      expect(await accessibilityFindings(page), `at ${viewport.width} px`).toEqual([]);
    }
    await applyTextSpacing(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: 800});
      const {scrollWidth, hidden} = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        hidden: [...document.querySelectorAll('.hero__text :is(a, button)')]
          .filter((control) => {
            const hero = control.closest('.hero')?.getBoundingClientRect();
            return hero && control.getBoundingClientRect().bottom > hero.bottom;
          })
          .map(({textContent}) => textContent),
      }));
      expect(scrollWidth, `with text spacing at ${width} px`).toBeLessThanOrEqual(width);
      expect(hidden, `with text spacing at ${width} px`).toEqual([]);
    }
    expect(faults).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test('no page contains wording that the law forbids', () => {
  const problems = PATHS.flatMap((address) => {
    const text = builtPage(address)
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ');
    return wordingProblems(address, [{field: 'text', text: text.replaceAll(/\s+/g, ' ')}]);
  });
  expect(problems).toEqual([]);
});
