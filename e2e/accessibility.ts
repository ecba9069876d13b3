import {source} from 'axe-core';
import type {Page} from 'playwright/test';

/** The axe rules to run: WCAG 2.2 AA, and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {readonly html: string}[];
}

interface AxeWindow {
  axe: {run: (context: Document, options: object) => Promise<{violations: Finding[]}>};
}

/** Runs axe on the page. Returns one line for each finding, with its first element. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (tags) => {
    // Axe reports elements under the sticky header. At the top of the page it covers none.
    window.scrollTo({top: 0, behavior: 'instant'});
    const {axe} = window as unknown as AxeWindow;
    const result = await axe.run(document, {
      runOnly: {type: 'tag', values: tags},
      resultTypes: ['violations'],
      preload: false,
    });
    return result.violations.map(({id, help, nodes}) => ({
      id,
      help,
      nodes: nodes.map(({html}) => ({html})),
    }));
  }, TAGS);
  return violations.map(({id, help, nodes}) => `${id}: ${help}\n    ${nodes[0]?.html ?? ''}`);
}
