import {expect, test, type Locator, type Page} from 'playwright/test';
import {indexPath, type SearchIndexFile} from '@site/src/shared/search/entry';
import {currentEdition, editions} from '@site/src/data/editions/editions';
import {appointed} from '@site/src/data/companies/companies';
import {registers} from '@site/src/data/navigation/registers';
import {isDelivered} from '../tools/delivered.mjs';
import {accessibilityFindings} from './accessibility';
import {fontsUsed, hold, layoutShifts, open} from './site';
import {fixed} from './specification';

const OLDER = editions.filter(({inForce}) => !inForce).map(({label}) => label);
/** A word that a clause contains. Every group has a privacy notice, so it has the second one. */
const WORD = fixed('gifts', 'privacy');
const QUERIES = 'The pages of another group have other words.';
/** The page whose header has least room, beside the longest name of a company. */
const LONGEST = appointed.reduce((longest, company) =>
  company.shortName.length > longest.shortName.length ? company : longest,
);
/** Files that search fetches: scripts, styles and indexes. */
const SEARCH_FILES = /\/(?:assets\/(?:js|css)\/search\.|search\/)/;

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search the site'});
const field = (place: Page | Locator) => place.getByRole('searchbox');
const links = (place: Locator) => place.getByRole('list').getByRole('link');
const status = (place: Locator | Page) => place.getByRole('status');

/** Checks the links to the main lists, which search offers when it has no results. */
async function expectRegisters(place: Locator): Promise<void> {
  for (const {label, href} of registers) {
    await expect(place.getByRole('link', {name: label, exact: true})).toHaveAttribute('href', href);
  }
}

/** Opens the search dialog and types a query. */
async function ask(page: Page, query: string): Promise<Locator> {
  await page.keyboard.press('/');
  const dialog = dialogOf(page);
  await expect(field(dialog)).toBeFocused();
  await page.keyboard.type(query);
  await expect(links(dialog).first()).toBeVisible();
  return dialog;
}

test.describe('opening search', () => {
  test('a visitor can turn the / key off and on again, and the browser remembers it', async ({
    page,
  }) => {
    const box = (place: Page | Locator) => place.getByLabel('The / key opens search');
    const press = async (path: string, key: string) => {
      await open(page, path);
      await page.keyboard.press(key);
      // Keys are handled in order, so after this one the key above has been handled.
      await page.keyboard.press('Shift');
    };
    await press('/about', '/');
    await box(dialogOf(page)).uncheck();
    await press('/contact', '/');
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(box(dialogOf(page))).not.toBeChecked();
    await open(page, '/search');
    await page.getByText('Search options').click();
    await box(page).check();
    await press('/contact', '/');
    await expect(dialogOf(page)).toBeVisible();
  });

  test('the search link in the header opens the dialog, in a narrow and in a wide window', async ({
    page,
  }) => {
    await open(page, LONGEST.href);
    const control = page.getByRole('banner').getByRole('link', {name: 'Search', exact: true});
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: 740});
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await control.click();
      await expect(field(dialogOf(page))).toBeFocused();
      await expectRegisters(dialogOf(page));
      await page.getByRole('button', {name: 'Close'}).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(control).toBeFocused();
    }
  });

  test('its Close button stays on one line, also in large text', async ({page}) => {
    await open(page, '/about');
    await page.keyboard.press('/');
    const close = dialogOf(page).getByRole('button', {name: 'Close'});
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      for (const width of [320, 360, 390, 412]) {
        await page.setViewportSize({width, height: 740});
        await expect(close).toBeInViewport({ratio: 1});
        const lines = await close.evaluate((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          return range.getClientRects().length;
        });
        expect(lines, `${size} at ${width} px`).toBe(1);
      }
    }
  });

  test('nothing in the header wraps or overlaps, however narrow the window', async ({page}) => {
    await open(page, LONGEST.href);
    for (const width of [320, 360, 992, 1280]) {
      await page.setViewportSize({width, height: 740});
      const boxes = await page
        .locator('.header__sign, .header__nav .menu > li, .search-link, .menu-button')
        .evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .map(({left, right}) => ({left, right})),
        );
      expect(boxes.length).toBeGreaterThanOrEqual(3);
      boxes.slice(1).forEach(({left}, index) => {
        expect(left, `at ${width} px`).toBeGreaterThanOrEqual(boxes[index]?.right ?? 0);
      });
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
      const lines = await page
        .locator('.header__company, .menu__link')
        .evaluateAll((parts) => parts.map((part) => part.getClientRects().length));
      expect(Math.max(...lines), `at ${width} px`).toBe(1);
    }
  });

  for (const [where, selector] of [
    ['a form', '#enquiry-message'],
    ['the field of an add-on', 'add-on input'],
  ] as const) {
    test(`a slash typed into ${where} does not open search`, async ({page}) => {
      await open(page, '/contact');
      await page.evaluate(() => {
        const addOn = document.createElement('add-on');
        addOn.attachShadow({mode: 'open'}).append(document.createElement('input'));
        document.body.append(addOn);
      });
      await page.locator(selector).focus();
      await page.keyboard.type('24/7');
      await expect(page.locator(selector)).toHaveValue('24/7');
      await expect(dialogOf(page)).toHaveCount(0);
    });
  }

  test('no file of search is fetched until a visitor reaches for its link', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await open(page, '/privacy');
    await page.waitForLoadState('networkidle');
    expect(fetched.length).toBeGreaterThan(0);
    const files = () => fetched.filter((address) => SEARCH_FILES.test(address));
    expect(files()).toEqual([]);
    await page.getByRole('banner').getByRole('link', {name: 'Search'}).hover();
    // Script, styles, pages and words.
    await expect.poll(() => files().length).toBe(4);
    await ask(page, WORD);
    expect(files()).toHaveLength(4);
  });
});

