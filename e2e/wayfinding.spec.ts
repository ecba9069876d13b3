import {expect, test} from 'playwright/test';
import {specification} from './specification';

const [[label, href] = ['', ''], [nextLabel] = ['']] = specification.menus.footerCompanies;

test('a company’s page names the company in its header and footer', async ({page}) => {
  await page.goto(href);
  await expect(page.locator('.header__company')).toHaveText(label);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: label})).toHaveAttribute('aria-current', /./);
  await expect(footer.locator('[aria-current]')).toHaveCount(1);
});

test('the header changes with the company being visited, and names none on a page of the group', async ({
  page,
}) => {
  await page.goto(href);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', {name: nextLabel}).click();
  await expect(page.locator('.header__company')).toHaveText(nextLabel);
  await footer.getByRole('link', {name: 'About'}).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('.header__company')).toHaveCount(0);
  await expect(footer.locator('[aria-current]')).toHaveCount(0);
});
