import {expect, test} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {isDelivered} from '../tools/delivered.mjs';
import {accessibilityFindings} from './accessibility';
import {open} from './site';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the contact page leads to the roles, which say how to reach each of them', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByRole('link', {name: 'who answers for what', exact: true}).click();
    const people = page.locator('#people');
    await expect(people.getByRole('heading', {name: 'Who answers for what'})).toBeInViewport();
    await expect(people.getByRole('listitem')).toHaveCount(0);
    for (const group of await people.locator('summary').all()) await group.click();
    await expect(people.getByRole('listitem')).toHaveCount(26);
    for (const row of await people.getByRole('listitem').all()) {
      const title = await row.getByRole('heading').innerText();
      await expect(row.getByText(/^Answers for /)).toBeVisible();
      await expect(row.getByText(/^Deputy: /)).toBeVisible();
      await expect(
        row
          .locator(`a[href$="?subject=${encodeURIComponent(`For the ${title}`)}"]`)
          .or(row.getByRole('link', {name: brand.phone.main.display}))
          .or(row.getByText('By letter', {exact: true})),
      ).toBeVisible();
    }
    for (const way of [brand.email.info, brand.phone.emergency.display, brand.address.postcode]) {
      await expect(people.getByText(way).first()).toBeVisible();
    }
  });

  test('a role links to its policies, and its deputy to the deputy’s row', async ({page}) => {
    await page.goto('/about#data-protection-lead');
    const row = page.getByRole('listitem').filter({has: page.locator(':target')});
    await expect(row.getByRole('heading', {name: 'Data Protection Lead'})).toBeInViewport();
    await expect(row.getByRole('link', {name: 'Data protection', exact: true})).toHaveAttribute(
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

  test('a link to a role shows its company, also on a phone', async ({page}) => {
    test.skip(!isDelivered, 'Another group has other roles.');
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/about#contract-manager-guarding');
    const row = page.getByRole('listitem').filter({has: page.locator(':target')});
    await expect(row.getByText('Facilities.', {exact: true})).toBeInViewport();
    await expect(row.getByRole('link', {name: brand.phone.main.display})).toBeInViewport();
  });

  test('the careers page answers questions and says what jobs pay later', async ({page}) => {
    await page.goto('/careers');
    const pay = page.locator('#in-every-job');
    await pay.getByText('Pay', {exact: true}).click();
    await expect(pay.getByText(/^We review everyone’s pay each April\./)).toBeVisible();
    await pay.getByText('What you’ll earn after two years').click();
    const row = pay.getByRole('row').filter({hasText: 'Security Officer, Nights'});
    await expect(row).toContainText('£14.80 an hour');
    await expect(page.locator('#questions summary')).toHaveCount(6);
    await expect(page.locator('#early-careers')).toContainText('12 in post');
  });
});

test('the site’s script opens the group of a role where the browser does not', async ({page}) => {
  await open(page, '/about');
  // This changes the address without the browser's own search for the target.
  await page.evaluate(() => {
    history.replaceState(null, '', '#mobile-patrol-manager');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await expect(page.getByRole('heading', {name: 'Mobile patrol manager'})).toBeInViewport();
});

test('roles and the terms of jobs, unfolded, have no accessibility findings', async ({page}) => {
  for (const [path, part] of [
    ['/about', '#people'],
    ['/careers', '#in-every-job'],
  ] as const) {
    await open(page, path);
    for (const fold of await page.locator(`${part} summary`).all()) await fold.click();
    expect(await accessibilityFindings(page)).toEqual([]);
  }
});
