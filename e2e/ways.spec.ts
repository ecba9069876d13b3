import {expect, test, type APIRequestContext} from 'playwright/test';
import {SITEMAP} from './built-site';
import {specification} from './specification';

const OLDER = '/2025';

/** One document of each family. */
const DOCUMENTS = [
  '/policies/whistleblowing',
  '/services/security-training',
  '/construction/fit-out',
  '/projects/manila-office-complex',
  '/terms',
];

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** Pages of this site that the HTML links to, without query and fragment. */
function linksIn(html: string): string[] {
  const targets = [...html.matchAll(/<a\b[^>]*?\shref="?([^"\s>]+)/g)].map(([, href = '']) => href);
  return targets
    .filter((href) => /^\/(?!\/)/.test(href))
    .map((href) => href.replace(/[?#].*$/, ''))
    .filter((path) => !/\.\w+$/.test(path));
}

test('plain links lead from the home page to every page and to the older edition', async ({
  request,
}) => {
  const found = new Set(['/']);
  for (const path of found) {
    for (const target of linksIn(await htmlOf(request, path))) {
      found.add(target);
    }
  }
  const wanted = [...SITEMAP, `${OLDER}/policies`, `${OLDER}/policies/whistleblowing`];
  expect(wanted.filter((path) => !found.has(path))).toEqual([]);
});

test('every breadcrumb link works, in both editions', async ({request}) => {
  for (const document of DOCUMENTS.flatMap((path) => [path, OLDER + path])) {
    const html = await htmlOf(request, document);
    const crumbs = /<nav[^>]*aria-label="?Breadcrumb\b[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    const above = linksIn(crumbs);
    // No page lists the notices.
    const isListed = /\/(policies|reports|services|construction|projects)\//.test(document);
    expect(above, document).toHaveLength(isListed ? 2 : 1);
    for (const path of above) {
      await htmlOf(request, path);
    }
  }
});

for (const edition of ['', OLDER]) {
  test(`the breadcrumb of a policy leads to ${edition}/policies, which leads to the versions in force`, async ({
    page,
  }) => {
    await page.goto(`${edition}/policies/whistleblowing`);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumb'});
    await crumbs.getByRole('link', {name: /^Policies/}).click();
    await expect(page).toHaveURL(`${edition}/policies`);
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({has: page.getByRole('cell')});
    await expect(rows).toHaveCount(specification.counts.policies);
    const links = await rows
      .last()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const [now, older] = ['/policies/whistleblowing', `${OLDER}/policies/whistleblowing`];
    const versions = '/policies/in-force#whistleblowing';
    // Leaves out the links of a version that is not yet in force.
    const lasting = links.filter((link) => !link?.includes('/whistleblowing/'));
    expect(lasting).toEqual(edition === '' ? [now, versions, older] : [older, versions, now]);
    await expect(
      page.getByRole('navigation', {name: 'Edition'}).getByRole('link', {name: /superseded$/}),
    ).toHaveAttribute('href', `${OLDER}/policies`);
    await page.getByRole('link', {name: 'What was in force on a given date'}).click();
    await expect(page).toHaveURL('/policies/in-force');
  });
}
