import {expect, test} from 'playwright/test';
import {companyOf} from '@site/src/data/companies/companies';

const construction = companyOf('construction');
const facilities = companyOf('facilities');

test('a company’s page names the company in its header and footer', async ({page}) => {
  await page.goto('/construction/fit-out');
  await expect(page.locator('.header__company')).toHaveText(construction.shortName);
  await expect(
    page.getByRole('contentinfo').getByRole('link', {name: construction.shortName}),
  ).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('contentinfo').locator('[aria-current]')).toHaveCount(1);
});

test('the header changes with the company being visited, and names none on a page of the group', async ({
  page,
}) => {
  await page.goto(construction.href);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', {name: facilities.shortName}).click();
  await expect(page.locator('.header__company')).toHaveText(facilities.shortName);
  await footer.getByRole('link', {name: 'About'}).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('.header__company')).toHaveCount(0);
  await expect(footer.locator('[aria-current]')).toHaveCount(0);
});
