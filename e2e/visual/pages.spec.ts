import {test, type Page} from 'playwright/test';
import {texts} from '@site/src/features/contact/enquiry/rules';
import {expectLook, widths} from './look';
import {keepFirst, oneYear, openForPicture} from './still';

interface Family {
  readonly name: string;
  readonly path: string;
  /** Puts the page into the state that the test compares. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Pages whose text is written by a programmer or fixed by the specification. */
const ownPages: readonly Family[] = [
  {name: 'home', path: '/'},
  {name: 'company', path: '/bespoke'},
  {
    name: 'about',
    path: '/about',
    // Compliance adds policies and changes their dates, so the test keeps three cards and no dates.
    prepare: async (page) => {
      await keepFirst(page, '#our-policies article', 3);
      await keepFirst(page, '#our-policies .card__facts', 0);
    },
  },
  {name: 'international', path: '/international-projects'},
  {name: 'contact', path: '/contact'},
];

/**
 * Documents of a closed edition, whose text never changes. Without their strip they look like
 * documents in force.
 */
const closed: readonly Family[] = [
  ['policy', '/2025/policies/whistleblowing'],
  ['service', '/2025/services/emergency-response'],
  ['project', '/2025/projects/manila-office-complex'],
].map(([name = '', path = '']) => ({
  name,
  path,
  prepare: async (page) => {
    await keepFirst(page, '.version__strip', 0);
    await keepFirst(page, '.editions > *', 2);
    await oneYear(page, '.document__control .editions, .trail');
  },
}));

/** Removes the footer from every page but one, so that changing it changes only one picture. */
async function withoutFooter(page: Page, name: string): Promise<void> {
  if (name !== 'home') {
    await keepFirst(page, '.footer', 0);
  }
}

for (const viewport of widths) {
  test.describe(`${viewport.width} px`, () => {
    test.use({viewport});

    for (const {name, path, prepare} of [...ownPages, ...closed]) {
      test(`${name} matches its baseline`, async ({page}) => {
        await openForPicture(page, path);
        await prepare?.(page);
        await withoutFooter(page, name);
        await expectLook(page, `${name}-${viewport.width}`);
      });
    }

    test('comparison without scripts matches its baseline', async ({page}) => {
      await openForPicture(page, '/policies/whistleblowing/changes/3.0-4.0', false);
      await withoutFooter(page, 'comparison');
      await expectLook(page, `comparison-${viewport.width}`);
    });

    test('not-found page matches its baseline', async ({page}) => {
      await openForPicture(page, '/policies/whistle-blowing');
      await page.locator('.lost__near').waitFor();
      await expectLook(page, `not-found-${viewport.width}`);
    });

    test('form with errors matches its baseline', async ({page}) => {
      await openForPicture(page, '/contact');
      await page.getByRole('button', {name: texts.send, exact: true}).click();
      await page.locator('.field--error').first().waitFor();
      await expectLook(page.locator('#contact-form'), `form-errors-${viewport.width}`);
    });
  });
}

test.describe('menus', () => {
  test('side panel matches its baseline', async ({page}) => {
    await page.setViewportSize(widths[0]);
    await openForPicture(page, '/about');
    await page.locator('.header summary:visible').click();
    await expectLook(page.locator('.panel'), 'side-panel');
  });

  test('companies sheet matches its baseline', async ({page}) => {
    await page.setViewportSize(widths[1]);
    await openForPicture(page, '/about');
    await page.locator('.header summary:visible').click();
    await expectLook(page.locator('.menu__sheet'), 'companies-sheet');
  });
});
