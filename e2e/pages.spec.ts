import {expect, test, type Locator, type Page} from 'playwright/test';
import {group} from '@site/src/data/group/group';
import {open} from './site';
import {specification} from './specification';

const {names, counts, countries} = specification;

/** Links that section 2 of the specification fixes, by page: text and address. */
const LINKS: Readonly<Record<string, readonly (readonly [name: string, href: string])[]>> = {
  '/': [
    ['Design', '/design'],
    ['Construction', '/construction'],
    ['Bespoke', '/bespoke'],
    ['Facilities', '/home'],
  ],
  '/home': [
    ['Get in Touch', '/contact'],
    ['Our Services', '/services/cleaning'],
  ],
  '/about': [
    ['Get in Touch', '/contact'],
    ['Our Mission', '/about#our-mission'],
    ['Contact Us', '/contact'],
  ],
  '/contact': [['Join Our Team', '/careers']],
  '/design': [
    ['Consult with Our Architects', '/contact'],
    ['Get in Touch', '/contact'],
    ['Our Services', '/design#services'],
  ],
  '/design-architecture': [
    ['Consult with Our Architects', '/contact'],
    ['Get in Touch', '/contact'],
  ],
  '/bespoke': [
    ['Our Services', '/bespoke#services'],
    ['Request a Quote', '/contact'],
  ],
  '/construction': [
    ['Our Services', '/construction#services'],
    ['View All Construction Services', '/construction-services'],
    ['Get a Quote', '/contact'],
  ],
  '/facilities-management': [
    ['Schedule a Consultation', '/contact'],
    ['Security Services', '/services/security'],
    ['Cleaning Services', '/services/cleaning'],
    ['Property Maintenance', '/services/property-maintenance'],
    ['Emergency Response', '/services/emergency-response'],
    ['Get in Touch', '/contact'],
  ],
  '/international-projects': [['Contact Our International Team', '/contact']],
};

/** Headings that section 2 of the specification fixes, by page. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  '/': [specification.headline],
  '/home': ['Our Services', 'What Our Clients Say'],
  '/about': ['Our Company', 'Mission & Values', 'Our Policies', 'Why Choose Us'],
  '/contact': ['Contact Us'],
  '/design': ['Architectural Excellence'],
  '/design-architecture': ['Architectural Excellence'],
  '/international-projects': ['International Projects', 'Featured International Work'],
};

/** Anchors that the specification links to. */
const ANCHORS: readonly (readonly [path: string, id: string])[] = [
  ['/', 'our-companies'],
  ['/about', 'our-mission'],
  ['/contact', 'contact-form'],
  ['/careers', 'current-openings'],
  ['/recruitment', 'current-openings'],
  ['/design', 'services'],
  ['/bespoke', 'services'],
  ['/construction', 'services'],
  ['/construction-services', 'project-management'],
  ['/construction-services', 'quantity-surveying'],
  ['/construction-services', 'benefits'],
];

function main(page: Page): Locator {
  return page.locator('main');
}

for (const path of Object.keys(LINKS)) {
  test(`${path} has the specified headings and links`, async ({page}) => {
    await open(page, path);
    for (const name of HEADINGS[path] ?? []) {
      await expect(main(page).getByRole('heading', {name, exact: true}).first()).toBeVisible();
    }
    for (const [name, href] of LINKS[path] ?? []) {
      const matching = main(page).getByRole('link', {name, exact: true});
      await expect(matching.first(), name).toBeVisible();
      const addresses = await matching.evaluateAll((found) =>
        found.map((link) => {
          const {pathname, hash} = new URL((link as HTMLAnchorElement).href);
          return pathname + hash;
        }),
      );
      expect(addresses, name).toContain(href);
    }
  });
}

test('every specified anchor exists and scrolls into view', async ({page}) => {
  for (const [path, id] of ANCHORS) {
    await open(page, `${path}#${id}`);
    await expect(page.locator(`#${id}`), `${path}#${id}`).toBeInViewport();
  }
});

test('the home page shows its accreditations as drawn logos and has a link to request certificates', async ({
  page,
}) => {
  await page.goto('/');
  const logos = group.accreditations.flatMap<{title: string}>(({stamps}) => stamps);
  await expect(main(page).getByRole('img', {name: /^Stamp: /})).toHaveCount(logos.length);
  for (const {title} of logos) {
    await expect(main(page).locator('b', {hasText: title})).toBeVisible();
  }
  await main(page).getByRole('link', {name: 'Ask for the certificates'}).click();
  await expect(page).toHaveURL('/contact');
});

test('the facilities home has four cards, each with Learn More, and three testimonials', async ({
  page,
}) => {
  await page.goto('/home');
  const more = main(page).getByRole('link', {name: /^Learn More/});
  await expect(more).toHaveCount(counts.homeServiceCards);
  for (const [index, name] of names.homeServiceCards.entries()) {
    await expect(
      main(page).getByRole('heading', {level: 3, name, exact: true}).first(),
    ).toBeVisible();
    await expect(more.nth(index)).toHaveAttribute(
      'href',
      `/services/${name.toLowerCase().replace(' ', '-')}`,
    );
  }
  await expect(main(page).getByRole('blockquote')).toHaveCount(counts.testimonials);
});

