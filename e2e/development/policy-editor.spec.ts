import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from 'playwright/test';
import {raw} from '../../src/local-services/raw.test-data';
import {accessibilityFindings} from '../accessibility';
import {type Development, slowExpect, test} from './development';

/* Tests the editor of policies and notices. */

const POLICY = 'docs/policies/whistleblowing.mdx';
const WORDS = 'You do not need proof.';

const read = ({folder}: Development) => readFileSync(path.join(folder, POLICY), 'utf8');
const save = (page: Page) => slowExpect(status(page)).toHaveText('Saved');
const panel = (page: Page) => page.getByRole('complementary', {name: 'Editor'});
const part = (page: Page, name: string) =>
  panel(page).locator('summary').getByText(name, {exact: true});
const note = (page: Page) => panel(page).getByLabel('What changed', {exact: true});
const status = (page: Page) => panel(page).getByRole('status').first();

/** Opens the editor. Retries, because resetting the last test's files may reload the page. */
async function open(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/policies/whistleblowing');
    const edit = page.getByRole('button', {name: 'Edit', exact: true});
    await edit.or(part(page, 'Text')).waitFor({timeout: 30_000});
    if (await edit.isVisible()) await edit.click();
    await expect(page.getByRole('textbox', {name: 'Text', exact: true})).toBeVisible();
  }).toPass({timeout: 120_000});
}

/** Selects words with the text field's own search. */
async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', {name: 'Text', exact: true}).click();
  await page.keyboard.press('Control+f');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** Types at the end of the line that contains WORDS. */
