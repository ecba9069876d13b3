import {expect, test} from 'playwright/test';
import {texts} from '@site/src/features/contact/enquiry/rules';

test('without the form’s script, the contact page keeps what is typed and says that it is loading', async ({
  page,
}) => {
  await page.route('**/assets/js/part-enquiry.*', (route) => route.abort());
  await page.goto('/contact');
  const form = page.getByRole('form', {name: 'Enquiry'});
  await form.getByLabel('Name').fill('Zoë');
  await form.getByRole('button', {name: texts.send}).click();
  await expect(form.getByText('The page is still loading')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Zoë');
  await expect(page).toHaveURL('/contact');
  // The page's other scripts still run.
  await expect(page.locator('[data-island=map][data-alive]')).toBeAttached();
});

test('a message replaces a part of the page that crashes, and the rest still works', async ({
  page,
}) => {
  await page.route('**/careers', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('{"openings":[', '{"openings":null,"none":[');
    await route.fulfill({response, body: html});
  });
  await page.goto('/careers');
  await expect(page.getByText('This part of the page has stopped working')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 2, name: 'How to apply'})).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a behaviour that cannot start leaves the others alone', async ({page}) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(' data-hours=', ' data-hours="{" data-old=');
    await route.fulfill({response, body: html});
  });
  const failed = page.waitForEvent('pageerror');
  await page.goto('/contact');
  expect((await failed).name).toBe('SyntaxError');
  await expect(page.locator('[data-island=enquiry][data-alive]')).toBeAttached();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
});
