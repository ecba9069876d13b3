import {expect, test, type Page} from 'playwright/test';

// Drawings must be readable without scripts and on the smallest phone.
test.use({javaScriptEnabled: false, viewport: {width: 360, height: 780}});

const DRAWINGS = [
  {path: '/bespoke', name: 'fire doors', sheet: '.drawing-sheet', drawn: 3},
  {path: '/construction/fit-out', name: 'office floor', sheet: '.drawing-sheet', drawn: 2},
  {path: '/design-architecture', name: 'house', sheet: '.drawing-sheet', drawn: 5},
  {path: '/contact', name: 'site plan', sheet: '.map', drawn: 1},
  {path: '/international-projects', name: 'locator', sheet: '.drawing-sheet', drawn: 1},
] as const;

/** Font size of each word, and how far it extends beyond its drawing, in pixels. */
async function measureWords(page: Page, sheet: string) {
  return page.locator(`${sheet} .drawing__words text`).evaluateAll((words) =>
    words.map((word) => {
      const frame = word.closest('.drawing')?.getBoundingClientRect() ?? new DOMRect();
      const box = word.getBoundingClientRect();
      return {
        text: word.textContent,
        size: Number.parseFloat(getComputedStyle(word).fontSize),
        out: Math.max(
          frame.left - box.left,
          box.right - frame.right,
          frame.top - box.top,
          box.bottom - frame.bottom,
        ),
      };
    }),
  );
}

for (const {path, name, sheet, drawn} of DRAWINGS) {
  test(`${name}: has a description, and its words are readable on a phone`, async ({page}) => {
    await page.goto(path);
    const drawings = page.locator(sheet).getByRole('img').and(page.locator('svg'));
    await expect(drawings).toHaveCount(drawn);
    for (const drawing of await drawings.all()) {
      expect((await drawing.getAttribute('aria-label'))?.length).toBeGreaterThan(60);
    }
    const words = await measureWords(page, sheet);
    expect(words.length).toBeGreaterThan(4);
    expect(words.filter(({size}) => size < 12)).toEqual([]);
    expect(words.filter(({out}) => out > 1)).toEqual([]);
  });
}

for (const {path, name, list} of [
  {path: '/bespoke', name: 'fire doors', list: '.door-schedule .drawing-mark'},
  {path: '/construction/fit-out', name: 'office floor', list: '.drawing-notes .drawing-mark'},
  {path: '/design-architecture', name: 'house', list: '.house-sheet .drawing-mark'},
  {path: '/contact', name: 'site plan', list: '.plan-key .keynote'},
]) {
  test(`${name}: every mark on the drawing is in its key, and every mark in the key is on the drawing`, async ({
    page,
  }) => {
    await page.goto(path);
    const drawn = await page
      .locator('.drawing__mark text, .map .keynotes__mark')
      .evaluateAll((marks) => marks.map((mark) => mark.textContent));
    const listed = await page.locator(list).allTextContents();
    expect(listed.length).toBeGreaterThan(4);
    expect([...new Set(drawn)].sort()).toEqual([...listed].sort());
  });
}

test('the sheets of the house are listed, and each has a title block with its number', async ({
  page,
}) => {
  await page.goto('/design-architecture');
  const blocks = page.locator('.house-sheet figcaption');
  await expect(blocks).toHaveCount(4);
  for (const [index, sheet] of ['101', '201', '301', '401'].entries()) {
    await expect(blocks.nth(index)).toContainText(`Sheet${sheet}`);
    await page.getByRole('main').getByRole('link', {name: sheet}).click();
    await expect(page).toHaveURL(`/design-architecture#sheet-${sheet}`);
  }
});
