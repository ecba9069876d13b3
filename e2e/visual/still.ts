import type {Page} from 'playwright/test';
import {OPENINGS_DAY} from '../../tools/builds.mjs';
import {fontsUsed, open} from '../site';

/** A plain picture in the colour of cardboard, which replaces every photograph. */
const PLACEHOLDER = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#b9b4aa" d="M0 0h16v9H0z"/></svg>',
);

/** Flat colours instead of the gradients over photographs, which would enlarge the files. */
const FLAT_SCRIMS = `:root {
  --scrim-day: linear-gradient(rgb(21 24 28 / 50%) 0 0);
  --scrim-night: none;
  --scrim-lost: linear-gradient(rgb(21 24 28 / 58%) 0 0);
}`;

/** Addresses of the site's pictures. */
const PICTURES = /\/pictures\/.+\.(avif|webp)$/;

/** Waits for the fonts and for every picture, including those further down. */
async function waitForAssets(page: Page): Promise<void> {
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
 * Opens a page that looks the same at any time on any machine: a fixed clock, no motion, and flat
 * areas instead of photographs, which people judge by eye and which would weigh megabytes.
 */
export async function openForPicture(page: Page, path: string, scripts = true): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.setFixedTime(OPENINGS_DAY);
  await page.route(PICTURES, (route) =>
    route.fulfill({contentType: 'image/svg+xml', body: PLACEHOLDER}),
  );
  if (scripts) {
    await open(page, path);
  } else {
    await page.goto(path);
  }
  await page.addStyleTag({content: FLAT_SCRIMS});
  await waitForAssets(page);
}

/** Keeps only the first few matching elements of a list that editors may add to. */
export async function keepFirst(page: Page, selector: string, count: number): Promise<void> {
  await page.locator(selector).evaluateAll((all, kept) => {
    all.slice(kept).forEach((element) => element.remove());
  }, count);
}

/** Shows the same year in every edition name, so that a new edition changes no picture. */
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
