import {expect, test} from 'playwright/test';
import {finderTexts} from '@site/src/features/careers/finder/texts';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {applicant, expectSent, field, fill, onReceipt, receipt, send} from './application';
import {openingCalled} from './openings';
import {open} from './site';

test('a job seeker finds an opening, applies and leaves with a receipt', async ({page}) => {
  const opening = await openingCalled('heritage-sash-window-restorer');
  await page.clock.setFixedTime(OPENINGS_DAY);
  await open(page, '/careers');
  await page.getByRole('searchbox', {name: finderTexts.search}).fill('sash windows');
  await page.getByRole('link', {name: opening.title, exact: true}).click();
  await expect(page).toHaveURL(`/careers/${opening.slug}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(opening.title);
  await page.locator('main').getByRole('link', {name: 'Use the application form'}).first().click();
  await expect(field(page, 'position')).toHaveValue(opening.slug);
  await fill(page, applicant(opening.slug));
  await send(page);
  await expectSent(page);
  await expect(receipt(page)).toBeInViewport();
  await expect(onReceipt(page, 'Position')).toHaveText(`${opening.title}, ${opening.reference}`);
});
