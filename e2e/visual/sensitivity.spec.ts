import {expect, test} from 'playwright/test';
import {clipOf, TOLERANCE, widths} from './look';
import {openSheets, sheetAlone} from './sheets';

const BASELINE = `sheet-actions-${widths[1].width}.webp`;

/** Small faults that the comparison must detect. */
const faults = [
  ['a row of buttons 4 px further right', '.button-row {position: relative; left: 4px}'],
  ['a link 4 px lower', '.go {position: relative; top: 4px}'],
  ['another shade of the signal colour', '.button {--button-fill: #ce4420}'],
  ['another shade of quiet text', '.caption {color: #666c75}'],
  ['a thicker line', '.button {border-width: 2.5px; padding: 11px 23px}'],
] as const;

test.describe('the comparison', () => {
  test.use({viewport: widths[1]});
  test.beforeEach(() => {
    const renewal = 'npx playwright test --project=visual --update-snapshots';
    expect(
      test.info().config.updateSnapshots,
      `Never takes a fault for the new look: ${renewal}`,
    ).toBe('none');
  });

  for (const [fault, css] of faults) {
    test(`detects ${fault}`, async ({page}) => {
      await openSheets(page);
      const clip = await clipOf(await sheetAlone(page, 'actions'));
      const look = () =>
        page.screenshot({
          type: 'webp',
          animations: 'disabled',
          caret: 'hide',
          fullPage: true,
          clip,
        });
      expect(await look(), 'without the fault').toMatchSnapshot(BASELINE, TOLERANCE);
      await page.addStyleTag({content: css});
      const spoilt = await look();
      expect(() => expect(spoilt).toMatchSnapshot(BASELINE, TOLERANCE)).toThrow(/different/);
    });
  }
});
