import {readFile, writeFile} from 'node:fs/promises';
import {expect, test, type Locator, type Page} from 'playwright/test';
import sharp from 'sharp';

/**
 * How far a picture may differ from its baseline. `threshold` is the colour distance that counts as
 * different (0 to 1). The comparison itself ignores the edges of letters, which vary between
 * versions of the browser. Measured: see contributing/decisions/look.md.
 */
const TOLERANCE = {threshold: 0.03, maxDiffPixels: 120};

/** The two widths of every comparison: a phone and a desktop. */
export const widths = [
  {width: 390, height: 844},
  {width: 1280, height: 800},
] as const;

const HOW_TO_RENEW =
  'This looks otherwise than its baseline. If it is meant to: npx playwright test --project=visual --update-snapshots, and look at each new picture before you commit it';

/** Largest height to compare, in pixels. The style page's sheets show every part in full. */
const MAX_HEIGHT = 2500;

/** The area to compare: the top of a page, or the whole of one part, in whole pixels. */
async function clipOf(target: Page | Locator) {
  if ('goto' in target) {
    const {width, height} = await target.evaluate(() => ({
      width: window.innerWidth,
      height: document.documentElement.scrollHeight,
    }));
    return {x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT)};
  }
  return target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const x = Math.floor(box.left + window.scrollX);
    const y = Math.floor(box.top + window.scrollY);
    return {
      x,
      y,
      width: Math.ceil(box.right + window.scrollX) - x,
      height: Math.ceil(box.bottom + window.scrollY) - y,
    };
  });
}

/** Reads a file; returns an empty buffer if it does not exist. */
function readOrEmpty(file: string): Promise<Buffer> {
  return readFile(file).catch(() => Buffer.alloc(0));
}

/** Compresses the picture without loss, with more effort than the browser spends. */
async function compress(file: string): Promise<void> {
  const picture = await readFile(file);
  await writeFile(file, await sharp(picture).webp({lossless: true, effort: 6}).toBuffer());
}

/**
 * Compares the top of a page, or one part of it, with its picture in `e2e/visual/baseline`. Cuts a
 * part from a picture of the page, because Playwright's picture of an element first waits for a
 * frame, which headless Chromium sometimes never draws.
 */
export async function expectLook(target: Page | Locator, name: string): Promise<void> {
  const info = test.info();
  const file = `${name}.webp`;
  const baseline = info.snapshotPath(file, {kind: 'screenshot'});
  const before = await readOrEmpty(baseline);
  const page = 'goto' in target ? target : target.page();
  await expect(page, HOW_TO_RENEW).toHaveScreenshot(file, {
    ...TOLERANCE,
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: await clipOf(target),
  });
  if (info.config.updateSnapshots !== 'none' && !(await readOrEmpty(baseline)).equals(before)) {
    await compress(baseline);
  }
}