test('the about page has five values, six reasons and nine policies with Read Policy', async ({
  page,
}) => {
  await page.goto('/about');
  for (const value of names.values) {
    await expect(main(page).getByText(value, {exact: true}).first()).toBeVisible();
  }
  for (const reason of names.reasons) {
    await expect(
      main(page).getByRole('heading', {name: reason, exact: true}).first(),
    ).toBeVisible();
  }
  const read = main(page).getByRole('link', {name: /^Read Policy/});
  await expect(read).toHaveCount(counts.policies);
  const addresses = await read.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses.sort()).toEqual(
    Object.keys(specification.policySections)
      .map((slug) => `/policies/${slug}`)
      .sort(),
  );
});

for (const path of ['/design', '/design-architecture']) {
  test(`${path} has six role cards and the two-step process`, async ({page}) => {
    await page.goto(path);
    for (const role of names.architectRoles) {
      await expect(main(page).getByRole('heading', {name: role, exact: true})).toBeVisible();
    }
    for (const step of names.designAndArchitectureSteps) {
      await expect(main(page).getByRole('heading', {name: step, exact: true})).toBeVisible();
    }
  });
}

test('the design page has the four-step process', async ({page}) => {
  await page.goto('/design');
  for (const step of names.designSteps) {
    await expect(main(page).getByRole('heading', {name: step, exact: true}).first()).toBeVisible();
  }
});

test('the construction page has six cards with Learn More and the management services', async ({
  page,
}) => {
  await page.goto('/construction');
  await expect(main(page).getByRole('link', {name: /^Learn More/})).toHaveCount(
    counts.constructionServiceCards,
  );
  for (const slug of ['project-management', 'specialist-management']) {
    await expect(main(page).locator(`a[href="/services/${slug}"]`).first()).toBeVisible();
  }
});

test('the joinery page names both fire ratings and its materials', async ({page}) => {
  await page.goto('/bespoke');
  for (const minutes of specification.fireRatings) {
    await expect(main(page)).toContainText(new RegExp(`${minutes}[ -]minute`, 'i'));
  }
  await expect(main(page).getByRole('heading', {name: /materials/i})).toBeVisible();
});

test('facilities management has four groups of three roles', async ({page}) => {
  await page.goto('/facilities-management');
  await expect(main(page).getByRole('heading', {level: 3})).toHaveCount(
    counts.facilitiesRoleGroups * counts.rolesPerFacilitiesGroup,
  );
});

test.describe('careers', () => {
  for (const path of ['/careers', '/recruitment']) {
    test(`${path} explains the steps from application to first day and has one canonical address`, async ({
      page,
    }) => {
      await open(page, path);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/careers$/);
      for (const step of names.applicationSteps) {
        await expect(
          main(page).getByRole('heading', {name: new RegExp(`^${step}$`, 'i')}),
        ).toBeVisible();
      }
      await expect(main(page)).toContainText(/eligible to work in the UK/i);
    });
  }
});

test.describe('international projects', () => {
  test('shows the Philippines first, and keeps the selected tab in the address but not in the history', async ({
    page,
  }) => {
    await open(page, '/about');
    await open(page, '/international-projects');
    await expect(page.getByRole('tab')).toHaveText(countries.tabs.map(([, label]) => label));
    await expect(page.getByRole('tab', {name: 'Philippines'})).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', {name: 'Saudi Arabia'}).click();
    await expect(page).toHaveURL(/country=saudi/);
    for (const service of names.saudiServices) {
      await expect(page.getByRole('tabpanel').getByText(service, {exact: true})).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('tab', {name: 'Saudi Arabia'})).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('can be navigated with the arrow keys, Home and End', async ({page}) => {
    await open(page, '/international-projects');
    await page.getByRole('tab', {name: 'Philippines'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'USA'})).toBeFocused();
    await expect(page).toHaveURL(/country=usa/);
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', {name: 'Saudi Arabia'})).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'Philippines'})).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', {name: 'Saudi Arabia'})).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', {name: 'Philippines'})).toBeFocused();
  });

  test('features exactly three projects, each linking to its page', async ({page}) => {
    await open(page, '/international-projects');
    const featured = main(page)
      .locator('section')
      .filter({has: page.getByRole('heading', {name: 'Featured International Work'})});
    await expect(featured.getByRole('article')).toHaveCount(names.featuredWork.length);
    await expect(featured.getByRole('heading', {level: 3})).toHaveText([...names.featuredWork]);
    for (const title of names.featuredWork) {
      await main(page).getByRole('link', {name: title, exact: true}).first().click();
      await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
      await page.goBack();
    }
  });
});
