import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from 'playwright/test';
import {accessibilityFindings} from './accessibility';
import {copyOfPolicies} from '../tools/policy-editor/copy-of-policies';

/*
 * The editor of the policies, on a copy: the real files are never touched. The page is the same on
 * a phone, so the journey walks on a wide screen; narrow ones are looked at on the way.
 */

/** The editor checks all policies after each word, on cores that may be shared with a build. */
const patient = expect.configure({timeout: 30_000});

const ROOT = path.resolve(__dirname, '..');
const POLICY = 'docs/policies/whistleblowing.mdx';
const CARDS = 'src/data/policies/policies.ts';

let copy = '';
let address = '';
let program: ChildProcess | undefined;

/** Starts the editor as its command does, and reads from the terminal where it answers. */
async function start(): Promise<string> {
  const jiti = path.join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');
  const script = path.join(ROOT, 'tools/policy-editor/edit.ts');
  const args = [jiti, script, '--root', copy, '--port', '0', '--no-open'];
  const child = spawn(process.execPath, args, {cwd: ROOT});
  program = child;
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/[\d.:]+/.exec(output)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The editor ended: ${output}`)));
  });
}

function read(file = POLICY): string {
  return readFileSync(path.join(copy, file), 'utf8');
}

function write(text: string): void {
  writeFileSync(path.join(copy, POLICY), text);
}

/** Lines that only one of two texts has. */
function differing(one: string, other: string): string[] {
  const [a, b] = [one.split('\n'), other.split('\n')];
  return [...a.filter((line) => !b.includes(line)), ...b.filter((line) => !a.includes(line))];
}

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', {name: 'Whistleblowing policy'}).click();
  await patient(page.getByRole('heading', {level: 1})).toHaveText('Whistleblowing policy');
  await patient(page.locator('#lines li').nth(10)).toBeAttached();
}

function field(page: Page, label: string) {
  return page.locator('#fields').getByLabel(label, {exact: true}).first();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await patient(page.locator('#state')).toHaveText(/^Saved/);
}

// One editor for all of them.
test.describe.configure({mode: 'serial', timeout: 120_000});

test.beforeAll(async () => {
  // The editor loads a compiler, on cores that may be shared with a build.
  test.setTimeout(180_000);
  copy = copyOfPolicies();
  address = await start();
});

test.afterAll(() => {
  program?.kill();
  rmSync(copy, {recursive: true, force: true});
});

test.beforeEach(({page}) => {
  for (const file of [POLICY, CARDS]) {
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  page.on('pageerror', (error) => {
    throw error;
  });
});

test('opening and saving without a change leaves every byte', async ({page}) => {
  const windows = `\uFEFF${read().trimEnd().replaceAll('\n', '\r\n')}  `;
  write(windows);
  await open(page);
  await save(page);
  expect(read()).toBe(windows);
});

test('a changed date changes its line, and the page follows the text', async ({page}) => {
  const before = read();
  await open(page);
  await page.getByText('Who keeps it, and until when').click();
  await field(page, 'Review by').fill('2027-03-01');
  await patient(page.locator('#state')).toHaveText(/^Not saved yet/);
  const preview = page.frameLocator('#frame');
  await patient(preview.getByText('1 March 2027')).toBeVisible();
  await save(page);
  expect(differing(before, read())).toEqual(['reviewBy: 2027-03-18', 'reviewBy: 2027-03-01']);
  // The card of the About page says the same, and nobody had to know of it.
  expect(differing(read(CARDS), readFileSync(path.join(ROOT, CARDS), 'utf8'))).toEqual([
    "    reviewBy: '2027-03-01',",
  ]);
});

test('a wrong value is named at its field, and stops a new version', async ({page}) => {
  await open(page);
  const before = read();
  await page.getByText('Who keeps it, and until when').click();
  await field(page, 'Review by').fill('2028-03-18');
  const problems = page.getByRole('region', {name: /problem/});
  await patient(problems).toContainText('twelve months after approval at the most');
  await patient(field(page, 'Review by')).toHaveAttribute('aria-invalid', 'true');
  await problems.getByRole('button', {name: 'Review by'}).click();
  await patient(field(page, 'Review by')).toBeFocused();

  await page.getByRole('button', {name: 'Make it a new version'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What changed?').fill('Hours of the speak-up line added.');
  await dialog.getByRole('checkbox').nth(3).check();
  await dialog.getByLabel('By which day must it be reviewed?').fill('2029-01-01');
  await dialog.getByRole('button', {name: 'Write the new version'}).click();
  await patient(dialog.locator('#version-lines')).toContainText('twelve months after approval');
  expect(read()).toBe(before);
});

test('a text becomes a new version, with its row and its card', async ({page}) => {
  await open(page);
  const text = page.getByRole('textbox', {name: 'Text', exact: true});
  const words = await text.inputValue();
  await text.fill(words.replace('working day.', 'working day, in writing.'));
  await patient(page.frameLocator('#frame').getByText('working day, in writing.')).toBeAttached();
  await page.getByRole('button', {name: 'What changed'}).click();
  await patient(page.locator('#comparison ins').last()).toContainText(', in writing');

  await page.getByRole('button', {name: 'Make it a new version'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What changed?').fill('Concerns are passed on in writing.');
  await dialog.getByRole('checkbox').nth(3).check();
  await patient(dialog.locator('#version-lines')).toContainText(
    'Concerns are passed on in writing.',
  );
  await dialog.getByRole('button', {name: 'Write the new version'}).click();
  await patient(page.getByRole('alert')).toContainText('Version 4.1 is written.');
  expect(read()).toContain("version: '4.1'");
  expect(read()).toContain('working day, in writing.');
  expect(read(CARDS)).toContain("version: '4.1'");
});

test('a file that somebody else changed is not written over unseen', async ({page}) => {
  await open(page);
  await page.getByText('What it is', {exact: true}).click();
  await field(page, 'Short name').fill('Speaking up');
  const theirs = read().replace('Head of HR and Compliance', 'Head of People');
  write(theirs);
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  const dialog = page.getByRole('dialog');
  await patient(dialog).toContainText('The file was changed by somebody else');
  await patient(dialog.locator('del')).toContainText([
    'sidebar_label: Whistleblowing',
    'Head of People',
  ]);
  await dialog.getByRole('button', {name: 'Go on editing'}).click();
  expect(read()).toBe(theirs);
  await patient(field(page, 'Short name')).toHaveValue('Speaking up');

  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await dialog.getByRole('button', {name: 'Write mine over theirs'}).click();
  await patient(page.locator('#state')).toHaveText(/^Saved/);
  expect(read()).toContain('sidebar_label: Speaking up');
});

test('words that were not saved come back', async ({page}) => {
  await open(page);
  await page.getByText('What it is', {exact: true}).click();
  await field(page, 'Short name').fill('Speaking up');
  await patient(page.locator('#state')).toHaveText(/^Not saved yet/);
  await patient
    .poll(() => page.evaluate(() => Object.values(localStorage).join().includes('Speaking up')))
    .toBe(true);
  await page.reload();
  await patient(page.getByRole('alert')).toContainText('which were not saved');
  await patient(page.locator('#field-sidebar_label')).toHaveValue('Speaking up');
  await page.getByRole('button', {name: 'Give them up and open the file'}).click();
  await patient(page.locator('#field-sidebar_label')).toHaveValue('Whistleblowing');
});

test('marks of the tool bar can be undone with the keyboard', async ({page}) => {
  await open(page);
  const text = page.getByRole('textbox', {name: 'Text', exact: true});
  const before = await text.inputValue();
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.getByRole('button', {name: 'Table'}).click();
  await patient(text).toHaveValue(/\| When \| What \| Who \|/);
  await page.keyboard.press('Control+z');
  await patient(text).toHaveValue(before);
});

test('front matter that nobody can read is mended in the whole file', async ({page}) => {
  const sound = read();
  write(sound.replace('\ntitle: ', '\ntitle: "'));
  await page.goto(`${address}/policies/whistleblowing`);
  const text = page.getByRole('textbox', {name: 'The whole file'});
  await patient(page.getByRole('region', {name: /problem/})).toBeVisible();
  await text.fill(sound);
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await patient(page.locator('#field-title')).toHaveValue('Whistleblowing policy');
  expect(read()).toBe(sound);
});

test('fits a narrow window, and has no accessibility findings', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page);
  await page.getByText('Version and history').click();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await accessibilityFindings(page)).toEqual([]);
});
