import path from 'node:path';
import {parseAtomFeed, parseJsonFeed} from 'feedsmith';
import {expect, type Page} from 'playwright/test';
import {feedPath} from '@site/src/shared/openings/addresses';
import {inListOrder} from '../src/shared/openings/opening';
import {loadOpenings} from '@site/src/plugins/openings/load';
import type {Opening} from '@site/src/shared/openings/schema';
import {OPENINGS_DAY} from '../tools/builds.mjs';

const ROOT = path.resolve(__dirname, '..');

/** The repository's openings that accept applications at this moment, in list order. */
export function openAt(moment: string): Opening[] {
  return inListOrder(loadOpenings(ROOT, new Date(moment)).open.map(({opening}) => opening));
}

/** Finds an opening by its slug. @throws if there is none */
export function openingCalled(slug: string): Opening {
  const found = openAt(OPENINGS_DAY).find((opening) => opening.slug === slug);
  if (found === undefined) {
    throw new Error(`There is no openings/${slug}.mdx.`);
  }
  return found;
}

/** Sorted addresses of the openings in the feeds. Checks that both feeds have the same entries. */
export async function addressesInFeeds(page: Page): Promise<string[]> {
  const atom = parseAtomFeed(await (await page.request.get(feedPath('atom'))).text());
  const json = parseJsonFeed(await (await page.request.get(feedPath('json'))).text());
  const ids = (atom.entries ?? []).map(({id}) => id).sort();
  expect(new Set(ids).size).toBe(ids.length);
  expect((json.items ?? []).map(({id}) => id).sort()).toEqual(ids);
  const addresses = (json.items ?? []).map(({url = ''}) => new URL(url).href).sort();
  expect((atom.entries ?? []).map(({links}) => links?.[0]?.href).sort()).toEqual(addresses);
  return addresses;
}

/** The page's JSON-LD of type JobPosting; undefined if it has none. */
export async function jobPosting(page: Page): Promise<Record<string, unknown> | undefined> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks
    .map((block) => JSON.parse(block) as Record<string, unknown>)
    .find((block) => block['@type'] === 'JobPosting');
}

/** Text in the title block that is wider than its cell. */
export async function cellsTooNarrow(page: Page): Promise<string[]> {
  const cells = page.locator('main .titleblock dd');
  await expect(cells.first()).toBeVisible();
  return cells.evaluateAll((all) =>
    all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
  );
}
