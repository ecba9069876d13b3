import {expect, test, type Page} from 'playwright/test';

// Drawings must be readable without scripts and on the smallest phone.
test.use({javaScriptEnabled: false, viewport: {width: 360, height: 780}});

const DRAWINGS = [
  ['fire doors', '/bespoke', '.drawing-sheet', 3, '.table--compared .drawing-mark'],
  [
    'office floor',
    '/construction/fit-out',
    '.drawing-sheet',
    2,
    '.drawing-sheet__notes .drawing-mark',
  ],
  ['patrol and hourly calls', '/services/security', '.margin-drawing', 2, null],
  ['call-out and site file', '/services/emergency-response', '.margin-drawing', 2, null],
  ['first week, cloths and scores', '/services/cleaning', '.margin-drawing', 3, null],
  ['audits', '/projects/manchester-offices', '.margin-drawing', 1, null],
  ['floor', '/projects/manila-office-complex', '.margin-drawing', 1, null],
  ['shutdown and cost', '/services/project-management', '.margin-drawing', 2, null],
  ['year and hot work', '/services/property-maintenance', '.margin-drawing', 2, null],
  ['twelve weeks', '/construction/fit-out', '.margin-drawing', 1, null],
  ['house', '/design-architecture', '.drawing-sheet', 5, '.drawing-sheet--house .drawing-mark'],
  ['site plan', '/contact', '.map', 1, '.plan__key .keynote'],
  ['locator', '/international-projects', '.drawing-sheet', 1, null],
  ['services in a building', '/services', '.drawing-sheet', 2, 'tbody .drawing-mark'],
] as const;

/** Font size of each word, and how far it extends beyond its drawing, in pixels. */
async function measureWords(page: Page, sheet: string) {
  return page.locator(`${sheet} .drawing__words text`).evaluateAll((words) =>
    words.map((word) => {
      // The locator cuts off the edges of its drawing.
      const sheet = word.closest('.locator') ?? word.closest('.drawing');
      const frame = sheet?.getBoundingClientRect() ?? new DOMRect();
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
    // Phones fold most drawings.
    await page
      .locator('main details')
      .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    const drawings = page.locator(sheet).getByRole('img').and(page.locator('svg'));
    await expect(drawings).toHaveCount(count);
    for (const drawing of await drawings.all()) {
      await expect(drawing).toHaveAccessibleName(/.{60}/);
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

test('drawings for the margin are beside the text from 1248 px and above it below that', async ({
  page,
}) => {
  for (const [width, isBeside] of [
    [1280, true],
    [1200, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({width, height: 780});
    for (const path of ['/services/cleaning', '/services/property-maintenance']) {
      await page.goto(path);
      const places = await page.locator('.margin-drawing').evaluateAll((drawings) =>
        drawings.map((drawing) => {
          const text = drawing.nextElementSibling?.getBoundingClientRect() ?? new DOMRect();
          const {left, right, top} = drawing.getBoundingClientRect();
          return {beside: left >= text.right && top < text.bottom, out: right - innerWidth};
        }),
      );
      expect(places.length, path).toBeGreaterThan(1);
      expect(places.filter(({beside}) => beside !== isBeside)).toEqual([]);
      expect(places.filter(({out}) => out > 0)).toEqual([]);
    }
  }
});
