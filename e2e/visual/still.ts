import type {Page} from 'playwright/test';
import {OPENINGS_DAY} from '../../tools/builds.mjs';
import {fontsUsed, open} from '../site';

/** A square of model card, in the place of every photograph. */
const FLAT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#b9b4aa" d="M0 0h16v9H0z"/></svg>',
);

/** The same for what darkens them: a gradient is noise to a file of a picture. */
const FLAT_SCRIMS = `:root {
  --scrim-day: linear-gradient(rgb(21 24 28 / 50%) 0 0);
  --scrim-night: none;
  --scrim-lost: linear-gradient(rgb(21 24 28 / 58%) 0 0);
}`;

/** Files of the picture set on any page. */
const PICTURES = /\/pictures\/.+\.(avif|webp)$/;

/** Everything that may still be on its way: fonts, and pictures further down. */
async function settled(page: Page): Promise<void> {
  await fontsUsed(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    pictures.forEach((picture) => {
      picture.loading = 'eager';
    });
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

/**
 * Opens a page as it looks at every time and on every machine: a fixed clock, no movement, flat
 * areas for photographs (which are judged by eye, and would weigh megabytes).
 */
export async function openStill(page: Page, path: string, scripts = true): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.setFixedTime(OPENINGS_DAY);
  await page.route(PICTURES, (route) => route.fulfill({contentType: 'image/svg+xml', body: FLAT}));
  if (scripts) {
    await open(page, path);
  } else {
    await page.goto(path);
  }
  await page.addStyleTag({content: FLAT_SCRIMS});
  await settled(page);
}

/** Leaves the first few of what editors may add to. */
export async function keepFirst(page: Page, selector: string, count: number): Promise<void> {
  await page.locator(selector).evaluateAll((all, kept) => {
    all.slice(kept).forEach((element) => element.remove());
  }, count);
}

/** Writes one year for all in what names editions, so that a release changes no picture. */
export async function oneYear(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluateAll((all) => {
    for (const element of all) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replace(/20\d\d/g, '2026') ?? '';
      }
    }
  });
}
