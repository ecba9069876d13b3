import {readFile, writeFile} from 'node:fs/promises';
import {expect, test, type Locator, type Page} from 'playwright/test';
import sharp from 'sharp';

/**
 * What a picture may differ by. `threshold` is the distance of two colours that counts (0 to 1);
 * edges of letters, which differ between versions of the browser, are left out by the comparison
 * itself. Measured: see contributing/decisions/look.md.
 */
export const TOLERANCE = {threshold: 0.03, maxDiffPixels: 120};

/** The two widths at which everything is compared: a phone and a desk. */
export const widths = [
  {width: 390, height: 844},
  {width: 1280, height: 800},
] as const;

const RENEW =
  'This looks otherwise than its baseline. If it is meant to: npx playwright test --project=visual --update-snapshots, and look at each new picture before you commit it';

/** Of a long page so much is compared, in pixels; the sheets of the style page show all parts. */
const HIGHEST = 2500;

/** The area to compare: the top of a page, or the whole of one part, in whole pixels. */
export async function clipOf(target: Page | Locator) {
  if ('goto' in target) {
    const {width, height} = await target.evaluate(() => ({
      width: window.innerWidth,
      height: document.documentElement.scrollHeight,
    }));
    return {x: 0, y: 0, width, height: Math.min(height, HIGHEST)};
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

/** Empty if there is no such file. */
function bytesOf(file: string): Promise<Buffer> {
  return readFile(file).catch(() => Buffer.alloc(0));
}

/** The same picture to the last pixel, in fewer bytes than the browser takes the time for. */
async function pack(file: string): Promise<void> {
  const picture = await readFile(file);
  await writeFile(file, await sharp(picture).webp({lossless: true, effort: 6}).toBuffer());
}

/**
 * Compares the top of a page, or one part of it, with its picture in `e2e/visual/baseline`. A part
 * is cut from a picture of the page: Playwright's own picture of an element first waits for a
 * frame, which headless Chromium sometimes never draws.
 */
export async function expectLook(target: Page | Locator, name: string): Promise<void> {
  const info = test.info();
  const file = `${name}.webp`;
  const baseline = info.snapshotPath(file, {kind: 'screenshot'});
  const before = await bytesOf(baseline);
  const page = 'goto' in target ? target : target.page();
  await expect(page, RENEW).toHaveScreenshot(file, {
    ...TOLERANCE,
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: await clipOf(target),
  });
  if (info.config.updateSnapshots !== 'none' && !(await bytesOf(baseline)).equals(before)) {
    await pack(baseline);
  }
}
