import {expect, test, type Locator, type Page} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {IN_FORCE_PATH} from '@site/src/policy-record/shared/addresses';
import {accessibilityFindings} from './accessibility';
import {open} from './site';

/** What a reader may press or type for an answer. */
const AT_MOST = 3;
/** Stops of the keyboard on the way to one thing. */
const FAR = 200;

/** Someone with a question, who counts what it takes, by pointer or by keyboard alone. */
class Reader {
  actions = 0;

  constructor(
    readonly page: Page,
    readonly isNarrow: boolean,
    readonly byKeyboard: boolean,
  ) {}

  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < FAR; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not get to ${String(target)}.`);
  }

  async press(target: Locator): Promise<void> {
    this.actions += 1;
    if (!this.byKeyboard) return target.click();
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }

  async enter(field: Locator, text: string): Promise<void> {
    this.actions += 1;
    if (this.byKeyboard) await this.reach(field);
    await field.fill(text);
  }

  /** Opens the search, asks, and follows the first answer. */
  async search(words: string): Promise<void> {
    const {page} = this;
    await this.press(page.getByRole('banner').getByRole('link', {name: 'Search', exact: true}));
    const dialog = page.getByRole('dialog', {name: 'Search the site'});
    await this.enter(dialog.getByRole('searchbox'), words);
    await this.press(dialog.getByRole('list').getByRole('link').first());
    await expect(dialog).toBeHidden();
  }
}

/** What the address leads to is in sight, and says this. */
async function readsThere(page: Page, words: RegExp): Promise<void> {
  const target = page.locator(':target');
  await expect(target).toBeInViewport();
  // An address of a section names its heading.
  const section = target.locator('xpath=ancestor-or-self::*[self::p or self::section][1]');
  await expect(section).toContainText(words);
}

interface Task {
  readonly from: string;
  readonly solve: (reader: Reader) => Promise<void>;
}

const tasks: Readonly<Record<string, Task>> = {
  'find the limit for gifts': {
    from: '/',
    async solve(reader) {
      await reader.search('gift limit');
      await expect(reader.page).toHaveURL(/\/policies\/anti-bribery-corruption#/);
      await readsThere(reader.page, /£50/);
    },
  },
  'cite the clause on confidential reports': {
    from: '/policies',
    async solve(reader) {
      await reader.search('confidential reports');
      await expect(reader.page).toHaveURL(/\/policies\/whistleblowing#7\.\d$/);
      await readsThere(reader.page, /confidential|anonymous/);
      await expect(reader.page.getByRole('button', {name: 'Copy citation'})).toBeInViewport();
    },
  },
  'what was in force on 3 May 2026, and what changed since': {
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
  'how soon a concern was acknowledged in 2025': {
    from: '/policies/whistleblowing#what-happens-next',
    async solve(reader) {
      const {page, isNarrow, byKeyboard} = reader;
      // The keyboard leaves the section on its way back to the switch, but the older words are here.
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
      const beside = page.getByRole('navigation', {name: 'Policies', exact: true});
      if (isNarrow) await reader.press(bar.locator('summary'));
      await reader.press((isNarrow ? bar : beside).getByRole('link', {name: /^2025/}));
      await expect(page).toHaveURL('/2025/policies/whistleblowing#what-happens-next');
      await readsThere(page, /within five working days/);
    },
  },
  'a night cleaning job in Tilbury': {
    from: '/',
    async solve(reader) {
      const {page} = reader;
      await reader.search('night cleaning job in Tilbury');
      await expect(page).toHaveURL('/careers');
      await expect(page.getByRole('link', {name: /Cleaning/}).first()).toBeVisible();
    },
  },
  'who answers for fire doors': {
    from: '/',
    async solve(reader) {
      await reader.search('who answers for fire doors');
      await expect(reader.page).toHaveURL('/bespoke#fire-doors');
      await expect(reader.page.locator(':target')).toBeInViewport();
      await expect(reader.page.getByText(/is responsible for the whole door/)).toBeInViewport();
    },
  },
  'the number to ring at night': {
    from: '/services/cleaning',
    async solve(reader) {
      await reader.search('emergency number');
      const number = reader.page.getByRole('main').getByRole('link', {
        name: brand.phone.emergency.display,
      });
      await expect(number.first()).toBeVisible();
    },
  },
  'who owns the environmental policy, and when it is reviewed': {
    from: '/',
    async solve(reader) {
      const {page} = reader;
      await reader.press(page.getByRole('contentinfo').getByRole('link', {name: 'Policies'}));
      const row = page.getByRole('row').filter({hasText: 'Environmental policy'});
      await expect(row.locator('[data-label="Owner"]')).toBeVisible();
      await expect(row.locator('[data-label="Next review"]')).toHaveText(/^\d+ \w+ 20\d\d$/, {
        useInnerText: true,
      });
    },
  },
  'how long a CV is kept': {
    from: '/careers',
    async solve(reader) {
      await reader.search('how long do you keep my CV');
      await expect(reader.page).toHaveURL('/privacy/candidates#how-long-we-keep-it');
      await readsThere(reader.page, /months/);
    },
  },
  'what a licence course costs': {
    from: '/careers',
    async solve(reader) {
      await reader.search('SIA course cost');
      await expect(reader.page).toHaveURL(/\/services\/security-training/);
      await expect(reader.page.getByRole('main').getByText(/£195/).first()).toBeVisible();
    },
  },
};

/** Window and hand. */
const WAYS = [
  [360, false],
  [1280, false],
  [1280, true],
] as const;

for (const [task, {from, solve}] of Object.entries(tasks)) {
  for (const [width, byKeyboard] of WAYS) {
    const how = byKeyboard ? 'by keyboard' : 'by pointer';
    test(`${task}: ${AT_MOST} actions at most, ${width} px wide, ${how}`, async ({page}) => {
      await page.setViewportSize({width, height: 740});
      await open(page, from);
      const reader = new Reader(page, width === 360, byKeyboard);
      await solve(reader);
      expect(reader.actions).toBeLessThanOrEqual(AT_MOST);
      if (!byKeyboard) expect(await accessibilityFindings(page)).toEqual([]);
    });
  }
}
