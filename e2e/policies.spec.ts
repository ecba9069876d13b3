import {createHash} from 'node:crypto';
import ical from 'ical.js';
import {parseAtomFeed} from 'feedsmith';
import {expect, test} from 'playwright/test';
import {isDelivered} from '../tools/delivered.mjs';
import {brand} from '@site/src/data/brand/brand';
import {
  CHANGES_FEED_PATH,
  changesPath,
  copyPath,
  LEDGER_PATH,
  MANIFEST_PATH,
  REGISTER_PATH,
  REVIEWS_PATH,
  versionPath,
} from '@site/src/policy-record/shared/addresses';
import {longDay} from '@site/src/shared/dates';
import {comparedPairs} from '@site/src/policy-record/compare/pages';
import {EDITIONS, parseLedger, rowsFile} from '@site/src/policy-record/ledger/ledger';
import {allInForce} from '@site/src/policy-record/ledger/timeline';
import {NARROW, WIDE} from '../playwright.config';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {accessibilityFindings} from './accessibility';
import {documentAt, recordAt} from './record';
import {open} from './site';

const PATH = '/policies/whistleblowing';
const BRIBERY = '/policies/anti-bribery-corruption';
/** A closed edition, which never changes. */
const OLDER = '2025';

const record = recordAt(OPENINGS_DAY);
const inForce = allInForce(record);

