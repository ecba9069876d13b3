import {expect, test} from 'playwright/test';
import {hydrated, open} from './site';
import {specification} from './specification';

const {routes, notFound} = specification;
const {heading, text} = notFound;
const links = notFound.links.filter(([, href]) => routes.includes(href));

/** 1280 px at 400 % zoom, where pages must reflow (WCAG 2.2, 1.4.10). */
const NARROWEST = {width: 320, height: 256};

const UNKNOWN = [
  '/nope',
  '/policies/nope',
  '/2025',
  '/2025/services',
  '/2025/policies/nope',
  '/careers/nope',
  '/a/b/c/d',
];

test('an unknown address shows the not-found page without header or footer, and logs the path', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const path of UNKNOWN) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
    await expect(page.getByText(text, {exact: true})).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(logged.splice(0).some((line) => line.includes(path))).toBe(true);
  }
});

test('the not-found page fits the narrowest window and links to the pages that help', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST);
  await open(page, '/nope');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(NARROWEST.width);
  for (const [name, href] of [...links, ['Search', '/search'], ['Contact', '/contact']] as const) {
    await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  }
  await page.getByRole('link', {name: notFound.links[0][0], exact: true}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
});
