import {expect, test} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {currentEdition} from '@site/src/data/editions/editions';
import {open} from './site';
import {specification} from './specification';

test.describe('policies', () => {
  for (const [slug, sections] of Object.entries(specification.policySections)) {
    test(`${slug} has ${sections} sections in both editions, its title block, its buttons and an annual review`, async ({
      page,
    }) => {
      await open(page, `/policies/${slug}`);
      const article = page.getByRole('article');
      await expect(article.locator('.prose > section')).toHaveCount(sections);
      await expect(article.locator('.titleblock')).toContainText(
        new RegExp(`${brand.prefix.toUpperCase()}-POL-\\d{3}`),
      );
      for (const term of ['Owner', 'Approved by', 'Effective', 'Next review', 'Applies to']) {
        await expect(article.locator('.titleblock dt', {hasText: term})).toBeVisible();
      }
      await expect(
        article.getByRole('link', {name: 'Back to About', exact: true}).first(),
      ).toHaveAttribute('href', '/about');
      await expect(article.getByRole('link', {name: 'Contact Us', exact: true})).toHaveAttribute(
        'href',
        '/contact',
      );
      await expect(article.getByRole('table', {name: 'Revisions'})).toBeVisible();
      await expect(article).toContainText(/annually|every year|each year|once a year/i);
      await expect(page.locator('main h2')).toHaveCount(sections);
      await page.goto(`/2025/policies/${slug}`);
      await expect(page.locator('main h2')).toHaveCount(sections);
    });
  }

  test('state the amounts and periods that the specification fixes', async ({page}) => {
    await page.goto('/policies/anti-bribery-corruption');
    await expect(page.getByRole('article')).toContainText('£50');
    await expect(page.getByRole('article')).toContainText(/gift register/i);
    await page.goto('/policies/data-protection');
    await expect(page.getByRole('article')).toContainText('72 hours');
  });
});

test.describe('editions', () => {
  test('the switch opens the same document in the other edition, in both directions', async ({
    page,
  }) => {
    await open(page, '/policies/anti-bribery-corruption');
    const editions = page.getByRole('navigation', {name: 'Edition', exact: true});
    await expect(editions.getByRole('link', {name: new RegExp(currentEdition)})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await editions.getByRole('link', {name: /2025/}).click();
    await expect(page).toHaveURL('/2025/policies/anti-bribery-corruption');
    await expect(page.getByText('Superseded.', {exact: true})).toBeVisible();
    await expect(page.getByRole('article')).toContainText('£25');
    await page.getByRole('link', {name: new RegExp(`^Read edition ${currentEdition}`)}).click();
    await expect(page).toHaveURL('/policies/anti-bribery-corruption');
    await expect(page.getByText('Superseded.', {exact: true})).toHaveCount(0);
  });

  test('the switch leaves out an edition that lacks the document', async ({page}) => {
    await open(page, '/reports/bid-pack');
    await expect(page.locator('.sidebar .editions a')).toHaveText([new RegExp(currentEdition)]);
    await expect(page.locator('.titleblock dt', {hasText: 'Edition'})).toHaveCount(0);
  });
});

test.describe('services, construction and projects', () => {
  test('every page links to the contact page at its top and at its end', async ({page}) => {
    for (const path of [
      '/services/security',
      '/services/emergency-response',
      '/construction/fit-out',
      '/projects/manila-office-complex',
    ]) {
      await page.goto(path);
      const buttons = page.locator('main a.button[href="/contact"]');
      expect(await buttons.count(), path).toBeGreaterThanOrEqual(2);
    }
  });

  test('the earnings figure always appears with its qualifiers', async ({page}) => {
    for (const path of ['/services/security', '/services/security-training']) {
      await page.goto(path);
      const claim = page.locator('p', {hasText: '£3,000'});
      await expect(claim, path).toHaveCount(1);
      await expect(claim, path).toContainText('before tax');
      await expect(claim, path).toContainText('does not guarantee a job');
    }
  });

  test('the training course belongs to Careers, not to the services of Facilities', async ({
    page,
  }) => {
    await page.goto('/services/security-training');
    await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toContainText('Careers');
    await expect(page.getByRole('link', {name: /^(Previous|Next)/})).toHaveCount(0);
    await page.goto('/services');
    await expect(
      page.locator('main').getByRole('link', {name: 'Security', exact: true}),
    ).toBeVisible();
    await expect(page.locator('main').getByRole('link', {name: 'Security Training'})).toHaveCount(
      0,
    );
  });

  test('design and build has five steps; fit-out covers Category A and Category B', async ({
    page,
  }) => {
    await page.goto('/construction/design-build');
    await expect(page.locator('.prose-steps > li')).toHaveCount(
      specification.counts.designAndBuildSteps,
    );
    await page.goto('/construction/fit-out');
    await expect(page.getByRole('heading', {level: 2, name: /Category A/})).toBeVisible();
    await expect(page.getByRole('heading', {level: 2, name: /Category B/})).toBeVisible();
  });
});