async function type(page: Page, words: string): Promise<void> {
  await find(page, WORDS);
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

test('an officer edits a policy, corrects its problems, approves it and submits the new version', async ({
  page,
  development,
}) => {
  const before = read(development);
  await page.goto('/policies');
  await page.locator('main').getByRole('link', {name: 'Whistleblowing'}).first().click();
  await page.getByRole('button', {name: 'Edit', exact: true}).click({timeout: 45_000});

  await part(page, 'Title block').click();
  await panel(page).getByLabel('Short name').fill('Speaking up');
  await slowExpect
    .poll(() => read(development))
    .toBe(before.replace(/^sidebar_label: .*/m, 'sidebar_label: Speaking up'));
  const description = panel(page).getByLabel('Description');
  const words = await description.inputValue();
  await description.fill('Too short.');
  await slowExpect(status(page)).toHaveText('Not saved: Description must be corrected first.');
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await description.fill(words);
  await panel(page).getByRole('button', {name: 'Add a law'}).click();
  await expect(panel(page).getByLabel('Law 6, address')).toHaveValue('https://');
  await panel(page).getByRole('button', {name: 'Remove law 6'}).click();
  const last = panel(page).getByRole('group', {name: 'Applies to'}).getByRole('checkbox').last();
  await last.uncheck();
  await save(page);
  // Opened again, the form does not know that the company was there.
  await panel(page).getByRole('button', {name: 'Close the editor'}).click();
  await page.getByRole('button', {name: 'Edit', exact: true}).click();
  await part(page, 'Title block').click();
  await last.check();
  await save(page);

  await part(page, 'Text').click();
  await type(page, ' No one asks for it.');
  await save(page);
  await slowExpect(page.locator('main').getByText('No one asks for it.')).toBeAttached();
  await slowExpect(
    page.locator('main').getByText('Nobody has approved this text').first(),
  ).toBeVisible();

  await part(page, 'Approve').click();
  await expect(panel(page).getByText('Sections that changed since version 5.0: 3')).toBeVisible();
  await expect(panel(page).getByRole('radio', {checked: true})).toHaveCount(0);
  await panel(page).getByRole('button', {name: 'Approve', exact: true}).click();
  await expect(panel(page).getByText('Say whether anyone has to act differently')).toBeVisible();
  await panel(page).getByLabel('No: nobody does').check();
  await note(page).fill('No one asks for proof.');
  // A minor change keeps the next review.
  await expect(panel(page).getByLabel('Next review')).toHaveValue('2027-03-18');
  await panel(page).getByLabel('Next review').fill('2027-11-20');
  await panel(page)
    .getByLabel(/next review moves from 18.March.2027 to 20.November.2027/)
    .check();
  await panel(page).getByLabel('Applies from').fill('2026-12-15');
  await panel(page).getByRole('button', {name: 'Approve as version 5.1'}).click();
  await expect(
    panel(page).getByText('nothing can take effect before the day it is entered'),
  ).toBeVisible();
  await panel(page).getByLabel('Applies from').fill('2027-02-01');
  await panel(page).getByRole('button', {name: 'Approve as version 5.1'}).click();
  await slowExpect(panel(page).getByText('It applies from 1 February 2027')).toBeVisible();
  await slowExpect(page.locator('main').getByText('No one asks for it.')).toHaveCount(0);

  await panel(page).getByRole('button', {name: 'Submit version 5.1'}).click();
  await slowExpect(panel(page).getByText('policy/whistleblowing-5.1').first()).toBeVisible();
  expect(development.git('status', '--porcelain')).toBe('');
  expect(development.git('show', `policy/whistleblowing-5.1:${POLICY}`)).toContain(
    'No one asks for it.',
  );
  await expect(panel(page).getByRole('button', {name: 'Download the change'})).toBeVisible();
  await slowExpect(page.locator('main').getByText('Nobody has approved this text')).toHaveCount(0);
});

test('an officer enters a review, plans a withdrawal, postpones it and takes it back', async ({
  page,
  development,
}) => {
  await open(page);
  await part(page, 'Approve').click();
  const choose = (choice: RegExp) => panel(page).getByRole('radio', {name: choice}).check();
  const press = (name: string) => panel(page).getByRole('button', {name}).click();
  const titleBlock = page.locator('main .document__control');

  await choose(/^A review/);
  await press('Enter the review');
  await slowExpect(panel(page).getByText(/Reviewed .*, unchanged\. Next review by/)).toBeVisible();
  await slowExpect(titleBlock.getByText(/, unchanged$/)).toBeVisible();
  await slowExpect(page.locator('main table').getByText('Reviewed, unchanged.')).toBeVisible();
  await expect(
    panel(page).getByRole('button', {name: 'Submit the review of version 5.0'}),
  ).toBeVisible();

  await choose(/^A withdrawal/);
  await panel(page).getByLabel('Applies from').fill('2027-03-01');
  await panel(page).getByLabel('Note').fill('The law no longer asks for it.');
  await press('Withdraw the document');
  await slowExpect(panel(page).getByText('It will be withdrawn on 1 March 2027.')).toBeVisible();
  await slowExpect(titleBlock.getByText(/Withdrawn from 1.March.2027/)).toBeVisible();

  await choose(/^Another first day/);
  await panel(page).getByLabel('Applies from').fill('2027-04-01');
  await panel(page).getByLabel('Note').fill('The regulator asked for a month.');
  await press('Change the first day');
  await slowExpect(panel(page).getByText('It will be withdrawn on 1 April 2027.')).toBeVisible();

  await choose(/^An error.*\(the withdrawal\)/);
  await panel(page).getByLabel('Note').fill('The law still asks for it.');
  await press('Take it back');
  await slowExpect(panel(page).getByText(/will be withdrawn/)).toHaveCount(0);
  await press('Undo the approval');
  await slowExpect(titleBlock.getByText(/, unchanged$/)).toHaveCount(0);
  expect(development.git('status', '--porcelain')).toBe('');
});

test('the editor keeps unsaved text after a reload, when the server is down, and when the text is invalid', async ({
  page,
  development,
}) => {
  const before = read(development);
  await open(page);
  await page.route('**/__editor/**', (route) => route.abort());
  await type(page, '\n\n<Note>Never closed.');
  await slowExpect(status(page)).toContainText('isn’t running');
  await page.unroute('**/__editor/**');
  await page.reload();
  await slowExpect(status(page)).toHaveText('Not saved: Text, line 59 must be corrected first.');
  await expect(panel(page).getByText(/Write <\/Note>, or remove <Note>/)).toBeVisible();
  expect(read(development)).toBe(before);
  await find(page, '<Note>');
  await page.keyboard.press('Delete');
  await save(page);
  expect(read(development)).toContain('\n\nNever closed.');
});

test('the editor shows the changes of another person, and loses neither version', async ({
  page,
  development,
}) => {
  await open(page);
  const theirs = read(development).replace('Head of HR and Compliance', 'Head of Quality');
  writeFileSync(path.join(development.folder, POLICY), theirs);
  await type(page, ' Mine.');
  const choice = panel(page).getByRole('region', {name: 'Someone else has changed the text'});
  await slowExpect(choice.locator('ins').filter({hasText: 'Mine.'})).toBeVisible();
  await expect(choice.locator('del').filter({hasText: 'Quality'})).toBeVisible();
  expect(read(development)).toBe(theirs);
  const download = page.waitForEvent('download');
  await choice.getByRole('button', {name: 'Use their version'}).click();
  const mine = readFileSync(await (await download).path(), 'utf8');
  expect(mine).toContain(' Mine.');
  await save(page);
  expect(read(development)).toBe(theirs);
});

test('the editor pastes text from Word as Markdown, without what was struck out', async ({
  page,
  development,
}) => {
  const list = (words: string) =>
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>${words}</p>`;
  const html = `<h1>2. Gifts</h1><p><del>Never </del><ins>A</ins>sk <b>first</b>: <a href="https://example.org/">rules</a>, {x} &lt; y.</p>${list('one')}${list('two')}
    <table><tr><td><p>When</p></td><td><p>Who</p></td></tr><tr><td><p>Now</p></td><td><p>You</p></td></tr></table>`;
  await open(page);
  await type(page, '');
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  }, html);
  await slowExpect
    .poll(() => read(development))
    .toContain(
      '\n\n## Gifts\n\nAsk **first**: [rules](https://example.org/), \\{x} \\< y.\n\n- one\n- two\n\n| When | Who |\n| - | - |\n| Now | You |\n\n',
    );
  await expect(panel(page).getByText('1 deletion left out, 1 insertion kept')).toBeVisible();
});

test('the server answers requests from its own pages only', async ({development: {port}}) => {
  const foreignOrigin = ['Origin', 'https://evil.example'] as const;
  const crossSite = ['Sec-Fetch-Site', 'cross-site'] as const;
  for (const target of ['/policies', '/main.js', '/webpack-dev-server/invalidate']) {
    for (const headers of [[['Host', 'evil.example'] as const], [foreignOrigin], [crossSite]]) {
      expect((await raw(port, {target, headers})).status, `${target} ${String(headers)}`).toBe(403);
    }
  }
  const own = await raw(port, {target: '/main.js', headers: [['Sec-Fetch-Site', 'same-origin']]});
  expect(own.status).toBe(200);
  expect(own.headerNames).toContain('cross-origin-resource-policy');
  expect(own.headerNames).not.toContain('access-control-allow-origin');
  const link = [
    crossSite,
    ['Sec-Fetch-Mode', 'navigate'],
    ['Sec-Fetch-Dest', 'document'],
    ['Accept', 'text/html'],
  ] as const;
  expect((await raw(port, {target: '/policies', headers: link})).status).toBe(200);
});

test('the editor fits a narrow window, and has no accessibility findings', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page);
  for (const name of ['Title block', 'Approve', 'Text']) {
    await part(page, name).click();
    const overflow = await panel(page).evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(page)).toEqual([]);
  }
  await page.getByRole('button', {name: 'Close the editor'}).click();
  await expect(page.getByRole('button', {name: 'Edit', exact: true})).toBeFocused();
});
