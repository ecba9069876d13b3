import {expect} from 'playwright/test';
import {getDocumentProxy, extractText} from 'unpdf';
import {DEMONSTRATION_KEY} from '@site/src/configuration/variables';
import {mapTexts} from '@site/src/features/contact/map/texts';
import {OPENINGS_DAY} from '../../tools/builds.mjs';
import {openAt} from '../openings';
import {recordAt} from '../record';
import {specification} from '../specification';
import {test} from './tab';

const {messages} = specification.map;

const POLICY = '/policies/whistleblowing';

test('the watched site records every kind of fault in a page', async ({tab, faults}) => {
  await tab.visit('/about');
  await tab.evaluate(async () => {
    console.error('said');
    // Errors in a driver's script do not reach the page, so the test dispatches these two events.
    dispatchEvent(new ErrorEvent('error', {message: 'thrown'}));
    const promise = Promise.resolve();
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', {promise, reason: 'forgotten'}));
    await fetch('/not/there');
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "img-src 'none'";
    document.head.append(policy);
    const picture = new Image();
    picture.src = '/favicon.ico';
    document.body.append(picture);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  const found = await faults();
  for (const part of [
    '404 GET /not/there',
    'said',
    'thrown',
    'forgotten',
    'img-src',
    'not loaded',
  ]) {
    expect(found).toContainEqual(expect.stringContaining(part));
  }
});

test('the list of openings searches as the visitor types, and filters by company', async ({
  tab,
}) => {
  const all = openAt(OPENINGS_DAY);
  await tab.visit('/careers');
  await tab.reads(`${all.length} positions found`);
  await tab.type('#openings-search', 'surveyr');
  await tab.until(() =>
    (document.querySelector('#current-openings li h3')?.textContent ?? '').includes(
      'Quantity Surveyor',
    ),
  );
  await tab.visit('/careers');
  await tab.click('//label[input[@name="company" and @value="bespoke"]]');
  const ofBespoke = all.filter(({company}) => company === 'bespoke');
  await tab.reads(`${ofBespoke.length} positions found`);
  await tab.until(() => location.search === '?company=bespoke');
  await tab.back();
  await tab.reads(`${all.length} positions found`);
});

test('the country tabs respond to clicks and arrow keys', async ({tab}) => {
  await tab.visit('/international-projects');
  const shown = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll('.tabs__panel')]
        .filter((panel) => panel.checkVisibility())
        .map(({id}) => id),
    );
  expect(await shown()).toEqual(['philippines']);
  await tab.click('#tab-usa');
  expect(await shown()).toEqual(['usa']);
  await tab.press('ArrowRight');
  expect(await shown()).toEqual(['saudi']);
});

test('the map rejects a wrong key, then loads or says why it cannot', async ({
  tab,
  faults,
}, info) => {
  const canDraw = await tab.evaluate(
    () => document.createElement('canvas').getContext('webgl2') !== null,
  );
  console.log(
    `${info.project.name}: the map is ${canDraw ? 'drawn' : 'not drawn, because WebGL is missing'}`,
  );
  await tab.visit('/contact');
  await tab.type('#map-key', 'wrong');
  await tab.click(`//button[normalize-space()="${mapTexts.load}"]`);
  await tab.reads(messages.refused);
  expect(await faults()).toEqual([expect.stringMatching(/^40[13] GET \/maps-demo/)]);
  await tab.type('#map-key', DEMONSTRATION_KEY);
  await tab.click(`//button[normalize-space()="${mapTexts.load}"]`);
  if (canDraw) {
    await tab.until(() => document.querySelector('.maplibregl-canvas')?.checkVisibility());
  } else {
    await tab.reads(messages.failed);
    await faults();
  }
});

test('a link to a role opens the group that the role is in', async ({tab}) => {
  await tab.visit('/about#mobile-patrol-manager');
  await tab.until(() => document.querySelector(':target')?.checkVisibility());
});

test('a policy prints its text on several sheets, without the header', async ({tab}, info) => {
  await tab.visit(POLICY);
  const reference = recordAt(OPENINGS_DAY).find(({path}) => path === POLICY)?.reference;
  const pdf = await tab.driver.print?.();
  if (pdf) {
    const {text, totalPages} = await extractText(await getDocumentProxy(pdf), {
      mergePages: true,
    });
    expect(totalPages).toBeGreaterThan(2);
    // Firefox prints variable fonts as shapes; only text in the static font can be extracted.
    expect(text.replaceAll(/\s/g, '')).toContain(reference);
    expect(text).not.toContain('Skip to main content');
  }
  // WebKit's driver cannot make PDFs, so the print rules are also applied to the screen.
  console.log(`${info.project.name}: ${pdf ? 'printed to a PDF' : 'no PDF, rules only'}`);
  await tab.evaluate(() => {
    const show = (part: CSSStyleSheet | CSSRule) => {
      const media = 'media' in part ? part.media : undefined;
      if (media?.mediaText === 'print') media.mediaText = 'all';
      if ('cssRules' in part) [...part.cssRules].forEach(show);
    };
    [...document.styleSheets].forEach(show);
  });
  expect(await tab.sees('.header__nav')).toBe(false);
  expect(await tab.sees('.search-link')).toBe(false);
  expect(await tab.sees('main h1')).toBe(true);
});
