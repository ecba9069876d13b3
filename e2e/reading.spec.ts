import path from 'node:path';
import {expect, test, type Locator, type Page} from 'playwright/test';
import {currentEdition} from '@site/src/data/editions/editions';
import {documentAddresses} from '@site/src/reading/files';
import {open} from './site';

/* Tests navigation within a document: the sidebar, the section bar on phones, the editions. */

const POLICY = '/policies/whistleblowing';
const SECTION = 'Going outside the group';

/** Every document, except the list of projects, which has no sidebar. */
const documents = documentAddresses(path.join(__dirname, '..')).filter(
  (address) => address !== '/projects',
);

/** Scrolls until the section is marked as the one being read. */
async function readSection(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('heading', {level: 2, name}).evaluate((heading) => {
      heading.scrollIntoView({behavior: 'instant'});
    });
    // Pictures above may have loaded meanwhile and moved the heading.
    await expect(page.locator('.sections [aria-current]').first()).toContainText(name, {
      timeout: 500,
    });
  }).toPass();
}

/** Returns whether another element covers the middle of this one. */
function isCovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const {left, top, width, height} = node.getBoundingClientRect();
    const there = document.elementFromPoint(left + Math.min(width, 60) / 2, top + height / 2);
    return there === null || !(node.contains(there) || there.contains(node));
  });
}

/** Texts of the elements that are not wholly in view. Runs in the page. */
async function partlyHidden(elements: Element[]): Promise<string[]> {
  const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver(resolve);
    elements.forEach((element) => observer.observe(element));
  });
  const hidden = seen.filter(({intersectionRatio}) => intersectionRatio < 1 - 1e-9);
  return hidden.map(({target}) => target.textContent);
}

test.describe('beside the text, in a short window', () => {
  test.use({viewport: {width: 1280, height: 720}});

  test('the sidebar shows all sections of every document, its name, and its edition or action', async ({
    page,
  }) => {
    for (const address of [...documents, `/2025${POLICY}`]) {
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      const sidebar = page.locator('.sidebar');
      const sections = sidebar.locator('.sections a');
      expect(await sections.count(), address).toBeGreaterThan(1);
      // A third of the way down, because at the end the sidebar scrolls away with the document.
      const heading = page
        .locator('.prose section h2')
        .nth(Math.floor((await sections.count()) / 3));
      await heading.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
      await expect(sidebar.locator('.sidebar__name')).toHaveCount(1);
      const below = sidebar.locator('.editions [aria-current], .sidebar__act a');
      expect(await below.count(), address).toBeGreaterThan(0);
      const parts = sections.or(below).or(sidebar.locator('.sidebar__name'));
      await expect.poll(() => parts.evaluateAll(partlyHidden), address).toEqual([]);
    }
  });

  test('the section being read is marked, and a click leads to another', async ({page}) => {
    await open(page, POLICY);
    const sidebar = page.getByRole('navigation', {name: 'Policies', exact: true});
    await readSection(page, SECTION);
    await expect(sidebar.locator('.sections [aria-current]')).toHaveText(`8 ${SECTION}`, {
      useInnerText: false,
    });
    await sidebar.getByRole('link', {name: 'Responsibilities'}).click();
    await expect(page.getByRole('heading', {level: 2, name: 'Responsibilities'})).toBeInViewport();
  });

  test('the sidebar lists the other documents of the family and links to the page that lists all', async ({
    page,
  }) => {
    await open(page, '/services/security');
    const sidebar = page.getByRole('navigation', {name: 'Facilities services', exact: true});
    await expect(sidebar.locator('.sidebar__name')).toHaveText('Security');
    await expect(sidebar.locator('.sidebar__others a')).toHaveCount(5);
    await sidebar.getByRole('link', {name: 'Facilities services'}).click();
    await expect(page).toHaveURL('/services');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('a bar shows which section is being read and leads to another', async ({page}) => {
    await open(page, POLICY);
    const bar = page.getByRole('navigation', {name: 'Sections'});
    await expect(bar.locator('summary')).toHaveText(`Whistleblowing ${currentEdition} 10 sections`);
    await readSection(page, SECTION);
    await expect(bar.locator('summary')).toHaveText(`Whistleblowing ${currentEdition} 8 of 10`);
    await expect(bar.locator('summary')).toBeInViewport({ratio: 1});
    await bar.locator('summary').click();
    await bar.getByRole('link', {name: 'Who it covers'}).click();
    const heading = page.getByRole('heading', {level: 2, name: 'Who it covers'});
    await expect(heading).toBeInViewport({ratio: 1});
    await expect.poll(() => isCovered(heading)).toBe(false);
    await expect(bar.getByRole('link', {name: 'Who it covers'})).toBeHidden();
  });

  test('the list closes on Escape, on a tap beside it, and when the focus leaves it', async ({
    page,
  }) => {
    await open(page, POLICY);
    await readSection(page, SECTION);
    const summary = page.locator('.section-bar summary');
    const list = page.locator('.section-bar .sections');
    await summary.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.click();
    await page.mouse.click(180, 700);
    await expect(list).toBeHidden();
    await summary.press('Enter');
    await page.locator('.section-bar a').last().focus();
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    for (const path of [POLICY, `/2025${POLICY}`]) {
      test(`the list of ${path} opens and does not cover the section that it links to`, async ({
        page,
      }) => {
        await page.goto(path);
        const bar = page.locator('.section-bar');
        await bar.locator('summary').click();
        const link = bar.locator('.sections a').nth(2);
        const id = (await link.getAttribute('href')) ?? '';
        await link.click();
        const heading = page.locator(`h2${id}`);
        await expect(heading).toBeInViewport({ratio: 1});
        const [list, found] = [await bar.locator('div').boundingBox(), await heading.boundingBox()];
        expect(found?.y).toBeGreaterThanOrEqual((list?.y ?? NaN) + (list?.height ?? NaN));
      });
    }
  });
});

test.describe('the other edition', () => {
  test.use({viewport: {width: 1280, height: 720}});

  const switchOf = (page: Page, name: string) =>
    page.locator('.sidebar').getByRole('navigation', {name});

  test('opens at the section being read, and so does the link back', async ({page}) => {
    await open(page, POLICY);
    await readSection(page, SECTION);
    await switchOf(page, 'Whistleblowing').getByRole('link', {name: '2025'}).click();
    await expect(page).toHaveURL(`/2025${POLICY}#going-outside-the-group`);
    await expect(page.getByRole('heading', {level: 2, name: SECTION})).toBeInViewport();
    await page.getByRole('link', {name: /^Read edition/}).click();
    await expect(page).toHaveURL(`${POLICY}#going-outside-the-group`);
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 360, height: 740}});

    const older = (page: Page) =>
      page.locator('.section-bar .editions').getByRole('link', {name: '2025'});

    test('opens at the same section even if its name differs', async ({page}) => {
      await open(page, '/construction/fit-out');
      await readSection(page, 'Price, defects and dilapidations');
      await page.locator('.section-bar summary').click();
      await older(page).click();
      await expect(page).toHaveURL('/2025/construction/fit-out#price-defects-and-leaving');
    });

    test('says which section it lacks, and opens at the top', async ({page}) => {
      await open(page, '/construction/project-management');
      await readSection(page, 'The programme');
      await page.locator('.section-bar summary').click();
      await expect(older(page)).toHaveText('2025 has no section 3');
      await expect(older(page)).toHaveAttribute('href', '/2025/construction/project-management');
    });
  });
});
