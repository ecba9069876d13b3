import {expect, test} from 'playwright/test';
import {hold, hydrated} from './site';

test.describe('while a picture is still loading', () => {
  let release: () => void;

  test.beforeEach(async ({page}) => {
    release = await hold(page, '**/pictures/**');
  });

  test('the form’s script waits until the page has loaded', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/contact', {waitUntil: 'domcontentloaded'});
    await expect.poll(() => asked.some((url) => url.includes('/pictures/'))).toBe(true);
    const scripts = () => asked.filter((url) => /\/js\/(applications|part-)/.test(url)).length;
    expect(scripts()).toBe(0);
    release();
    await hydrated(page);
    expect(scripts()).toBeGreaterThan(0);
  });

  test('typing in the form loads its script at once and loses no characters', async ({page}) => {
    await page.goto('/contact', {waitUntil: 'domcontentloaded'});
    const name = page.getByRole('form', {name: 'Enquiry'}).getByLabel('Name');
    await name.pressSequentially('Zoë Ann');
    await hydrated(page);
    await expect(name).toHaveValue('Zoë Ann');
    await expect(name).toBeFocused();
    release();
  });
});
