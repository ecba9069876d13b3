import {expect, test, type Page} from 'playwright/test';
import {versionPath} from '@site/src/policy-record/shared/addresses';
import {NARROW, WIDE} from '../playwright.config';
import {accessibilityFindings} from './accessibility';
import {open} from './site';

const SPEAK_UP = '/policies/whistleblowing';
const DATA = '/policies/data-protection';
const PRIVACY = '/privacy';

/** The note about an old link. */
const NOTE = '[data-note][role="status"]';
const note = (page: Page) => page.locator(NOTE);

test.describe('a link to a clause that has another number now', () => {
  test('says which clause it may have meant, below the one that it opens, and leads to both', async ({
    page,
  }) => {
    await open(page, `${DATA}#4.2`);
    const clause = page.locator('[id="4.2"]');
    await expect(clause).toBeInViewport();
    await expect(clause.locator(NOTE)).toHaveText(
      'An older link may mean another clause: 4.2 in version 3.0, now 4.3.',
    );
    expect(await accessibilityFindings(page)).toEqual([]);
    await note(page).getByRole('link', {name: '4.3'}).click();
    await expect(page).toHaveURL(`${DATA}#4.3`);
    await expect(page.locator('[id="4.3"]').locator(NOTE)).toContainText('now 4.4');
    await expect(note(page)).toHaveCount(1);
    await note(page).getByRole('link', {name: '4.3 in version 3.0'}).click();
    await expect(page).toHaveURL(`${versionPath(DATA, '3.0')}#4.3`);
    await expect(page.locator('[id="4.3"]')).toBeInViewport();
    await expect(note(page)).toHaveCount(0);
  });

  test('names only the older version if the clause was removed', async ({page}) => {
    await open(page, `${SPEAK_UP}#4.2`);
    await expect(page.locator('[id="4.2"]').locator(NOTE)).toHaveText(
      'An older link may mean another clause: 4.2 in version 3.0.',
    );
  });

  test('prints without the note', async ({page}) => {
    await open(page, `${SPEAK_UP}#4.2`);
    await expect(note(page)).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(note(page)).toBeHidden();
  });

  for (const [address, why] of [
    [`${SPEAK_UP}#4.1`, 'that kept its number'],
    [`${SPEAK_UP}#utm_source=mail`, 'that no version had'],
    [`${SPEAK_UP}#%E0%A4%A`, 'with a broken escape'],
  ] as const) {
    test(`says nothing about a part ${why}`, async ({page}) => {
      const asked = page.waitForResponse(/assets\/js\/clauses\./);
      await open(page, address);
      await (await asked).finished();
      await expect(note(page)).toHaveCount(0);
    });
  }
});

test.describe('a link to a clause that doesn’t exist', () => {
  test('says so after the clause before it, scrolls there and takes the focus', async ({page}) => {
    await open(page, `${SPEAK_UP}#4.99`);
    await expect(note(page)).toHaveText('No clause 4.99 in version 4.0.');
    await expect(note(page)).toBeInViewport();
    await expect(note(page)).toBeFocused();
    const clauses = page.locator('[id^="4."]');
    await expect(clauses.last().locator(NOTE)).toHaveCount(1);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('of a section that doesn’t exist either says so below the title', async ({page}) => {
    await open(page, `${versionPath(SPEAK_UP, '3.0')}#99.1`);
    await expect(note(page)).toHaveText('No clause 99.1 in version 3.0.');
    await expect(page.locator('h1 + [data-note]')).toBeInViewport();
  });

  test('leads to the clause of the version that had it', async ({page}) => {
    await open(page, `/policies/equality-diversity#4.6`);
    await expect(note(page)).toHaveText(/(?:No|An older).* 4\.6 in version 3\.0\.$/);
    await note(page).getByRole('link').click();
    await expect(page).toHaveURL(`${versionPath('/policies/equality-diversity', '3.0')}#4.6`);
    await expect(page.locator('[id="4.6"]')).toBeInViewport();
  });
});

test.describe('a link to a section', () => {
  for (const {viewport} of [WIDE, NARROW]) {
    test(`that was renamed opens it and says so at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, `${PRIVACY}#decisions-made-by-machine`);
      await expect(note(page)).toHaveText(
        'No section of this name in version 4.0. It was section 9 in version 3.0, now Automated decisions.',
      );
      await expect(page.getByRole('heading', {name: 'Automated decisions'})).toBeInViewport();
      await expect(note(page)).toBeFocused();
      await note(page).getByRole('link', {name: 'section 9 in version 3.0'}).click();
      await expect(page).toHaveURL(`${versionPath(PRIVACY, '3.0')}#9`);
    });
  }

  test('by its number opens it', async ({page}) => {
    await open(page, `${PRIVACY}#9`);
    await expect(page.getByRole('heading', {name: 'Automated decisions'})).toBeInViewport();
    await expect(note(page)).toHaveCount(0);
  });
});
