import {expect, test, type Page} from 'playwright/test';

// Drawings must be readable without scripts and on the smallest phone.
test.use({javaScriptEnabled: false, viewport: {width: 360, height: 780}});

const DRAWINGS = [
  ['fire doors', '/bespoke', '.drawing-sheet', 3, '.door-schedule .drawing-mark'],
  ['office floor', '/construction/fit-out', '.drawing-sheet', 2, '.drawing-notes .drawing-mark'],
  ['house', '/design-architecture', '.drawing-sheet', 5, '.house-sheet .drawing-mark'],
  ['site plan', '/contact', '.map', 1, '.plan-key .keynote'],
  ['locator', '/international-projects', '.drawing-sheet', 1, null],
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

for (const [name, path, sheet, count, key] of DRAWINGS) {
  test(`${name}: has a description, words that are readable on a phone, and a complete key`, async ({
    page,
  }) => {
    await page.goto(path);
    const drawings = page.locator(sheet).getByRole('img').and(page.locator('svg'));
    await expect(drawings).toHaveCount(count);
    for (const drawing of await drawings.all()) {
      expect((await drawing.getAttribute('aria-label'))?.length).toBeGreaterThan(60);
    }
    const words = await measureWords(page, sheet);
    expect(words.length).toBeGreaterThan(4);
    expect(words.filter(({size}) => size < 12)).toEqual([]);
    expect(words.filter(({out}) => out > 1)).toEqual([]);
    if (key === null) return;
    const drawn = await page.locator('.drawing__mark text, .map .keynotes__mark').allTextContents();
    const listed = await page.locator(key).allTextContents();
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
