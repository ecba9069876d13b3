/**
 * Makes the pictures of the guides for policies again, from the editor and the commands as they are.
 * Everything happens on a copy in a temporary folder.
 *
 *   npm run pictures:guides
 */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium, type Locator, type Page} from 'playwright';
import sharp from 'sharp';
import {escapeHtml} from '../../src/plugins/generated-files/formats/html';
import {copyOfPolicies} from '../policy-editor/copy-of-policies';

const ROOT = path.resolve(__dirname, '../..');
const FOLDER = path.join(ROOT, 'contributing/pictures/policies');
const BROWSER_NOTE = path.join(ROOT, 'node_modules/.cache/browser.json');
const JITI = path.join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');

/** A day on which nothing is overdue, so that the pictures do not age. */
const DAY = '2026-11-20';

/** Longer than the editor waits before it asks. Milliseconds. */
const PAUSE = 1000;

/** More than this is too heavy for a guide. Bytes. */
const HEAVIEST = 120 * 1024;

async function editorOn(copy: string): Promise<{program: ChildProcess; address: string}> {
  const script = path.join(ROOT, 'tools/policy-editor/edit.ts');
  const args = [JITI, script, '--root', copy, '--port', '0', '--no-open'];
  const program = spawn(process.execPath, args, {cwd: ROOT});
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    program.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/[\d.:]+/.exec(output)?.[0];
      if (found !== undefined) resolve(found);
    });
    program.once('exit', () => reject(new Error(`The editor ended: ${output}`)));
  });
  return {program, address};
}

async function keep(name: string, shot: Buffer): Promise<void> {
  const picture = await sharp(shot).webp({quality: 76, effort: 6}).toBuffer();
  if (picture.length > HEAVIEST) {
    throw new Error(`${name}.webp is ${picture.length} bytes; at most ${HEAVIEST} are allowed.`);
  }
  writeFileSync(path.join(FOLDER, `${name}.webp`), picture);
  console.log(`${name}.webp  ${Math.round(picture.length / 1024)} KB`);
}

/** Fonts and the answers of the editor are there before a picture is taken. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(PAUSE);
}

/** Puts the caret before some words, and their line into the middle of the window. */
async function showLine(text: Locator, words: string): Promise<void> {
  await text.evaluate((area: HTMLTextAreaElement, found) => {
    const at = area.value.indexOf(found);
    area.setSelectionRange(at, at);
    area.dispatchEvent(new Event('click'));
    const line = area.value.slice(0, at).split('\n').length;
    document.querySelectorAll('#lines li')[line - 1]?.scrollIntoView({block: 'center'});
  }, words);
}

async function shootEditor(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await keep('list', await page.screenshot());

  await page.goto(`${address}/policies/whistleblowing`);
  const text = page.getByRole('textbox', {name: 'Text', exact: true});
  const words = await text.inputValue();
  await text.fill(words.replace('within one working day.', 'in writing, within one working day.'));
  await page.frameLocator('#frame').getByText('in writing, within').waitFor();
  await showLine(text, 'in writing, within');
  await settled(page);
  await keep('editor', await page.screenshot());

  await page.getByRole('button', {name: 'What changed'}).click();
  await page.locator('#comparison ins', {hasText: 'in writing'}).scrollIntoViewIfNeeded();
  await settled(page);
  await keep('comparison', await page.screenshot());

  await page.getByRole('button', {name: 'Make it a new version'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What changed?').fill('Managers pass concerns on in writing.');
  await dialog.getByRole('checkbox').nth(3).check();
  await dialog.locator('#version-lines li').first().waitFor();
  await page.setViewportSize({width: 1280, height: 1600});
  await keep('new-version', await dialog.screenshot());
  await page.setViewportSize({width: 1280, height: 800});
  await dialog.getByRole('button', {name: 'Not now'}).click();

  await page.getByRole('button', {name: 'Preview'}).click();
  await page.getByText('Who keeps it, and until when').click();
  const day = page.locator('#field-reviewBy');
  await day.fill('2028-03-18');
  await page.locator('#field-reviewBy-error:visible').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  await keep('problem', await page.screenshot({clip: {x: 0, y: 0, width: 1280, height: 420}}));
  await day.scrollIntoViewIfNeeded();
  const field = page.locator('details', {has: day});
  await keep('problem-field', await field.screenshot());
}

/** What a command prints, as a terminal shows it: in the site's mono face, without its colours. */
async function shootTerminal(page: Page, copy: string): Promise<void> {
  const script = path.join(ROOT, 'tools/policies/release.ts');
  const args = [JITI, script, '2027', '--yes', '--root', copy, '--today', DAY];
  const {stdout} = spawnSync(process.execPath, args, {cwd: ROOT, encoding: 'utf8'});
  const font = (file: string) => pathToFileURL(path.join(ROOT, 'src/fonts', file)).href;
  const html = `<!doctype html><meta charset="utf-8"><style>
@font-face {font-family: mono; src: url(${font('ibm-plex-mono-400.woff2')})}
body {margin: 0; background: #15181c; color: #fff; font: 15px/1.5 mono}
pre {margin: 0; padding: 28px 32px; white-space: pre-wrap; font: inherit}
b {color: #c9c7c1; font-weight: 400}
</style><pre><b>$ npm run policy:release -- 2027</b>\n\n${escapeHtml(stdout.trim())}</pre>`;
  const file = path.join(copy, 'terminal.html');
  writeFileSync(file, html);
  await page.setViewportSize({width: 900, height: 200});
  await page.goto(pathToFileURL(file).href);
  await settled(page);
  await keep('release', await page.screenshot({fullPage: true}));
}

function browserPath(): string | undefined {
  if (!existsSync(BROWSER_NOTE)) return undefined;
  const note: unknown = JSON.parse(readFileSync(BROWSER_NOTE, 'utf8'));
  return note !== null && typeof note === 'object' && 'executable' in note
    ? String(note.executable)
    : undefined;
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  const copy = copyOfPolicies();
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : {executablePath}),
    args: ['--no-sandbox', '--disable-gpu', '--lang=en-GB'],
    env: {...process.env, LANGUAGE: 'en_GB'},
  });
  const {program, address} = await editorOn(copy);
  try {
    const page = await browser.newPage({
      viewport: {width: 1280, height: 800},
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(120_000);
    await shootEditor(page, address);
    await shootTerminal(page, copy);
  } finally {
    program.kill();
    await browser.close();
    rmSync(copy, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