test.describe('the dialog', () => {
  test('lists results and marks the words, or says that nothing was found and offers other links; Enter opens the search page', async ({
    page,
  }) => {
    await open(page, '/about');
    const dialog = await ask(page, WORD);
    await expect(
      dialog
        .locator('mark')
        .filter({hasText: new RegExp(WORD, 'i')})
        .first(),
    ).toBeVisible();
    await expect(status(dialog)).toHaveText(new RegExp(`^\\d+ results for “${WORD}”$`));
    expect(await links(dialog).count()).toBeLessThanOrEqual(8);
    await expect(
      dialog.getByText(/^(?:Policy|Notice) · .+, clause \d+\.\d+/).first(),
    ).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await field(dialog).fill('wxyzq');
    await expect(status(dialog)).toHaveText(/^Nothing found for “wxyzq”\. Try/);
    await expectRegisters(dialog);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=wxyzq');
  });

  test('scrolls instead of the page behind it, and links to all results of a long list', async ({
    page,
  }) => {
    test.skip(!isDelivered, QUERIES);
    await open(page, '/policies/whistleblowing');
    const dialog = await ask(page, 'security');
    await page.mouse.move(20, 700);
    await page.mouse.wheel(0, 600);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 4000);
    await expect
      .poll(() => page.locator('.search__found').evaluate(({scrollTop}) => scrollTop))
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await dialog.getByRole('link', {name: /^See 20 of \d+ results for “security”$/}).click();
    await expect(page).toHaveURL('/search?q=security');
    await expect(field(page)).toHaveValue('security');
  });

  test('can be navigated with the arrow keys, and Enter follows a link', async ({page}) => {
    await open(page, '/about');
    const dialog = await ask(page, 'whistleblowing');
    await page.keyboard.press('ArrowDown');
    await expect(links(dialog).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links(dialog).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(dialog.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links(dialog).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(dialog)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const address = await links(dialog).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
  });

  test('leaves the keys of an input method alone', async ({page}) => {
    await open(page, '/about');
    const dialog = await ask(page, 'whistleblowing');
    for (const key of ['ArrowDown', 'Escape']) {
      await field(dialog).dispatchEvent('keydown', {key, isComposing: true});
      await expect(field(dialog)).toBeFocused();
    }
  });

  test('opens again at once after it closes', async ({page}) => {
    await open(page, '/about');
    const dialog = await ask(page, WORD);
    await page.evaluate(() => {
      document.querySelector('dialog')?.close();
      document.querySelector<HTMLElement>('.search-link')?.click();
    });
    // The dialog's "close" event arrives with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(field(dialog)).toBeFocused();
    // The page behind it still cannot scroll.
    await expect(page.locator('html')).toHaveCSS('overflow', /hidden|clip/);
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveCSS('overflow', /hidden|clip/);
  });

  test('leaves the page free to scroll if it is closed while its code loads', async ({page}) => {
    const release = await hold(page, /\/assets\/js\/search\./);
    await open(page, '/about');
    await page.keyboard.press('/');
    await expect(field(dialogOf(page))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    const index = page.waitForResponse(/\/search\/\d+\.json/);
    release();
    await index;
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  });

  test('closes on Escape and on a click outside it, and returns the focus', async ({page}) => {
    await open(page, '/about');
    const home = page.getByRole('banner').getByRole('link', {name: /home$/});
    await home.focus();
    await ask(page, WORD);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(home).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(dialogOf(page))).toHaveValue(WORD);
    await page.mouse.click(20, 700);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(home).toBeFocused();
  });

  for (const [what, lost] of [
    ['code', /\/assets\/js\/search\./],
    ['styles', /\/assets\/css\/search\./],
    ['index', /\/search\/\d+\.json/],
  ] as const) {
    test(`says that its ${what} failed to load, keeps what was typed, and tries again`, async ({
      page,
    }) => {
      await page.route(lost, (route) => route.abort());
      await open(page, '/about');
      await page.keyboard.press('/');
      await page.keyboard.type(WORD);
      const dialog = dialogOf(page);
      await expect(dialog.getByRole('alert')).toContainText('Search didn’t load.');
      await expect(dialog.getByRole('button', {name: 'Close'})).toBeVisible();
      await expect(status(dialog).filter({hasText: /./})).toHaveCount(0);
      await expect(field(dialog)).toHaveValue(WORD);
      await expectRegisters(dialog);
      await page.unroute(lost);
      await dialog.getByRole('button', {name: 'Try again'}).click();
      await expect(status(dialog)).toHaveText(new RegExp(`^\\d+ results for “${WORD}”$`));
      await expect(dialog).toHaveCSS('display', 'flex');
      await expect(dialog.getByRole('button', {name: 'Close'})).toHaveCSS(
        'border-top-width',
        '0px',
      );
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await expect(field(dialog)).toHaveValue(WORD);
    });
  }
});

test.describe('the search page', () => {
  test('shows results for its address, updates the address, and Back restores the last query', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.goto(`/search?q=${WORD}`);
    await expect(status(page)).toHaveText(new RegExp(`^(?:20 of )?\\d+ results for “${WORD}”$`));
    await expect(field(page)).toHaveValue(WORD);
    await field(page).fill('asbestos');
    await expect(page).toHaveURL('/search?q=asbestos');
    await expect(
      page
        .locator('main mark')
        .filter({hasText: /asbestos/i})
        .first(),
    ).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await links(page.locator('.search__results')).first().click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(field(page)).toHaveValue('asbestos');
    await expect(status(page)).toHaveText(/“asbestos”$/);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('shows at most twenty results, says how many there are, and what each is', async ({
    page,
  }) => {
    test.skip(!isDelivered, QUERIES);
    await page.goto('/search?q=gift+limit');
    const found = links(page.locator('.search__results'));
    await expect(found.first()).toHaveAttribute('href', '/policies/anti-bribery-corruption#5.2');
    await expect(found).toHaveCount(20);
    await expect(status(page)).toHaveText(/^20 of \d+ results for “gift limit”$/);
    const kinds = page.locator('.search__hit > .reference');
    const kind = /^(?:Policy|Notice|Report|Service|Project|Job|Page)(?: · |$)/;
    await expect(kinds).toHaveText(Array.from({length: 20}, () => kind));
  });

  test('finds only text that readers see', async ({page}) => {
    const index = (await (
      await page.request.get(indexPath(currentEdition))
    ).json()) as SearchIndexFile;
    // Their scripts show and hide parts. The others are plain HTML.
    const paths = ['/careers', '/careers/apply', '/contact', '/international-projects'];
    const indexed = paths.filter((path) => index.pages.some((each) => each.path === path));
    expect(indexed).toContain('/contact');
    for (const path of indexed) {
      await open(page, path);
      let seen = '';
      for (const width of [360, 1280]) {
        await page.setViewportSize({width, height: 740});
        seen += await page.locator('main').evaluate((main: HTMLElement) => {
          main.querySelectorAll('details').forEach((each) => (each.open = true));
          main.querySelectorAll<HTMLElement>('[role=tabpanel]').forEach((each) => {
            each.hidden = false;
          });
          return main.innerText;
        });
      }
      const letters = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
      const parts = index.pages.find((each) => each.path === path)?.parts ?? [];
      const unseen = parts
        .flatMap(({text}) => text.split(/ · |(?<=[.?!:;,])\s/))
        .filter((sentence) => !letters(seen).includes(letters(sentence)));
      expect(parts.length, path).toBeGreaterThan(0);
      expect(unseen, path).toEqual([]);
    }
  });

  test('shows and announces the emergency number for emergency queries only', async ({page}) => {
    test.skip(!isDelivered, QUERIES);
    const number = page.locator('.search__results').getByRole('link', {name: '0808 157 0140'});
    await page.goto('/search?q=burst+pipe');
    await expect(number).toHaveAttribute('href', 'tel:+448081570140');
    await expect(page.locator('.search__emergency')).toContainText('Call 999 first');
    await expect(
      page.locator('.search__emergency').getByRole('link', {name: 'Emergency Response'}),
    ).toHaveAttribute('href', '/services/emergency-response');
    await expect(status(page)).toHaveText(
      /^(?:20 of )?\d+ results for “burst pipe”\. Emergency, day and night: 0808 157 0140$/,
    );
    expect(await accessibilityFindings(page)).toEqual([]);
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(number).toBeFocused();
    await field(page).fill('fire doors');
    await expect(status(page)).toHaveText(/“fire doors”$/);
    await expect(number).toHaveCount(0);
  });

  test('searches earlier editions on request, says that they are superseded, and tries again if they failed to load', async ({
    page,
  }) => {
    test.skip(!isDelivered, QUERIES);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const [older = ''] = OLDER;
    await page.route(`**${indexPath(older)}`, (route) => route.abort());
    await page.goto('/search?q=whistleblowing');
    await expect(status(page)).toHaveText(/“whistleblowing”$/);
    await expect(page.getByText(/superseded$/)).toHaveCount(0);
    expect(fetched).toContain(indexPath(currentEdition));
    expect(fetched).not.toContain(indexPath(older));
    await page.getByText('Search options').click();
    await page.getByRole('checkbox', {name: 'Include superseded editions'}).check();
    await expect(page.getByRole('alert')).toContainText('Search didn’t load.');
    await page.unroute(`**${indexPath(older)}`);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText(`${older}, superseded`).first()).toBeVisible();
    await expect(page).toHaveURL('/search?q=whistleblowing&edition=all');
    await page.reload();
    await expect(page.getByRole('checkbox', {name: 'Include superseded editions'})).toBeChecked();
    const superseded = page.getByRole('listitem').filter({hasText: `${older}, superseded`});
    await expect(superseded.first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^/${older}/`),
    );
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('opens from the header and says that search needs JavaScript', async ({page}) => {
      await page.goto('/about');
      await page.getByRole('banner').getByRole('link', {name: 'Search'}).click();
      await expect(page).toHaveURL('/search');
      await expect(page.getByText(/^Search needs JavaScript,/)).toBeVisible();
      await expect(field(page)).toBeHidden();
      await expectRegisters(page.locator('main'));
    });
  });
});

test.describe('the not-found page', () => {
  test.skip(!isDelivered, QUERIES);
  const suggestions = (page: Page) =>
    page.getByRole('navigation', {name: 'You may be looking for'});

  test('suggests up to three similar pages, and none when no page is similar', async ({page}) => {
    const found = suggestions(page).getByRole('link');
    for (const [path, address] of [
      ['/polices/whistleblowing', '/policies/whistleblowing'],
      ['/careers/joiner', '/careers/bench-joiner'],
      ['/facilities/cleaning', '/services/cleaning'],
    ] as const) {
      await page.goto(path);
      await expect(found.first()).toBeVisible();
      const addresses = await found.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(addresses).toContain(address);
      expect(addresses.length).toBeLessThanOrEqual(3);
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    // The second looks like words of many texts, such as "note", but like no address or title.
    for (const path of ['/wxyzq', '/nope']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(suggestions(page), path).toHaveCount(0);
    }
  });

  for (const width of [360, 1280]) {
    test(`does not shift when the suggestions arrive, at ${width} px`, async ({page, baseURL}) => {
      await page.setViewportSize({width, height: 740});
      const release = await hold(page, SEARCH_FILES);
      // The fonts of a first visit would wait for the files that are held back.
      const referer = `${baseURL ?? ''}/`;
      await page.goto('/polices/whistleblowing', {waitUntil: 'domcontentloaded', referer});
      await fontsUsed(page);
      release();
      await expect(suggestions(page)).toBeVisible();
      expect(await layoutShifts(page)).toBe(0);
    });
  }
});
