import {expect, test} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {accessibilityFindings} from './accessibility';
import {open} from './site';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the About page leads to the roles and says how to reach each of them', async ({page}) => {
    await page.goto('/about');
    await page.getByRole('link', {name: 'Who Answers', exact: true}).click();
    const people = page.locator('#people');
    await expect(people.getByRole('heading', {name: 'Who answers for what'})).toBeInViewport();
    await expect(people.getByRole('listitem')).toHaveCount(26);
    for (const row of await people.getByRole('listitem').all()) {
      await expect(row.getByText(/^Answers for /)).toBeVisible();
      await expect(row.getByText(/ Deputy: /)).toBeVisible();
      await expect(row.getByText(/^(?:Call|Email|Write to) /)).toBeVisible();
    }
  });

  test('a role links to its policies, and its deputy to the deputy’s row', async ({page}) => {
    await page.goto('/about');
    const row = page.getByRole('listitem').filter({
      has: page.getByRole('heading', {name: 'Data Protection Lead', exact: true}),
    });
    await expect(row.getByRole('link', {name: 'Data protection'})).toHaveAttribute(
      'href',
      '/policies/data-protection',
    );
    await expect(row.getByRole('link', {name: brand.email.privacy})).toHaveAttribute(
      'href',
      `mailto:${brand.email.privacy}?subject=For%20the%20Data%20Protection%20Lead`,
    );
    await row.getByRole('link', {name: 'Company Secretary'}).click();
    await expect(page.getByRole('heading', {name: 'Company Secretary'})).toBeInViewport();
  });

  test('the careers page answers questions and says what jobs pay later', async ({page}) => {
    await page.goto('/careers');
    const pay = page.locator('#in-every-job');
    await expect(pay.getByText(/^We review everyone’s pay each April\./)).toBeVisible();
    await pay.getByText('What you’ll earn after two years').click();
    const row = pay.getByRole('row').filter({hasText: 'Security Officer, Nights'});
    await expect(row).toContainText('£14.80 an hour');
    await expect(page.locator('#questions').getByRole('term')).toHaveCount(5);
    await expect(page.locator('#early-careers')).toContainText('12 in post');
  });

  test('an advert links to what every job has and to the questions', async ({page}) => {
    await page.goto('/careers/security-officer-nights');
    const main = page.getByRole('main');
    await main.getByRole('link', {name: 'answers to questions'}).click();
    await expect(page).toHaveURL('/careers#questions');
    await expect(page.getByRole('heading', {name: 'Questions people ask'})).toBeInViewport();
  });
});

test('the careers page with its folds open has no accessibility findings', async ({page}) => {
  await open(page, '/careers');
  for (const fold of await page.locator('#in-every-job summary').all()) await fold.click();
  expect(await accessibilityFindings(page)).toEqual([]);
});
