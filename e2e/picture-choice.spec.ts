import {expect, test, type Page} from 'playwright/test';
import {open} from './site';

/** Hours of the lobby on `/home`, as the labels name them. */
const PATROL = '10:15 PM Patrol';
const NIGHT = '3:00 AM Night';

/** Collects the names of the pictures that the browser fetches. Example: `'lobbynight'`. */
function fetchedPictures(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/pictures\/(\w+)-/.exec(request.url()) ?? [];
    if (name !== undefined) names.add(name);
  });
  return names;
}

/** Expects one picture to be visible and loaded, and returns it. */
async function expectPicture(page: Page, alt: RegExp) {
  const visible = page.locator('fieldset').getByRole('img');
  await expect(visible).toHaveCount(1);
  await expect(visible).toHaveAttribute('alt', alt);
  await visible.scrollIntoViewIfNeeded();
  await expect
    .poll(() => visible.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test.describe('the lobby through the day', () => {
  test('fetches only the pictures that were shown', async ({page}) => {
    const fetched = fetchedPictures(page);
    await page.clock.setFixedTime(new Date('2026-11-20T22:30:00Z'));
    await open(page, '/home');
    await expectPicture(page, /at night/);
    await page.getByText(NIGHT).click();
    await expectPicture(page, /moonlight/);
    expect(fetched).toContain('lobbypatrol');
    expect(fetched).toContain('lobbynight');
    expect(fetched).not.toContain('lobbycleaners');
    expect(fetched).not.toContain('lobbylunch');
  });

  test.describe('at 360 pixels', () => {
    test.use({viewport: {width: 360, height: 740}});

    test('the picture is as wide as the screen, with the hours directly above it', async ({
      page,
    }) => {
      await open(page, '/home');
      const picture = await page.locator('fieldset').getByRole('img').boundingBox();
      const hour = await page.getByText(NIGHT).boundingBox();
      if (!picture || !hour) throw new Error('The page lacks the picture or an hour.');
      expect(picture.width).toBe(360);
      expect(hour.y + hour.height).toBeCloseTo(picture.y, 0);
      expect(Math.min(hour.width, hour.height)).toBeGreaterThanOrEqual(44);
    });
  });

  test.describe('in another time zone', () => {
    test.use({timezoneId: 'Asia/Tokyo'});

    // lobby-hour.test.ts tests the other hours. In summer 17:30 UTC is 18:30 in London.
    test('follows London time', async ({page}) => {
      await page.clock.setFixedTime(new Date('2026-07-10T17:30:00Z'));
      await open(page, '/home');
      await expect(page.getByRole('radio', {name: PATROL})).toBeChecked();
      await expectPicture(page, /at night/);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('shows the morning first; each label selects its picture', async ({page}) => {
      await page.goto('/home');
      await expectPicture(page, /morning sun/);
      await page.getByText(NIGHT).click();
      await expectPicture(page, /moonlight/);
    });
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`fit-out, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({javaScriptEnabled});

    test('shows the floor as Category A, then as Category B', async ({page}) => {
      const fetched = fetchedPictures(page);
      await page.goto('/construction/fit-out');
      const figure = page.getByRole('group', {name: 'Category'});
      await expectPicture(page, /empty office floor/);
      await expect(figure.locator('figcaption:visible')).toContainText('Rendered model, 1:50.');
      // Without scripts, browsers ignore `loading=lazy`.
      expect(fetched.has('fitoutb')).toBe(!javaScriptEnabled);
      await figure.getByText('Category B', {exact: true}).click();
      await expectPicture(page, /floor in use/);
    });
  });
}