function current() {
  const version = documentAt(OPENINGS_DAY, PATH).versions.find(({state}) => state === 'in force');
  if (version?.kept === undefined) throw new Error(`${PATH} has no version in force.`);
  return version;
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

test.describe('a policy', () => {
  test('shows its next review date, even when overdue; only the register marks it as overdue', async ({
    page,
  }) => {
    const {reviewBy} = current();
    await page.clock.setFixedTime(new Date(Date.parse(String(reviewBy)) + 36 * 3_600_000));
    await open(page, PATH);
    const cell = page
      .locator('.document__control div')
      .filter({has: page.getByText('Next review')});
    await expect(cell.last()).toContainText(longDay(String(reviewBy)));
    await expect(page.getByText('overdue')).toHaveCount(0);
    await open(page, '/policies');
    const row = page.getByRole('row').filter({has: page.locator(`a[href="${PATH}"]`)});
    await expect(row.getByText('Review overdue')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.clock.setFixedTime(`${reviewBy}T12:00:00Z`);
    await open(page, '/policies');
    await expect(row.getByText('Review overdue')).toBeHidden();
  });

  test('offers copies with format and size, whose hashes are in the published list', async ({
    page,
  }) => {
    const {version, sha256: fingerprint} = current();
    await open(page, PATH);
    await expect(page.locator('.record__fingerprint')).toHaveText(String(fingerprint));
    const copies = page.locator('.record li').filter({hasText: /KB/});
    await expect(copies).toHaveText([/^PDF \d+ KB$/, /^Plain text \d+ KB$/]);
    const manifest = await (await page.request.get(MANIFEST_PATH)).text();
    for (const format of ['pdf', 'txt'] as const) {
      const address = copyPath(PATH, version, format);
      const response = await page.request.get(address);
      expect(response.status(), address).toBe(200);
      const hash = sha256(await response.body());
      if (format === 'txt') expect(hash).toBe(fingerprint);
      expect(manifest).toContain(`${hash}  whistleblowing.${version}.${format}\n`);
    }
  });

  test('links from its revisions to a comparison and back, and to the sections that changed', async ({
    page,
  }) => {
    await open(page, `${PATH}#revisions`);
    const row = page
      .locator('#revisions tbody tr')
      .filter({has: page.getByRole('link', {name: '4.0', exact: true})});
    await row.getByRole('link', {name: 'Compare'}).click();
    await expect(page).toHaveURL(changesPath(PATH, '3.0', '4.0'));
    await expect(page.getByRole('heading', {level: 1})).toContainText('what changed');
    await page.getByRole('link', {name: 'Back to the policy'}).click();
    await expect(page).toHaveURL(PATH);
    await row.getByRole('link', {name: 'Section 5'}).click();
    const heading = page.getByRole('heading', {level: 2}).nth(4);
    await expect(page).toHaveURL(`${PATH}#${await heading.getAttribute('id')}`);
    await expect(heading).toBeInViewport();
  });

  test('leads from the mark of a changed section to the row of that version', async ({page}) => {
    test.skip(!isDelivered, 'Another group has other versions.');
    const path = '/policies/anti-bribery-corruption';
    for (const {viewport} of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      const mark = page.getByRole('link', {name: /^Changed in version/}).first();
      const version = (await mark.textContent())?.replace(/^.*version /, '') ?? '';
      await mark.click();
      await expect(page).toHaveURL(`${path}#version-${version}`);
      const row = page.locator('tr:target').getByRole('link', {name: version, exact: true});
      await expect(row).toBeInViewport({ratio: 1});
      expect((await row.boundingBox())?.y).toBeLessThan(200);
    }
  });

  test('of an older edition opens at the section in the address, below the status strip', async ({
    page,
  }) => {
    await open(page, `/${OLDER}${PATH}`);
    const heading = page.getByRole('heading', {level: 2}).nth(4);
    const address = `/${OLDER}${PATH}#${await heading.getAttribute('id')}`;
    const strip = page.locator('.version__strip');
    for (const {viewport} of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await open(page, address);
      await expect(strip).toBeInViewport({ratio: 1});
      await expect(heading).toBeInViewport({ratio: 1});
      const {y = 0, height = 0} = (await strip.boundingBox()) ?? {};
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
    }
  });

  test('gives each clause an address and a citation to copy', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PATH);
    const clause = page.locator('[id="2.1"]');
    await clause.getByRole('link', {name: 'Clause 2.1'}).click();
    await expect(page).toHaveURL(`${PATH}#2.1`);
    await clause.getByRole('button', {name: 'Copy citation'}).click();
    await expect(clause.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const {version} = current();
    const [words, address] = [
      `${brand.prefix.toUpperCase()}-POL-009 v${version}, 2.1`,
      versionPath(PATH, version),
    ];
    expect(copied).toBe(`${words} ${new URL(address, page.url()).href}#2.1`);
    await open(page, `${address}#2.1`);
    await expect(page.getByRole('button', {name: 'Copy citation'})).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a comparison marks insertions and deletions, also in words, and collapses unchanged text', async ({
    page,
  }) => {
    await page.goto(changesPath(BRIBERY, '3.0', '4.0'));
    const main = page.locator('main');
    await expect(main.locator('del', {hasText: '£25'}).first()).toBeVisible();
    await expect(main.locator('ins', {hasText: '£50'}).first()).toBeVisible();
    await expect(main.locator('section del').first()).toHaveText(
      /^ removed: .*\(end of removed text\)$/,
    );
    await expect(main.locator('section ins').first()).toHaveText(
      /^ added: .*\(end of added text\)$/,
    );
    const collapsed = main.locator('details').first();
    await expect(collapsed).not.toHaveAttribute('open');
    await collapsed.locator('summary').click();
    await expect(collapsed).toHaveAttribute('open');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('a comparison shows its first change, or the table with it, on the first screen, on a phone on the first two', async ({
    page,
  }) => {
    const pairs = record
      .filter(({path}) => [PATH, BRIBERY, '/privacy'].includes(path))
      .flatMap((history) =>
        comparedPairs(history).map(([before, after]) =>
          changesPath(history.path, before.version, after.version),
        ),
      );
    expect(pairs.length).toBeGreaterThan(4);
    const first = page
      .locator('.comparison__section :is(ins, del, table:has(ins, del)):visible')
      .first();
    for (const address of pairs) {
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      for (const [width, height, screens] of [
        [1280, 900, 1],
        [360, 740, 2],
      ] as const) {
        await page.setViewportSize({width, height});
        const {y = Infinity} = (await first.boundingBox()) ?? {};
        expect(y, `${address} at ${width} px`).toBeLessThanOrEqual(height * screens);
      }
    }
  });

  test('a changed clause shows when it changed, its previous wording and who approved the change', async ({
    page,
  }) => {
    await page.goto(`${BRIBERY}#3.4`);
    const change = page.locator('[id="3.4"] + details');
    await expect(change).toContainText('3.4 reworded in 4.1, 29 June 2026.');
    await change.getByText('Previous wording').click();
    await expect(change).toContainText('Since 26 December 2023 a company may also be guilty');
    await expect(change).toContainText('Replaces version 4.0. Approved by Group board, 17 June');
    await change.getByRole('link', {name: 'Compare'}).click();
    await expect(page).toHaveURL(changesPath(BRIBERY, '4.0', '4.1'));
  });

  test('a version that changed every section says so once, and leads to the comparison', async ({
    page,
  }) => {
    await page.goto('/policies/modern-slavery');
    await expect(page.locator('.change, .section-heading .delta')).toHaveCount(0);
    await page.getByRole('link', {name: 'All sections changed'}).click();
    await expect(page).toHaveURL(changesPath('/policies/modern-slavery', '3.0', '4.0'));
  });

  test('every change note is directly below its clause, in a wide window beside it', async ({
    page,
  }) => {
    let count = 0;
    for (const path of [PATH, BRIBERY, '/policies/equality-diversity']) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      for (const width of [360, 1280, 1920]) {
        await page.setViewportSize({width, height: 900});
        // Phones show the notes on request.
        const request = page.getByLabel('Show changes in the text');
        if (width === 360) {
          await expect(page.locator('.change').first()).toBeHidden();
          await request.check();
        } else {
          await expect(request).toBeHidden();
        }
        const notes = await page.locator('.change').evaluateAll((elements) =>
          elements.map((note) => {
            const clause = note.previousElementSibling?.getBoundingClientRect();
            const hasRoom = !note.previousElementSibling?.matches('.table-frame, .table-fold');
            const {top, left} = note.getBoundingClientRect();
            const isBeside = clause !== undefined && left >= clause.right;
            return {
              isBeside,
              hasRoom,
              off: Math.abs(top - ((isBeside ? clause.top : clause?.bottom) ?? NaN)),
              // A deleted clause exists only in its note, so the test compares section numbers.
              section: [...document.querySelectorAll('.prose > section')].findIndex((section) =>
                section.contains(note),
              ),
              words: note.textContent,
            };
          }),
        );
        for (const {isBeside, hasRoom, off, section, words} of notes) {
          expect(isBeside, path).toBe(width >= 1280 && hasRoom);
          expect(off, path).toBeLessThanOrEqual(24);
          expect(words, path).toMatch(new RegExp(`^(Section |Former )?${section + 1}\\b`));
        }
        count += notes.length;
      }
    }
    expect(count).toBeGreaterThan(3);
  });

  test('an older version keeps a notice in view and links to the section in force', async ({
    page,
  }) => {
    await page.goto(`${versionPath(BRIBERY, '3.0')}#5.2`);
    await expect(page.locator('[id="5.2"]')).toContainText('£25');
    const strip = page.locator('.version__strip');
    await expect(strip).toBeInViewport();
    await expect(strip).toContainText('Superseded. Version 3.0 was in force from 1 April 2025');
    await page.getByRole('link', {name: /^Now section 5:/}).click();
    await expect(page).toHaveURL(new RegExp(`${BRIBERY}#gifts`));
  });

  test('the register draws when each version of each policy begins', async ({page}) => {
    await page.goto('/policies');
    const rows = page.getByRole('figure').getByRole('listitem');
    await expect(rows).toHaveCount(9);
    await expect(rows.filter({hasText: 'Equality and diversity'})).toContainText(
      '3.0 from 1 Apr 2025, 4.0 from 1 Apr 2026, 4.1 from 1 Oct 2026',
    );
  });

  test('the title block and the register announce the next version', async ({page}) => {
    await page.goto(BRIBERY);
    await expect(page.locator('main')).toContainText('five working days');
    const block = page.locator('.titleblock');
    await expect(block.getByText('5.0 from 1 January 2027')).toBeVisible();
    const revisions = page.getByRole('table', {name: 'Revisions'}).getByRole('row');
    await expect(revisions.nth(1)).toContainText('5.0');
    await expect(revisions.nth(2)).toContainText('4.2Never in force');
    await expect(revisions.nth(3)).toContainText('4.1');
    const older = revisions.nth(4).getByRole('link', {name: 'Section 5 of version 4.0'});
    await expect(older).toHaveAttribute('href', `${versionPath(BRIBERY, '4.0')}#5`);
    await block.getByRole('link', {name: 'Read version 5.0'}).click();
    await expect(page).toHaveURL(versionPath(BRIBERY, '5.0'));
    await expect(page.locator('.version__strip')).toContainText('Not yet in force.');
    await expect(page.locator('main')).toContainText('two working days');
    await page.goBack();
    await block.getByRole('link', {name: 'All upcoming changes'}).click();
    await expect(page).toHaveURL('/policies#changes-to-come');
    const changes = page.getByRole('region', {name: 'Upcoming changes'});
    await expect(changes).toContainText('version 5.0 (major change) from 1 January 2027');
    const row = page.getByRole('row').filter({hasText: 'Anti-bribery'});
    await row.getByRole('link', {name: 'Compare version 5.0'}).click();
    await expect(page).toHaveURL(changesPath(BRIBERY, '4.1', '5.0'));
  });
});

test('no script contains the addresses of documents, even on a page with forms', async ({page}) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  await open(page, '/contact');
  const loaded = (await Promise.all(texts)).join('\n');
  expect(loaded).toContain('clauses-script');
  expect(loaded).not.toContain(PATH);
  expect(loaded).not.toContain(`/${OLDER}/`);
});

