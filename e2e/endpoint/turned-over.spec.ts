import {expect, test} from 'playwright/test';
import {versionPath} from '@site/src/content/policies/addresses';

const BRIBERY = '/policies/anti-bribery-corruption';

/* This build is of a later day than the others; no one has touched the documents in between. */
test('a version that was to come is in force by itself', async ({page}) => {
  await page.goto(BRIBERY);
  await expect(page.locator('main')).toContainText('Section 250 of the Crime and Policing Act');
  await expect(page.getByText('Changes on')).toHaveCount(0);
  await page.goto(versionPath(BRIBERY, '4.0'));
  await expect(page.locator('.version-strip')).toContainText(
    'Superseded. Version 4.0 was in force from 1 April 2026 to 22 November 2026.',
  );
});
