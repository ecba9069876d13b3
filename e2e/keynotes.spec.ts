import {expect, test} from 'playwright/test';

test('an entry in the key highlights its marker on the model, by mouse and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/');
  const fills = () =>
    page
      .locator('.keynotes__card')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).fill));
  const [plain = ''] = await fills();
  await page.locator('.key__item').nth(1).hover();
  await expect
    .poll(async () => (await fills()).map((fill) => fill === plain))
    .toEqual([true, false, true, true, true]);
  await page.mouse.move(0, 0);
  await page.locator('.key__item').nth(2).focus();
  await page.keyboard.press('Shift+Tab');
  await expect
    .poll(async () => (await fills()).map((fill) => fill === plain))
    .toEqual([true, false, true, true, true]);
});
