import {expect, test} from 'playwright/test';
import {hydrated, open} from './site';

const UNKNOWN = [
  '/nope',
  '/policies/nope',
  '/2025',
  '/2025/services',
  '/2025/policies/nope',
  '/careers/nope',
  '/a/b/c/d',
];

for (const path of UNKNOWN) {
  test(`${path} shows the not-found page outside the layout and logs the path`, async ({page}) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: '404'})).toBeVisible();
    await expect(page.getByText('Oops! Page not found', {exact: true})).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(logged.some((text) => text.includes(path))).toBe(true);
  });
}

test('offers the two ways on', async ({page}) => {
  await open(page, '/nope');
  await expect(
    page.getByRole('link', {name: 'View International Projects', exact: true}),
  ).toHaveAttribute('href', '/international-projects');
  await page.getByRole('link', {name: 'Return to Home', exact: true}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
});
