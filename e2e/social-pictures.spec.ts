import {expect, test} from 'playwright/test';
import sharp from 'sharp';
import {SITEMAP} from './built-site';
import {fixed} from './specification';

/** The page's Open Graph properties, which describe it in link previews, by name. */
function openGraph(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

test('every page names a picture for link previews, and that picture has the stated size', async ({
  request,
}) => {
  const faults: string[] = [];
  const older = fixed(['/2025/policies/whistleblowing', '/2025/services/security'], []);
  for (const path of [...SITEMAP, '/recruitment', ...older]) {
    const html = await (await request.get(path)).text();
    const tags = openGraph(html);
    const {image = '', 'image:width': width, 'image:height': height, 'image:alt': alt = ''} = tags;
    if (!/^https:\/\/[^/]+\/social\/\w+\.jpg$/.test(image) || alt.length < 20) {
      faults.push(`${path}: ${JSON.stringify(tags)}`);
      continue;
    }
    if ((html.match(/property="og:image"/g) ?? []).length !== 1) {
      faults.push(`${path}: more than one picture`);
    }
    if (!/name="?twitter:card"? content="?summary_large_image/.test(html)) {
      faults.push(`${path}: no twitter:card`);
    }
    const response = await request.get(new URL(image).pathname);
    const body = await response.body();
    const size = response.ok() ? await sharp(body).metadata() : undefined;
    if (size?.format !== 'jpeg' || `${size.width}×${size.height}` !== '1200×630') {
      faults.push(`${path}: ${image} is ${size?.format ?? response.status()}`);
    }
    if (body.length > 120_000 || `${width}×${height}` !== '1200×630') {
      faults.push(`${path}: ${body.length} bytes, said to be ${width}×${height}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the icons and the web manifest exist at the addresses in the head', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const links = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links).toHaveLength(4);
  for (const link of links) {
    const response = await request.get(link);
    expect(response.status(), link).toBe(200);
    expect(response.headers()['content-type'], link).toMatch(/^(image|application\/manifest)/);
  }
});
