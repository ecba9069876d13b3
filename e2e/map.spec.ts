import {expect, type Page, test} from 'playwright/test';
import {DEMONSTRATION_KEY} from '@site/src/configuration/variables';
import {brand} from '@site/src/data/brand/brand';
import {mapTexts} from '@site/src/features/contact/map/texts';
import {accessibilityFindings} from './accessibility';
import {open, WRONG_ANSWERS} from './site';
import {specification} from './specification';

const {centre, messages, storageKey, zoom} = specification.map;

function map(page: Page) {
  return page.getByRole('region', {name: mapTexts.title});
}

async function submitKey(page: Page, key: string): Promise<void> {
  await page.getByLabel(mapTexts.keyLabel).fill(key);
  await page.getByRole('button', {name: mapTexts.load}).click();
}

const storedKey = (page: Page) => page.evaluate((name) => localStorage.getItem(name), storageKey);

test('the map asks for a key before it contacts a provider', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/contact');
  await expect(page.getByLabel(mapTexts.keyLabel)).toBeVisible();
  await expect(page.getByRole('button', {name: mapTexts.load})).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  expect(requests.filter((url) => /maps-demo|maplibre|map-worker/.test(url))).toEqual([]);
});

for (const [what, key, answer] of [
  ['a wrong key', 'wrong', undefined],
  ['a broken provider', DEMONSTRATION_KEY, {status: 500}],
  ...Object.entries(WRONG_ANSWERS).map(
    ([what, answer]) => [what, DEMONSTRATION_KEY, answer] as const,
  ),
  ['a lost connection', DEMONSTRATION_KEY, 'lost'],
] as const) {
  test(`after ${what}, the page asks for the key again, does not store it, and still shows the address and directions`, async ({
    page,
  }) => {
    if (answer) {
      await page.route('**/maps-demo/**', (route) =>
        answer === 'lost' ? route.abort() : route.fulfill(answer),
      );
    }
    await open(page, '/contact');
    await submitKey(page, key);
    await expect(page.getByText(messages.refused, {exact: true})).toBeVisible();
    await expect(page.getByLabel(mapTexts.keyLabel)).toBeVisible();
    expect(await storedKey(page)).toBeNull();
    await expect(page.getByText(brand.address.street).first()).toBeVisible();
    await expect(page.getByRole('link', {name: /^Directions/})).toHaveAttribute(
      'href',
      /destination=/,
    );
  });
}

/** Path of the 512-pixel tile that contains a point, such as `14/8213/5453`. */
function tileAt({latitude, longitude}: typeof centre, level: number): string {
  const tiles = 2 ** level;
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  const x = Math.floor(((longitude + 180) / 360) * tiles);
  const y = Math.floor(((1 - north) / 2) * tiles);
  return [level, x, y].join('/');
}

test('the map shows the headquarters at zoom 14', async ({page, baseURL}) => {
  const asked: string[] = [];
  const tiles = [`${baseURL ?? ''}/maps-demo/tiles/{z}/{x}/{y}`];
  await page.route('**/maps-demo/styles/**', (route) =>
    route.fulfill({
      json: {
        version: 8,
        sources: {ground: {type: 'raster', tileSize: 512, tiles}},
        layers: [{id: 'ground', type: 'raster', source: 'ground'}],
      },
    }),
  );
  await page.route('**/maps-demo/tiles/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({status: 404});
  });
  await open(page, '/contact');
  await submitKey(page, DEMONSTRATION_KEY);
  await expect.poll(() => asked).toContain(`/maps-demo/tiles/${tileAt(centre, zoom)}`);
});

test('the map has its controls, stores the key, and deletes it on request', async ({page}) => {
  await open(page, '/contact');
  await submitKey(page, DEMONSTRATION_KEY);
  await expect(map(page)).toBeVisible({timeout: 30_000});
  expect(await storedKey(page)).toBe(DEMONSTRATION_KEY);
  for (const name of [/zoom in/i, /zoom out/i, /full ?screen/i, /satellite/i, /street view/i]) {
    await expect(
      page
        .getByRole('button', {name})
        .or(page.getByRole('link', {name}))
        .or(page.getByRole('radio', {name}))
        .first(),
    ).toBeVisible();
  }
  await expect(page.getByRole('link', {name: /street view/i})).toHaveAttribute(
    'href',
    `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${centre.latitude}%2C${centre.longitude}`,
  );
  await expect(page.getByText(brand.address.street).first()).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.reload();
  // With a stored key the map loads automatically once it is scrolled into view.
  await page.locator('.map-panel').scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible({timeout: 30_000});
  await page.getByRole('button', {name: mapTexts.forget}).click();
  await expect(page.getByLabel(mapTexts.keyLabel)).toBeVisible();
  expect(await storedKey(page)).toBeNull();
});

test('a map that cannot be drawn says so and offers another try', async ({page}) => {
  // Simulates a browser without WebGL.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, '/contact');
  await submitKey(page, DEMONSTRATION_KEY);
  await expect(page.getByText(messages.failed, {exact: true}).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', {name: mapTexts.load})).toBeEnabled();
});
