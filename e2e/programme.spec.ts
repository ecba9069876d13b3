import {expect, test, type Page} from 'playwright/test';
import {WIDE} from '../playwright.config';

/** What the picture of a stage shows, and which companies are at work. */
const STAGES = [
  [/an empty plot/, 'Design, Recruitment'],
  [/a vermilion drill rig/, 'Design, Recruitment'],
  [/three solid timber blocks/, 'Design, Recruitment'],
  [/white floors round a vermilion core/, 'Design, Construction, Recruitment'],
  [/open frame with timber columns/, 'Design, Construction, Bespoke, Recruitment'],
  [/under a vermilion crane/, 'Design, Construction, Bespoke, Recruitment'],
  [/the finished oak tower/, 'Construction, Bespoke, Facilities, Recruitment'],
  [/the oak tower in use/, 'Facilities, Recruitment'],
] as const;

/** Collects the stages whose pictures the page requests. */
function requestedStages(page: Page): Set<number> {
  const stages = new Set<number>();
  page.on('request', (request) => {
    const [, stage] = /\/pictures\/tower(\d)-/.exec(request.url()) ?? [];
    if (stage !== undefined) stages.add(Number(stage));
  });
  return stages;
}

const programme = (page: Page) => page.getByRole('group', {name: 'Work stage'});
const stageButton = (page: Page, stage: number) =>
  programme(page).getByRole('radio', {name: new RegExp(`^${stage} `)});

/** Returns the companies whose lines are drawn thick. */
async function emphasised(page: Page): Promise<string> {
  const names = await programme(page)
    .locator('.programme__bar')
    .evaluateAll((bars) =>
      bars
        .filter((bar) => parseFloat(getComputedStyle(bar, '::before').height) > 3)
        .map((bar) => bar.querySelector('b')?.textContent),
    );
  return names.join(', ');
}

async function expectStage(page: Page, stage: number): Promise<void> {
  const [shown, atWork] = STAGES[stage] ?? [];
  await expect(stageButton(page, stage)).toBeChecked();
  await expect(programme(page).getByRole('img')).toHaveAccessibleName(shown ?? '');
  await expect(
    programme(page)
      .getByText(/^At work:/)
      .filter({visible: true}),
  ).toHaveText(`At work: ${atWork}`);
  expect(await emphasised(page)).toBe(atWork);
}

test('without scripts, the keys choose each stage, whose picture is requested only then', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL, ...WIDE});
  const requested = requestedStages(page);
  await page.goto('/');
  await stageButton(page, 7).focus();
  await page.waitForLoadState('networkidle');
  await expectStage(page, 7);
  expect([...requested]).toEqual([7]);
  for (const stage of [6, 5, 4, 3, 2, 1, 0]) {
    await page.keyboard.press('ArrowLeft');
    await expectStage(page, stage);
  }
  await expect.poll(() => [...requested]).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  await page.close();
});

test.describe('at 360 pixels', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the picture, its note and the stages fit on one screen', async ({page}) => {
    await page.goto('/');
    await page.getByText('Who does what: 8 stages, 5 companies').click();
    const picture = await programme(page).getByRole('img').boundingBox();
    const stage = await stageButton(page, 7).boundingBox();
    if (!picture || !stage) throw new Error('The page lacks the picture or a stage.');
    expect(picture.width).toBe(360);
    // The header covers 64 of the 740 pixels; the name of a stage is 80 high.
    expect(stage.y + 80 - picture.y).toBeLessThan(740 - 64);
  });
});

test('the finished building is printed, with every line', async ({page}) => {
  await page.goto('/');
  await stageButton(page, 3).check();
  await page.emulateMedia({media: 'print'});
  await expect(programme(page).getByRole('img')).toHaveAccessibleName(/the oak tower in use/);
  const weights = await programme(page)
    .locator('.programme__bar b')
    .evaluateAll((names) => names.map((name) => getComputedStyle(name).fontWeight));
  expect(new Set(weights).size).toBe(1);
});
