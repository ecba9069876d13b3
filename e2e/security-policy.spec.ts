import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {BUILD} from './built-site';

const PAGES = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((name) =>
  name.endsWith('.html'),
);
const POLICY =
  /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset=[^>]*><meta http-equiv="Content-Security-Policy" content="([^"]*)">/i;

/** Directives of a page's security policy, which must be at the start of its head. */
function policyOf(html: string): Map<string, string[]> {
  const [, policy = ''] = POLICY.exec(html) ?? [];
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('every page starts with its security policy, which allows only the site itself and hashes', () => {
  expect(PAGES.length).toBeGreaterThan(10);
  for (const name of PAGES) {
    const policy = policyOf(readFileSync(path.join(BUILD, name), 'utf8'));
    expect([name, policy.get('default-src')]).toEqual([name, ["'none'"]]);
    expect([name, policy.get('object-src'), policy.get('base-uri')]).toEqual([
      name,
      ["'none'"],
      ["'none'"],
    ]);
    const others = [...policy].flatMap(([directive, sources]) =>
      sources
        .filter(
          (source) =>
            !/^'(?:none|self|script|sha256-[\w+/]{43}=)'$|^(?:site|islands)$/.test(source),
        )
        .map((source) => `${directive} ${source}`),
    );
    expect([name, others]).toEqual([name, ['img-src data:']]);
    // The contact page has no Trusted Types, because the map library parses HTML for its credits.
    expect([name, policy.has('require-trusted-types-for')]).toEqual([
      name,
      name !== 'contact.html',
    ]);
  }
});

test('no page has a style attribute, an inline event handler or a javascript: address', () => {
  for (const name of PAGES) {
    const html = readFileSync(path.join(BUILD, name), 'utf8').replaceAll(
      /<(script|style)\b.*?<\/\1>/gs,
      '',
    );
    const tags = html.match(/<[a-z](?:"[^"]*"|'[^']*'|[^>])*>/gi) ?? [];
    const wrong = tags.filter((tag) => / (?:style|on\w+)=|javascript:/i.test(tag));
    expect([name, wrong]).toEqual([name, []]);
  }
});

/** HTML that sets `ran`, or loads or styles something, unless the policy blocks it. */
const INJECTED = [
  '<script>window.ran = "script"</script>',
  '<script src="data:text/javascript,window.ran=1"></script>',
  '<script src="https://elsewhere.example/x.js"></script>',
  '<img src="/nowhere.png" onerror="window.ran = \'handler\'">',
  '<svg onload="window.ran = \'svg\'"></svg>',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '<iframe src="https://elsewhere.example/"></iframe>',
  '<object data="data:text/html,<script>top.ran=1</script>"></object>',
  '<base href="https://elsewhere.example/">',
  '<p style="color: red">styled</p>',
  '<style>h1 { display: none }</style>',
];

test('HTML injected into a page runs nothing and sends nothing to other hosts', async ({page}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.failure()?.errorText ?? ''));
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, {refused});
    addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
      refused.push(effectiveDirective);
    });
  });
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', `${INJECTED.join('')}<main`);
    await route.fulfill({response, body});
  });
  await page.goto('/about');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'javascript:window.ran = "link"';
    document.body.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => Object.hasOwn(window, 'ran'))).toBe(false);
  // Trusted Types also stop scripts from turning text into HTML.
  const inserted = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>text</b>');
      return true;
    } catch {
      return false;
    }
  });
  expect(inserted).toBe(false);
  const refused = await page.evaluate(() => Reflect.get(window, 'refused') as string[]);
  expect(new Set(refused)).toEqual(
    new Set([
      'script-src-elem',
      'script-src-attr',
      'frame-src',
      'object-src',
      'base-uri',
      'style-src-attr',
      'style-src-elem',
      'require-trusted-types-for',
    ]),
  );
  // The policy blocked every failed request, so no other host was contacted.
  expect(new Set(failed)).toEqual(new Set(['csp']));
});