test.describe('files for other programs', () => {
  test('the register lists every document in every version, with addresses that exist', async ({
    page,
  }) => {
    const register = (await (await page.request.get(REGISTER_PATH)).json()) as {
      documents: {
        reference: string;
        versions: {version: string; urls: Record<string, string> | null}[];
      }[];
    };
    expect(register.documents).toHaveLength(record.length);
    const {versions} = register.documents.find(({reference}) => reference.endsWith('POL-009')) ?? {
      versions: [],
    };
    expect(versions.map(({version}) => version).slice(-3)).toEqual(['5.0', '4.0', '3.0']);
    for (const address of Object.values(versions[0]?.urls ?? {})) {
      const {pathname} = new URL(address);
      expect((await page.request.get(pathname)).status(), pathname).toBe(200);
    }
  });

  test('the ledger is published in full, and its chains are valid', async ({page}) => {
    const published = await (await page.request.get(LEDGER_PATH)).text();
    const files = new Map<string, string>();
    for (const line of published.trimEnd().split('\n')) {
      const {document} = JSON.parse(line) as {document?: string};
      const file = document === undefined ? EDITIONS : rowsFile(document);
      files.set(file, `${files.get(file) ?? ''}${line}\n`);
    }
    const {versions, problems} = parseLedger(files);
    expect(problems).toEqual([]);
    expect(versions.length).toBeGreaterThan(record.length);
  });

  test('the feed lists the major changes, and the calendar lists every review; both are linked', async ({
    page,
  }) => {
    const feed = parseAtomFeed(await (await page.request.get(CHANGES_FEED_PATH)).text());
    const alternate = feed.links?.find(({rel}) => rel === 'alternate')?.href ?? '';
    for (const address of ['/policies', new URL(alternate).pathname]) {
      await page.goto(address);
      for (const path of [CHANGES_FEED_PATH, REVIEWS_PATH]) {
        await expect(page.locator(`head link[rel="alternate"][href="${path}"]`)).toHaveCount(1);
        await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
      }
    }
    const majors = inForce.filter(({version: {kind}}) => kind === 'major');
    expect(feed.entries?.length).toBeGreaterThanOrEqual(majors.length);
    const text = await (await page.request.get(REVIEWS_PATH)).text();
    const events = new ical.Component(ical.parse(text) as unknown[]).getAllSubcomponents('vevent');
    const days = events.map((event) => new ical.Event(event).startDate.toString());
    expect(days.sort()).toEqual(inForce.map(({version: {reviewBy}}) => reviewBy).sort());
  });
});
