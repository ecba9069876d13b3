import {createHash} from 'node:crypto';
import path from 'node:path';
import ical from 'ical.js';
import {parseAtomFeed} from 'feedsmith';
import {expect, test} from 'playwright/test';
import {currentEdition} from '@site/src/data/editions/editions';
import {
  CHANGES_FEED_PATH,
  comparisonPath,
  copyPath,
  MANIFEST_PATH,
  REGISTER_PATH,
  REVIEWS_PATH,
  slipPath,
} from '@site/src/content/policies/addresses';
import {readStamp} from '@site/src/plugins/policies/pdf/read-stamp';
import {readDocxStamp} from '@site/src/plugins/policies/docx/read-docx-stamp';
import {readPolicyRecords} from '@site/src/plugins/policies/read-records';
import {registerSchema} from '@site/src/plugins/policies/register-schema';
import {accessibilityFindings} from './accessibility';
import {open} from './site';

const SLUG = 'whistleblowing';
/** An edition that is closed for good. */
const OLDER = '2025';

const recordsRead = readPolicyRecords(path.resolve(__dirname, '..'));

async function currentRecord() {
  const records = await recordsRead;
  const found = records.find(({slug, inForce}) => slug === SLUG && inForce);
  if (found === undefined) {
    throw new Error(`There is no docs/policies/${SLUG}.mdx.`);
  }
  return found;
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

test.describe('a policy', () => {
  test('says in the reader’s browser when its review is overdue', async ({page}) => {
    const {reviewBy, owner} = (await currentRecord()).frontMatter;
    await page.clock.setFixedTime(`${reviewBy}T12:00:00Z`);
    await open(page, `/policies/${SLUG}`);
    await expect(page.getByText('Overdue for review.')).toBeHidden();
    const dayAfter = new Date(Date.parse(reviewBy) + 36 * 3_600_000);
    await page.clock.setFixedTime(dayAfter);
    await open(page, `/policies/${SLUG}`);
    await expect(page.getByText('Overdue for review.')).toBeVisible();
    await expect(page.getByText(`Ask the owner, ${owner}`)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('gives copies with kind and size, stamped with the fingerprint on the page', async ({
    page,
  }) => {
    const record = await currentRecord();
    await open(page, `/policies/${SLUG}`);
    await expect(page.locator('.record__fingerprint')).toHaveText(record.sha256);
    const copies = page.locator('.record li').filter({hasText: /KB/});
    await expect(copies).toHaveText([/^PDF \d+ KB$/, /^Word \d+ KB$/, /^Plain text \d+ KB$/]);
    const get = async (format: 'pdf' | 'docx' | 'txt') => {
      const response = await page.request.get(copyPath(SLUG, currentEdition, format));
      expect(response.status(), format).toBe(200);
      return response.body();
    };
    const [pdf, docx, text] = [await get('pdf'), await get('docx'), await get('txt')];
    expect(sha256(text)).toBe(record.sha256);
    const stamp = {
      edition: currentEdition,
      version: record.frontMatter.version,
      sha256: record.sha256,
    };
    expect(readStamp(pdf)).toMatchObject(stamp);
    expect(readDocxStamp(docx)).toMatchObject(stamp);
    const manifest = await (await page.request.get(MANIFEST_PATH)).text();
    expect(manifest).toContain(`${sha256(pdf)}  ${SLUG}.${currentEdition}.pdf\n`);
    expect(manifest).toContain(`${sha256(docx)}  ${SLUG}.${currentEdition}.docx\n`);
    expect(manifest).toContain(`${record.sha256}  ${SLUG}.${currentEdition}.txt\n`);
  });

  test('leads from its revisions to the comparison with another edition', async ({page}) => {
    await open(page, `/policies/${SLUG}#revisions`);
    const link = page.getByRole('link', {name: new RegExp(`What changed from ${OLDER} to`)});
    await link.click();
    await expect(page).toHaveURL(comparisonPath(SLUG, OLDER, currentEdition));
    await expect(page.getByRole('heading', {level: 1})).toContainText('what changed');
    await page.getByRole('link', {name: 'Back to the policy'}).click();
    await expect(page).toHaveURL(`/policies/${SLUG}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a comparison shows insertions and deletions, in words too, and folds the rest', async ({
    page,
  }) => {
    await page.goto(comparisonPath('anti-bribery-corruption', OLDER, currentEdition));
    const main = page.locator('main');
    await expect(main.locator('del', {hasText: '£25'}).first()).toBeVisible();
    await expect(main.locator('ins', {hasText: '£50'}).first()).toBeVisible();
    await expect(main.locator('section del').first()).toContainText(/removed/i);
    await expect(main.locator('section ins').first()).toContainText(/added/i);
    const folded = main.locator('details').first();
    await expect(folded).not.toHaveAttribute('open');
    await folded.locator('summary').click();
    await expect(folded).toHaveAttribute('open');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('pages that are records fit the window and run the site’s script alone', async ({
  page,
  viewport,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  for (const address of [
    `/${OLDER}/policies/${SLUG}`,
    `/${OLDER}/services/security`,
    comparisonPath(SLUG, OLDER, currentEdition),
    slipPath(SLUG),
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('contentinfo'), address).toBeVisible();
    await expect(page.locator('h1'), address).toHaveCount(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBe(viewport?.width);
    expect(await accessibilityFindings(page), address).toEqual([]);
  }
  expect(new Set(scripts.map((url) => new URL(url).pathname.replace(/\..*/, '')))).toEqual(
    new Set(['/assets/js/site']),
  );
});

test('no script knows the addresses of documents, not even of pages that hold applications', async ({
  page,
}) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      texts.push(response.text());
    }
  });
  await open(page, '/contact');
  const loaded = (await Promise.all(texts)).join('\n');
  expect(loaded).toContain('/policies/in-force');
  expect(loaded).not.toContain(`/policies/${SLUG}`);
  expect(loaded).not.toContain(`/${OLDER}/`);
});

test('the slip names version and fingerprint, and leaves room to sign', async ({page}) => {
  const {frontMatter, sha256: fingerprint} = await currentRecord();
  await page.goto(slipPath(SLUG));
  const main = page.locator('main');
  await expect(main).toContainText(`version ${frontMatter.version}`);
  await expect(main).toContainText(fingerprint);
  await expect(main.locator('dt', {hasText: 'Signature'})).toBeVisible();
});

test.describe('files for other programs', () => {
  test('the register holds every policy in every edition, and its addresses exist', async ({
    page,
  }) => {
    const records = await recordsRead;
    const register = registerSchema.parse(await (await page.request.get(REGISTER_PATH)).json());
    expect(register.policies).toHaveLength(records.length);
    const {urls} = register.policies.find(({slug, current}) => slug === SLUG && current) ?? {};
    const addresses = [urls?.page, urls?.pdf, urls?.docx, urls?.text, urls?.comparisons[0]?.url];
    for (const address of addresses) {
      const {pathname} = new URL(String(address));
      expect((await page.request.get(pathname)).status(), pathname).toBe(200);
    }
  });

  test('the feed of major changes and the calendar of reviews can be read', async ({page}) => {
    const current = (await recordsRead).filter(({inForce}) => inForce);
    const feed = parseAtomFeed(await (await page.request.get(CHANGES_FEED_PATH)).text());
    expect(feed.entries?.length).toBeGreaterThanOrEqual(
      current.filter(({frontMatter}) => frontMatter.changeType === 'major').length,
    );
    const text = await (await page.request.get(REVIEWS_PATH)).text();
    const events = new ical.Component(ical.parse(text) as unknown[]).getAllSubcomponents('vevent');
    const days = events.map((event) => new ical.Event(event).startDate.toString());
    expect(days.sort()).toEqual(current.map(({frontMatter}) => frontMatter.reviewBy).sort());
  });
});

test('the cards of the About page say edition, version and review date', async ({page}) => {
  await open(page, '/about#our-policies');
  const cards = page.locator('#our-policies').getByText(`Edition ${currentEdition}`);
  const current = (await recordsRead).filter(({inForce}) => inForce);
  await expect(cards).toHaveCount(current.length);
});
