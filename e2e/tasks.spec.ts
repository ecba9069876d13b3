import {expect, test, type Locator, type Page} from 'playwright/test';
import {IN_FORCE_PATH} from '@site/src/policy-record/shared/addresses';
import {open} from './site';

/** Most actions (presses and entries) that a task may take. */
const MAX_ACTIONS = 3;
/** Most presses of Tab before a target counts as unreachable. */
const MAX_TABS = 200;

/** A reader who counts actions and uses either the pointer or only the keyboard. */
class Reader {
  actions = 0;

  constructor(
    readonly page: Page,
    readonly byKeyboard: boolean,
  ) {}

  private async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < MAX_TABS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not get to ${String(target)}.`);
  }

  async press(target: Locator): Promise<void> {
    this.actions += 1;
    if (!this.byKeyboard) return target.click();
    await this.tabTo(target);
    await this.page.keyboard.press('Enter');
  }

  async enter(field: Locator, text: string): Promise<void> {
    this.actions += 1;
    if (this.byKeyboard) await this.tabTo(field);
    await field.fill(text);
  }

  /** Opens search, types a query and follows the first result. */
  async search(words: string): Promise<void> {
    const {page} = this;
    await this.press(page.getByRole('banner').getByRole('link', {name: 'Search', exact: true}));
    const dialog = page.getByRole('dialog', {name: 'Search the site'});
    await this.enter(dialog.getByRole('searchbox'), words);
    await this.press(dialog.getByRole('list').getByRole('link').first());
    await expect(dialog).toBeHidden();
  }
}

/** Checks that the target of the address's fragment is in view and contains these words. */
async function expectTargetText(page: Page, words: RegExp): Promise<void> {
  const target = page.locator(':target');
  await expect(target).toBeInViewport();
  // If the target is a heading, the words are in the section around it.
  const section = target.locator('xpath=ancestor-or-self::*[self::p or self::section][1]');
  await expect(section).toContainText(words);
}

interface Task {
  readonly from: string;
  readonly solve: (reader: Reader) => Promise<void>;
}

/** search-questions.ts has what visitors ask the search. */
const tasks: Readonly<Record<string, Task>> = {
  'cite the clause on confidential reports': {
    from: '/policies',
    async solve(reader) {
      await reader.search('confidential reports');
      await expect(reader.page).toHaveURL(/\/policies\/whistleblowing#7\.\d$/);
      await expectTargetText(reader.page, /confidential|anonymous/);
      await expect(reader.page.getByRole('button', {name: 'Copy citation'})).toBeInViewport();
    },
  },
  'find what was in force on 3 May 2026 and what changed since': {
    from: '/policies',
    async solve(reader) {
      const {page} = reader;
      await reader.press(page.getByRole('link', {name: 'What was in force on a given date'}));
      await expect(page).toHaveURL(IN_FORCE_PATH);
      await reader.enter(page.getByLabel('Date', {exact: true}), '2026-05-03');
      await reader.press(page.getByRole('button', {name: 'Show'}));
      await expect(page.getByRole('heading', {level: 1})).toHaveText('In force on 3 May 2026');
      await expect(page.locator('.lead')).toHaveText(/\d+ ha(s|ve) changed since/);
      await expect(page.getByRole('link', {name: /^Compare/}).first()).toBeVisible();
    },
  },
  'find how soon a concern was acknowledged in 2025': {
    from: '/policies/whistleblowing#what-happens-next',
    async solve(reader) {
      const {page, byKeyboard} = reader;
      // Opens the change note instead, because tabbing back to the switch would leave the section.
      if (byKeyboard) {
        const note = page
          .locator('details')
          .filter({hasText: /Five\s+working days/})
          .first();
        await reader.press(note.locator('summary'));
        await expect(note.getByText('Five').first()).toBeVisible();
        return;
      }
      const bar = page.getByRole('navigation', {name: 'Sections'});
      await reader.press(bar.locator('summary'));
      await reader.press(bar.getByRole('link', {name: /^2025/}));
      await expect(page).toHaveURL('/2025/policies/whistleblowing#what-happens-next');
      await expectTargetText(page, /within five working days/);
    },
  },
  'find a cleaning job': {
    from: '/',
    async solve(reader) {
      const {page} = reader;
      await reader.search('cleaning job');
      await expect(page).toHaveURL('/careers');
      await expect(page.getByRole('link', {name: /Cleaning/}).first()).toBeVisible();
    },
  },
  'find who owns the environmental policy and when it is reviewed': {
    from: '/',
    async solve(reader) {
      const {page} = reader;
      await reader.press(page.getByRole('contentinfo').getByRole('link', {name: 'Policies'}));
      const row = page.getByRole('row').filter({hasText: 'Environmental policy'});
      await expect(row.locator('[data-label="Owner"]')).toBeVisible();
      await expect(row.locator('[data-label="Next review"]')).toHaveText(/^\d+\s\w+\s20\d\d$/, {
        useInnerText: true,
      });
    },
  },
};

for (const [task, {from, solve}] of Object.entries(tasks)) {
  for (const [how, width] of [
    ['with the pointer in a narrow window', 360],
    ['with the keyboard in a wide window', 1280],
  ] as const) {
    test(`a reader can ${task} in at most ${MAX_ACTIONS} actions ${how}`, async ({page}) => {
      await page.setViewportSize({width, height: 740});
      await open(page, from);
      const reader = new Reader(page, width > 360);
      await solve(reader);
      expect(reader.actions).toBeLessThanOrEqual(MAX_ACTIONS);
    });
  }
}
