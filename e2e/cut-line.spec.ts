import {expect, test, type Page} from 'playwright/test';

const PATHS = ['/bespoke', '/design-architecture'];

const control = (page: Page) => page.getByRole('slider', {name: 'Photograph or drawing'});
const halves = (page: Page) => page.locator('.cut-line__half');

/** Share of the frame that the photograph fills, in per cent. */
function shareOfPhotograph(page: Page): Promise<number> {
  return page.locator('.cut-line__half--drawing').evaluate((half) => {
    const left = /inset\(0px 0px 0px ([\d.]+)%\)/.exec(getComputedStyle(half).clipPath)?.[1];
    return left === undefined ? Number.NaN : Number(left);
  });
}

for (const path of PATHS) {
  test(`${path}: the drawing lies on the photograph, and the line follows the pointer and the keys`, async ({
    page,
  }) => {
    await page.goto(path);
    const range = control(page);
    await range.scrollIntoViewIfNeeded();
    await expect(range).toHaveAttribute('aria-valuetext', '60% photograph');
    const [photograph, drawing] = await halves(page).evaluateAll((found) =>
      found.map((half) => JSON.stringify(half.getBoundingClientRect())),
    );
    expect(drawing).toBe(photograph);
    const box = await halves(page).first().boundingBox();
    if (!box) throw new Error('The photograph has no box.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.6, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.25, y, {steps: 4});
    await page.mouse.up();
    expect(Math.abs((await shareOfPhotograph(page)) - 25)).toBeLessThanOrEqual(1);

    await page.keyboard.press('End');
    expect(await shareOfPhotograph(page)).toBe(100);
    await page.keyboard.press('ArrowLeft');
    expect(await shareOfPhotograph(page)).toBe(99);
    await page.keyboard.press('Home');
    await expect(range).toHaveAttribute('aria-valuetext', '0% photograph');
  });

  test(`${path}: on paper the drawing is whole and beside or below the photograph`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({media: 'print'});
    await expectApart(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const path of PATHS) {
    test(`${path}: the drawing is whole and follows the photograph`, async ({page}) => {
      await page.goto(path);
      await expectApart(page);
    });
  }
});

async function expectApart(page: Page): Promise<void> {
  await expect(control(page)).toBeHidden();
  const places = await halves(page).evaluateAll((found) =>
    found.map((half) => {
      const {top, bottom, left, right, width} = half.getBoundingClientRect();
      return {top, bottom, left, right, width, clip: getComputedStyle(half).clipPath};
    }),
  );
  const [photograph, drawing] = places;
  if (!photograph || !drawing) throw new Error('The page lacks a photograph or a drawing.');
  expect(drawing.clip).toBe('none');
  expect(drawing.width).toBeGreaterThan(140);
  const isBelow = drawing.top >= photograph.bottom;
  expect(isBelow || drawing.left >= photograph.right).toBe(true);
}
