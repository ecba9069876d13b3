// A word that is longer than its line. cspell:ignore Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf
import {expect, test, type Page} from 'playwright/test';
import {SITEMAP} from './built-site';
import {open} from './site';

/** A German word, a file name and an address without a place at which they could break. */
const WORDS = [
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf',
  'site_survey_report_northern_elevation_revision_12_final_checked_approved.pdf',
  `https://example.com/${'abcdef0123456789'.repeat(6)}`,
];

/** Parts that the site writes itself, or whose field allows only a short word. */
const NOT_WRITTEN_BY_AUTHORS =
  'svg, button, form, script, style, [hidden], .visually-hidden, [aria-hidden=true], .button, .nowrap, .reference, .section-bar__place, .company-name, .programme, .project__table thead, .delta__link, .change > summary, .after, .call-to-action, .needs-script';

const firstIn = (folder: string) => SITEMAP.find((path) => path.startsWith(folder)) ?? folder;

/** Puts words into each text of the page. @returns how many texts got them */
function plant(page: Page, words: string): Promise<number> {
  return page.locator('main').evaluate(
    (main, {long, skip}) => {
      main.querySelectorAll('details').forEach((details) => (details.open = true));
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      let planted = 0;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        if (!/\p{L}{2}/u.test(text) || node.parentElement?.closest(skip)) continue;
        node.nodeValue = text.replace(/\p{L}{2,}/u, long);
        planted += 1;
      }
      return planted;
    },
    {long: words, skip: NOT_WRITTEN_BY_AUTHORS},
  );
}

for (const [kind, path] of Object.entries({
  'a service': '/services/cleaning',
  'a page of construction': '/construction/fit-out',
  'a policy': '/policies/whistleblowing',
  'a notice': '/privacy',
  'a project': firstIn('/projects/'),
  'an opening': SITEMAP.find((each) => /^\/careers\/(?!apply)/.test(each)) ?? '/careers/',
  'a register': '/policies',
  'the periods': '/policies/in-force',
  'a version': '/policies/whistleblowing/versions/4.0',
  'a comparison': '/policies/whistleblowing/changes/3.0-4.0',
})) {
  test(`long words do not widen ${kind}`, async ({page}) => {
    await open(page, path);
    expect(await plant(page, WORDS.join(' '))).toBeGreaterThan(15);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({width, height: 800});
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `at ${width} pixels`).toBe(0);
    }
  });
}

/** Parts that authors may write into a document, as MDX compiles them. */
const PARTS = `
  <h3>WORD</h3><p>WORD <code>WORD</code> <a href="/about">WORD</a> <strong>WORD</strong></p>
  <p><a href="tel:+441632960000">WORD</a> <a href="tel:+441632960000">a telephone number with a
  description that is longer than any line of a phone</a></p>
  <ul><li>WORD<ol start="3"><li>WORD</li></ol></li></ul>
  <ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled> WORD</li></ul>
  <blockquote><p>WORD</p></blockquote>
  <div class="table-frame"><table class="table table--stack"><thead><tr><th>WORD</th><th>WORD</th></tr></thead>
  <tbody><tr><td>WORD</td><td data-label="WORD">WORD</td></tr></tbody></table></div>
  <div class="note"><p>WORD</p></div>
  <dl class="terms"><div><dt>WORD</dt><dd>WORD</dd></div></dl>
  <ol class="prose-steps"><li><h3>WORD</h3><p>WORD</p></li></ol>
  <figure class="figure"><figcaption class="caption">WORD</figcaption></figure>`;

test.describe('parts that authors write', () => {
  // Trusted Types would refuse the test's HTML.
  test.use({bypassCSP: true});
  for (const [kind, path] of Object.entries({
    service: '/services/cleaning',
    policy: '/policies/whistleblowing',
  })) {
    test(`every part of a ${kind} wraps a long word on a phone`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 800});
      await open(page, path);
      const tooWide = await page
        .locator('.prose > section')
        .first()
        .evaluate(
          (section, html) => {
            section.insertAdjacentHTML('beforeend', html);
            const {clientWidth, scrollWidth} = document.documentElement;
            return scrollWidth - clientWidth;
          },
          PARTS.replaceAll('WORD', WORDS[0] ?? ''),
        );
      expect(tooWide).toBe(0);
    });
  }
});
