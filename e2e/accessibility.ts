import {source} from 'axe-core';
import type {Page} from 'playwright/test';

/** WCAG 2.2 AA, and what its authors recommend beside it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {readonly html: string}[];
}

interface AxeWindow {
  axe: {run: (context: Document, options: object) => Promise<{violations: Finding[]}>};
}

/** Everything axe finds on the page as it stands, one line a finding. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (tags) => {
    // Axe counts what the sticky header covers as lost; at the top it covers nothing.
    window.scrollTo({top: 0, behavior: 'instant'});
    const {axe} = window as unknown as AxeWindow;
    const result = await axe.run(document, {
      runOnly: {type: 'tag', values: tags},
      resultTypes: ['violations'],
    });
    return result.violations.map(({id, help, nodes}) => ({
      id,
      help,
      nodes: nodes.map(({html}) => ({html})),
    }));
  }, TAGS);
  return violations.map(({id, help, nodes}) => `${id}: ${help}\n    ${nodes[0]?.html ?? ''}`);
}
