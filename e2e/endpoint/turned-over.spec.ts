import {expect, test} from 'playwright/test';
import {versionPath} from '@site/src/policy-record/shared/addresses';

const BRIBERY = '/policies/anti-bribery-corruption';

/* The endpoint build has a later date than the others, but the same documents. */
test('an approved version comes into force on its date', async ({page}) => {
  await page.goto(BRIBERY);
  await expect(page.locator('main')).toContainText('within two working days');
  await expect(page.getByText('Changes on')).toHaveCount(0);
  await page.goto(versionPath(BRIBERY, '4.1'));
  await expect(page.locator('.version__strip')).toContainText(
    'Superseded. Version 4.1 was in force from 29 June 2026 to 31 December 2026.',
  );
});
