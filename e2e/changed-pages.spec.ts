import {expect, test, type Page} from 'playwright/test';
import {texts} from '@site/src/features/contact/enquiry/rules';
import {finderTexts} from '@site/src/features/careers/finder/texts';
import {mapMessages, mapTexts} from '@site/src/features/contact/map/texts';
import {missing} from '../tools/checks/eslint/named-browsers.mjs';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import * as application from './application';
import * as enquiry from './enquiry';
import {openAt} from './openings';
import * as programs from './other-programs';
import {hold, hydrated} from './site';

/** Opens a page under some condition, and waits until it is ready. */
type Visit = (path: string) => Promise<void>;

const FAULT = 'This part of the page has stopped working';

/** The main tasks of visitors, each with the page on which it begins. */
const TASKS: Readonly<Record<string, (page: Page, visit: Visit) => Promise<void>>> = {
  async 'search and filter the openings'(page, visit) {
    const count = page.locator('.finder__count');
    const rows = page.locator('.opening-row');
    const search = page.getByRole('searchbox', {name: finderTexts.search});
    const openings = openAt(OPENINGS_DAY);
    await visit('/careers');
    await search.fill('cleaner');
    await expect(rows.locator('mark').first()).toBeAttached();
    await expect(rows).not.toHaveCount(openings.length);
    const found = await rows.count();
    await expect(count).toHaveText(new RegExp(`^${found} positions? found$`));
    await search.fill('cleaner zzzz');
    await expect(page.getByText(finderTexts.nothing)).toBeVisible();
    await page.getByRole('button', {name: finderTexts.clear}).click();
    await expect(count).toHaveText(`${openings.length} positions found`);
    await page.getByRole('group', {name: finderTexts.company}).getByText('Bespoke').click();
    const ofBespoke = openings.filter(({company}) => company === 'bespoke').length;
    await expect(count).toHaveText(`${ofBespoke} positions found`);
    await page.getByLabel(finderTexts.type, {exact: true}).selectOption('part-time');
    await expect(rows).not.toHaveCount(ofBespoke);
  },
  async 'send an enquiry'(page, visit) {
    const person = enquiry.visitor();
    await visit('/contact');
    await enquiry.send(page);
    await expect(page.getByText('There are 5 problems')).toBeVisible();
    await enquiry.field(page, 'name').fill(person.name);
    await expect(page.getByText('There are 4 problems')).toBeVisible();
    await enquiry.fill(page, person);
    await expect(page.locator('.field__error')).toHaveCount(0);
    await page.context().setOffline(true);
    await enquiry.send(page);
    await expect(page.getByRole('region', {name: texts.failed})).toBeVisible();
    await enquiry.expectNothingLost(page, person);
    await page.context().setOffline(false);
    await enquiry.send(page);
    await expect(page.getByRole('region', {name: /^Your message was sent to/})).toBeVisible();
    await expect(enquiry.field(page, 'name')).toHaveValue('');
  },
  async 'ask for the map'(page, visit) {
    await visit('/contact');
    await page.getByRole('button', {name: mapTexts.load}).click();
    await expect(page.locator('#map-key-error')).toHaveText(mapMessages.empty);
  },
  async 'apply for a job'(page, visit) {
    const person = application.applicant();
    await visit('/careers/apply');
    await application.send(page);
    await expect(application.summary(page)).toContainText('There are 12 problems');
    await application.field(page, 'position').selectOption('site-manager');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Apply: Site Manager');
    await application.fill(page, person);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Apply: Bench Joiner');
    await application.removeCv(page, application.cv).click();
    await application.chooseCv(page, application.cv);
    await application.send(page);
    await application.expectSent(page);
    await expect(application.receipt(page)).toBeVisible();
  },
  async 'search the site'(page, visit) {
    await visit('/about');
    await page.locator('.search-link').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('gift');
    await expect(dialog.getByRole('list').getByRole('link').first()).toBeVisible();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toHaveCount(0);
  },
  async 'use the menus'(page, visit) {
    await visit('/about');
    await page.locator('.menu__group > summary').click();
    await expect(page.locator('.menu__company').first()).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});
    await page.locator('.menu-button').click();
    await expect(page.getByRole('navigation', {name: 'Menu'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', {name: 'Menu'})).toBeHidden();
    await page.setViewportSize({width: 1280, height: 800});
  },
  async 'filter the projects'(page, visit) {
    await visit('/projects');
    await page.getByLabel('Sector').selectOption({label: 'Offices'});
    await expect(page.locator('.project__count')).not.toHaveText('11 of 11 projects');
    await expect(page.locator('.project__count')).toHaveText(/^\d of 11 projects$/);
  },
  async 'ask what was in force on a day'(page, visit) {
    await visit('/policies/in-force?on=2026-03-01');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('In force on 1 March 2026');
  },
};

/**
 * Trusted types stay, because this browser demands them where the page does. Browsers without them
 * demand nothing.
 */
const REMOVED = missing.filter(({name}) => !/trusted/i.test(name));

/** Runs a function of `other-programs.ts` when the HTML is complete, before the site's scripts. */
async function beforeScripts(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('readystatechange', ${String(change)}, {once: true})`,
  );
}

interface Condition {
  /** Prepares the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Changes the page once its scripts run. */
  readonly change?: () => void;
}

const CONDITIONS: Readonly<Record<string, Condition>> = {
  'without what a named browser lacks': {
    prepare: (page) =>
      page.addInitScript((apis) => {
        for (const {name, isStatic} of apis) {
          const path = name.split('.');
          const member = path.pop() ?? '';
          const read = (from: unknown, key: string): unknown =>
            from === undefined ? undefined : Reflect.get(Object(from) as object, key);
          const owner = path.reduce<unknown>(read, window);
          const holders = [
            ...(isStatic === false ? [] : [owner]),
            ...(isStatic === true || path.length === 0 ? [] : [read(owner, 'prototype')]),
            ...(path[0] === 'Window' ? [window] : []),
          ];
          for (const holder of holders) {
            if (holder) Reflect.deleteProperty(Object(holder) as object, member);
          }
        }
      }, REMOVED),
  },
  'translated before the scripts run': {
    prepare: (page) => beforeScripts(page, programs.translate),
  },
  'translated afterwards': {change: programs.translate},
  'translated in two steps': {change: programs.translateInTwoSteps},
  'with words marked': {change: programs.highlight},
  'with texts wrapped': {change: programs.wrap},
  'with elements of add-ons beside fields': {
    prepare: (page) => beforeScripts(page, programs.helpWithFields),
    change: programs.helpWithFields,
  },
  'with elements removed': {change: programs.hideElements},
  'with a default policy of another program': {
    prepare: (page) => page.addInitScript(programs.takeDefaultPolicy),
  },
};

for (const [condition, {prepare, change}] of Object.entries(CONDITIONS)) {
  test.describe(condition, () => {
    for (const [task, perform] of Object.entries(TASKS)) {
      test(`visitors can ${task}`, async ({page}) => {
        const errors: string[] = [];
        page.on('pageerror', ({message}) => errors.push(message));
        await page.clock.setFixedTime(OPENINGS_DAY);
        await prepare?.(page);
        await perform(page, async (path) => {
          await page.goto(path);
          await hydrated(page);
          if (change) await page.evaluate(change);
        });
        expect(errors).toEqual([]);
        await expect(page.getByText(FAULT)).toHaveCount(0);
      });
    }
  });
}

test('the page keeps text typed before it was translated and its scripts ran', async ({page}) => {
  const release = await hold(page);
  await page.goto('/contact', {waitUntil: 'commit'});
  await page.locator('#enquiry-name').fill('Zoë');
  await page.locator('#enquiry-division').selectOption(enquiry.DIVISION);
  await page.locator('#enquiry-division').focus();
  await page.evaluate(programs.translate);
  release();
  await hydrated(page);
  await expect(page.locator('#enquiry-division')).toBeFocused();
  await expect(enquiry.field(page, 'name')).toHaveValue('Zoë');
  await expect(enquiry.field(page, 'division')).toHaveValue(enquiry.DIVISION);
  await enquiry.send(page);
  await expect(page.getByText('There are 3 problems')).toBeVisible();
});

/** Makes React fail when it adds an element. @returns a function that repairs the page */
async function breakAt(page: Page, selector: string): Promise<() => Promise<void>> {
  const broken = await page.evaluateHandle((selector) => {
    const kept = Object.getOwnPropertyDescriptor(Node.prototype, 'appendChild') ?? {};
    Object.defineProperty(Node.prototype, 'appendChild', {
      ...kept,
      value(this: Node, child: Node): unknown {
        if (child instanceof Element && child.matches(selector)) throw new Error('planted');
        return Reflect.apply(kept.value as () => unknown, this, [child]);
      },
    });
    return {repair: () => Object.defineProperty(Node.prototype, 'appendChild', kept)};
  }, selector);
  return () => broken.evaluate(({repair}) => void repair());
}

test('"Try again" brings a failed part back with what was typed', async ({page}) => {
  await page.clock.setFixedTime(OPENINGS_DAY);
  await page.goto('/careers');
  await hydrated(page);
  const search = page.getByRole('searchbox', {name: finderTexts.search});
  await search.fill('joiner');
  await expect(page.getByText(finderTexts.bestFirst)).toBeVisible();
  let repair = await breakAt(page, 'mark');
  await search.fill('cleaner');
  await expect(page.getByText(FAULT)).toBeVisible();
  await repair();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(search).toHaveValue('cleaner');
  await expect(page.locator('.finder__count')).toHaveText(/^\d positions found$/);

  const person = application.applicant();
  await page.goto('/careers/apply');
  await hydrated(page);
  await application.fill(page, person);
  await application.field(page, 'email').fill('');
  repair = await breakAt(page, '.field__error');
  await application.send(page);
  await expect(page.getByText(FAULT)).toBeVisible();
  await repair();
  await page.getByRole('button', {name: 'Try again'}).click();
  await application.field(page, 'email').fill(person.email);
  await application.expectNothingLost(page, person);
  await application.send(page);
  await application.expectSent(page);
});
